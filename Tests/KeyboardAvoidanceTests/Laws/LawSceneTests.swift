import KeyboardAvoidanceTesting
import Testing

@Suite struct `Scenes that once broke a law` {
  /// The files of the folder `laws`, each named after the number of its law.
  static let files = SceneFile.all.filter { $0.path.hasPrefix("laws/") }

  @Test(arguments: files)
  func `keep it now`(file: SceneFile) throws {
    let number = try #require(file.path.dropFirst("laws/".count).first?.wholeNumberValue)
    let law = try #require(AvoidanceLaw(rawValue: number))
    #expect(LawChecker().finding(of: law, in: try file.scene()) == nil)
  }

  @Test func `are there`() { #expect(Self.files.count >= 15) }
}

/// Why a text is no scene: the first place at which it does not fit, what stands there and what would fit.
public struct SceneError: Error, Hashable, Sendable {
  /// The name that the scene was read under, usually its file name.
  public var file: String
  /// The line and column of the word that does not fit.
  public var place: Scene.Place
  /// What stands there.
  public var found: String
  /// What would fit there.
  public var expected: String

  /// Creates an error.
  public init(file: String, place: Scene.Place, found: String, expected: String) {
    self.file = file
    self.place = place
    self.found = found
    self.expected = expected
  }
}

extension SceneError: CustomStringConvertible {
  /// The error in one line: `FILE:LINE:COLUMN: found …, expected …`.
  public var description: String {
    "\(file):\(place.line):\(place.column): found \(found), expected \(expected)"
  }
}

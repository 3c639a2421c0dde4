/// Makes a scene smaller while something about it stays true: fewer statements, fewer options, simpler numbers.
///
/// It works on the lines of the text, as the reader tells what still makes sense: a line that is refused once another one
/// is gone goes too. So a view takes along whatever stands in it, and a `repeat` leaves its body behind.
public struct SceneShrinker {
  private let name: String
  private(set) var lines: [[UInt8]]
  private let isFailing: (Scene) -> Bool
  /// How many scenes are tried at most; a number that halves for ever would have no end.
  private var trialsLeft = 4000

  /// Creates a shrinker of a scene that fails.
  public init(_ scene: Scene, isFailing: @escaping (Scene) -> Bool) {
    name = scene.name
    lines = scene.text.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0.drop { $0 == UInt8(ascii: " ") }) }
    self.isFailing = isFailing
  }

  /// Returns the smallest scene that was found and still fails.
  public func shrunk() -> Scene {
    var shrinker = self
    var best: Scene?
    while let smaller = shrinker.pass() { best = smaller }
    return best ?? scene(of: lines)?.scene ?? Scene(name: name, statements: [])
  }

  /// Goes through everything that can be made smaller once; nil where nothing could.
  private mutating func pass() -> Scene? {
    var best = removeLines()
    best = removeLayers() ?? best
    best = removeWords() ?? best
    return simplifyNumbers() ?? best
  }

  /// Reads lines; those that make no sense without others are left out.
  private func scene(of lines: [[UInt8]]) -> (scene: Scene, lines: [[UInt8]])? {
    var lines = lines
    while !lines.isEmpty {
      do throws(SceneError) {
        let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        // Written anew, so that places and indents are those of the text.
        let scene = try Scene(reading: bytes, name: name)
        return (Scene(name: name, actions: scene.actions), lines)
      } catch {
        guard lines.indices.contains(error.place.line - 1) else { return nil }
        lines.remove(at: error.place.line - 1)
      }
    }
    return nil
  }

  /// Takes other lines in place of the present ones if they fail too.
  mutating func accept(_ candidate: [[UInt8]]) -> Scene? {
    guard trialsLeft > 0, candidate != lines, let (scene, lines) = scene(of: candidate), lines != self.lines else {
      return nil
    }
    trialsLeft -= 1
    guard isFailing(scene) else { return nil }
    self.lines = lines
    return scene
  }
}

@available(*, unavailable)
extension SceneShrinker: Sendable {}

/// Makes a scene smaller while something about it stays true: fewer statements, fewer options, simpler numbers.
///
/// It works on the lines of the text, as the reader tells what still makes sense: a line that is refused once another one
/// is gone goes too. So a view takes along whatever stands in it, and a `repeat` leaves its body behind.
public struct SceneShrinker {
  private let name: String
  private var lines: [[UInt8]]
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
  private mutating func accept(_ candidate: [[UInt8]]) -> Scene? {
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

extension SceneShrinker {
  /// Removes runs of lines, long ones first and from the end, where least hangs on them.
  private mutating func removeLines() -> Scene? {
    var best: Scene?
    var length = max(1, lines.count / 2)
    while length > 0 {
      var start = lines.count - length
      while start >= 0 {
        var candidate = lines
        candidate.removeSubrange(start..<min(start + length, lines.count))
        if let scene = accept(candidate) { best = scene }
        start = min(start, lines.count) - length
      }
      length /= 2
    }
    return best
  }

  /// Removes options: one or two words at a time.
  private mutating func removeWords() -> Scene? {
    var best: Scene?
    for line in lines.indices.reversed() {
      for length in [2, 1] {
        var start = 1
        while line < lines.count {
          var words = lines[line].split(separator: UInt8(ascii: " "))
          guard start + length <= words.count else { break }
          words.removeSubrange(start..<(start + length))
          if let scene = accept(lineReplaced(line, with: Array(words.joined(separator: [UInt8(ascii: " ")])))) {
            best = scene
          } else {
            start += 1
          }
        }
      }
    }
    return best
  }

  func lineReplaced(_ line: Int, with text: [UInt8]) -> [[UInt8]] {
    var candidate = lines
    candidate[line] = text
    return candidate
  }
}

extension SceneShrinker {
  /// Replaces numbers by simpler ones: zero, or rounder ones.
  private mutating func simplifyNumbers() -> Scene? {
    var best: Scene?
    for line in lines.indices.reversed() {
      var index = 0
      while line < lines.count {
        let numbers = NumberPlaces(in: lines[line])
        guard index < numbers.places.count else { break }
        for simpler in numbers.simplerTexts(at: index) {
          guard let scene = accept(lineReplaced(line, with: numbers.text(at: index, replacedBy: simpler))) else { continue }
          best = scene
          break
        }
        index += 1
      }
    }
    return best
  }
}

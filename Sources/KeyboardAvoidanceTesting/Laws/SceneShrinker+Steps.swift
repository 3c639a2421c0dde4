extension SceneShrinker {
  /// Removes runs of lines, long ones first and from the end, where least hangs on them.
  mutating func removeLines() -> Scene? {
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

  /// Removes views around others, which then stand in what the removed one stood in.
  mutating func removeLayers() -> Scene? {
    var best: Scene?
    for line in lines.indices.reversed() where line < lines.count {
      let words = lines[line].split(separator: UInt8(ascii: " "))
      guard words.count > 3, words[2].elementsEqual("in".utf8) else { continue }
      var candidate = lines.map { text in
        var inner = text.split(separator: UInt8(ascii: " "))
        guard inner.count > 3, inner[2] == words[2], inner[3] == words[1] else { return text }
        inner[3] = words[3]
        return Array(inner.joined(separator: [UInt8(ascii: " ")]))
      }
      candidate.remove(at: line)
      if let scene = accept(candidate) { best = scene }
    }
    return best
  }

  /// Removes options: one or two words at a time.
  mutating func removeWords() -> Scene? {
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

  private func lineReplaced(_ line: Int, with text: [UInt8]) -> [[UInt8]] {
    var candidate = lines
    candidate[line] = text
    return candidate
  }
}

extension SceneShrinker {
  /// Replaces numbers by simpler ones: zero, or rounder ones.
  mutating func simplifyNumbers() -> Scene? {
    var best: Scene?
    for line in lines.indices.reversed() {
      var index = 0
      while line < lines.count {
        let numbers = NumberPlaces(in: lines[line])
        guard index < numbers.places.count else { break }
        for simpler in numbers.simplerTexts(at: index) {
          let text = numbers.text(at: index, replacedBy: simpler)
          guard let scene = accept(lineReplaced(line, with: text)) else { continue }
          best = scene
          break
        }
        index += 1
      }
    }
    return best
  }
}

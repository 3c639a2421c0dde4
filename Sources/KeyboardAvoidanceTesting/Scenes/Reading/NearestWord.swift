/// What would fit, for a message: the one word that was probably meant, or all of them.
func whatFits(_ noun: String, _ words: [String], near word: SceneWord) -> String {
  if let nearest = nearest(to: word, among: words) { return "\(noun), perhaps `\(nearest)`" }
  return words.isEmpty ? noun : "\(noun): \(list(words))"
}

/// Words as a person lists them: `a, b or c`.
func list(_ words: [String], _ conjunction: String = "or") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// The word that is nearest to another one, if it is near enough to be a slip of the fingers.
func nearest(to word: SceneWord, among words: [String]) -> String? {
  // Words of this length are no slips, and a word of noise may be as long as the file.
  guard word.bytes.count < 32 else { return nil }
  let typed = Array(word.bytes)
  var best: (word: String, slips: Int)?
  for candidate in words {
    let other = Array(candidate.utf8)
    let allowed = min(other.count / 3, 2)
    guard other.count < 32, abs(other.count - typed.count) <= allowed else { continue }
    let count = slips(from: typed, to: other)
    if count <= allowed, count < best?.slips ?? .max { best = (candidate, count) }
  }
  return best?.word
}

/// How many letters must be put in, left out, replaced or swapped with the next to turn one word into the other.
private func slips(from first: [UInt8], to second: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var count = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        count = min(count, beforeLast[column - 1] + 1)
      }
      current.append(count)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}

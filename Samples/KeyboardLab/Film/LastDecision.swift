/// The last decision of an avoider that told anything new, and what it has been confirmed on since.
struct LastDecision {
  private(set) var words: DecisionWords
  /// Whether it was taken, or confirmed, since the frame before.
  var isFresh = true
  private var place: String
  private var confirmations: [String] = []

  init(_ words: DecisionWords, at place: String) {
    self.words = words
    self.place = place
  }

  /// The avoider decides again.
  ///
  /// Whenever it has written something it looks once more, and finds that nothing is left to do: that is no news.
  mutating func follow(_ next: DecisionWords, at place: String) {
    isFresh = true
    if next.isConfirmation(of: words) {
      if !confirmations.contains(next.reason) { confirmations.append(next.reason) }
    } else {
      self = LastDecision(next, at: place)
    }
  }

  /// All of it, as a list of terms.
  var markup: String {
    let wishes = words.wishes.isEmpty ? ["nothing"] : words.wishes
    let pairs = [
      ("Saw", words.inputs), ("Covered", [words.overlap]), ("Wanted", wishes), ("Written", [words.written]),
      ("Left", [words.left]),
    ]
    let list = pairs.map { term, texts in
      Markup.element("dt", nil, term) + texts.map { Markup.element("dd", nil, $0) }.joined()
    }
    let again = confirmations.isEmpty ? "" : "; the same on \(confirmations.joined(separator: ", "))"
    return "<article\(isFresh ? " class=\"fresh\"" : "")>\(Markup.element("h3", nil, words.avoider))"
      + "\(Markup.element("p", "when", "on \(words.reason), \(place)\(again)"))<dl>\(list.joined())</dl></article>"
  }
}

import KeyboardEvents

/// The words that a reader of logs knows, as a tree of letters.
///
/// A tree rather than a table because names in pasted logs are broken by spaces and line ends: one walk answers both what
/// a word is and whether it is the beginning of something longer.
struct LogVocabulary: Sendable {
  /// A place in the tree: what has been read so far.
  struct Node: Equatable, Sendable {
    fileprivate(set) var index: UInt16

    /// The place where every word starts.
    static var root: Node { Node(index: 0) }
    /// No place: no known word begins so.
    static var none: Node { Node(index: .max) }
  }

  private var letters: [UInt8] = [0]
  private var children: [UInt16] = [.max]
  private var siblings: [UInt16] = [.max]
  private var terms: [LogTerm?] = [nil]
  /// Whether a name may go on behind a space after what leads here.
  private var areBreakable: [Bool] = [false]

  private init() {}

  /// The place after one more letter.
  ///
  /// - Complexity: O(1): as many steps as there are different letters at the place.
  func step(from node: Node, by letter: UInt8) -> Node {
    guard node != .none else { return .none }
    var next = children[Int(node.index)]
    while next != .max, letters[Int(next)] != letter { next = siblings[Int(next)] }
    return Node(index: next)
  }

  /// What the letters that lead to the place mean when they are a whole word.
  func term(at node: Node) -> LogTerm? { node == .none ? nil : terms[Int(node.index)] }

  /// Whether what leads here may be the first part of a name that was broken.
  func isBreakable(at node: Node) -> Bool {
    node != .none && areBreakable[Int(node.index)] && children[Int(node.index)] != .max
  }

  private mutating func add(_ word: String, _ term: LogTerm) {
    var node = Node.root
    var length = 0
    // Parts shorter than this are ordinary words, and a sentence must not grow into a name by chance.
    let breakableLength = word.utf8.starts(with: "UI".utf8) ? 2 : word.utf8.count > 8 ? 8 : .max
    let isName = ["UIKeyboard", "keyboard", "Keyboard"].contains { word.utf8.starts(with: $0.utf8) }
    for letter in word.utf8 {
      var next = step(from: node, by: letter)
      if next == .none {
        next = Node(index: UInt16(letters.count))
        letters.append(letter)
        children.append(.max)
        siblings.append(children[Int(node.index)])
        terms.append(nil)
        areBreakable.append(false)
        children[Int(node.index)] = next.index
      }
      node = next
      length += 1
      if isName, length >= breakableLength { areBreakable[Int(node.index)] = true }
    }
    if terms[Int(node.index)] == nil { terms[Int(node.index)] = term }
  }
}

extension LogVocabulary {
  /// All the words.
  static let standard: LogVocabulary = {
    var words = LogVocabulary()
    words.addNames()
    words.addKeys()
    words.addForms()
    return words
  }()

  private mutating func addNames() {
    for name in LoggedNotification.Name.allCases {
      // "WillShow" of "keyboardWillShow".
      let event = String(name.rawValue.dropFirst(8))
      add("UIKeyboard" + event + "Notification", .notification(name))
      add("Keyboard" + event + "Message", .message(name))
      for other in ["UIKeyboard" + event, "keyboard" + event, "keyboard" + event + "Notification"] {
        add(other, .event(name))
      }
    }
  }

  private mutating func addKeys() {
    let stems: [(String, LogField)] = [
      ("FrameBegin", .begin), ("FrameEnd", .end), ("BeginFrame", .begin), ("EndFrame", .end),
      ("CenterBegin", .centerBegin), ("CenterEnd", .centerEnd), ("Bounds", .bounds), ("IsLocal", .isLocal),
      ("AnimationDuration", .duration), ("AnimationCurve", .curve), ("FrameChangedByUserInteraction", .changedByUser),
    ]
    for (stem, field) in stems {
      let full = LogTerm.key(LogKey(field: field, form: .full))
      for name in ["UIKeyboard" + stem + "UserInfoKey", "UIKeyboard" + stem, "keyboard" + stem + "UserInfoKey"] {
        add(name, full)
      }
      let lowerInitial = String(decoding: stem.utf8.prefix(1).map { $0 | 0x20 }, as: UTF8.self)
      // "AnimationCurve" is a type as well; the frames' names are not.
      let isPlain = field == .begin || field == .end
      for name in ["keyboard" + stem, lowerInitial + stem.dropFirst()] + (isPlain ? [stem] : []) {
        add(name, .key(LogKey(field: field, form: .short)))
      }
    }
    add("duration", .key(LogKey(field: .duration, form: .short)))
    add("curve", .key(LogKey(field: .curve, form: .short)))
    add("startCoordinates", .key(LogKey(field: .begin, form: .reactNative)))
    add("endCoordinates", .key(LogKey(field: .end, form: .reactNative)))
    add("easing", .key(LogKey(field: .easing, form: .reactNative)))
    add("isEventFromThisApp", .key(LogKey(field: .isLocal, form: .reactNative)))
  }

  private mutating func addForms() {
    let axes = [["x", "X", "screenX"], ["y", "Y", "screenY"], ["width", "Width", "w"], ["height", "Height", "h"]]
    for (axis, words) in axes.enumerated() { for word in words { add(word, .axis(axis)) } }
    let forms: [(LogTerm.Word, [String])] = [
      (.name, ["name", "_rawValue", "rawValue", "type", "event", "eventName", "eventType"]),
      (.surrounding, ["object", "userInfo", "some", "nativeEvent"]), (.key, ["key"]), (.value, ["value"]),
      (
        .type,
        [
          "NSRect", "CGRect", "NSPoint", "CGPoint", "NSValue", "NSConcreteValue", "NSNumber", "Optional", "Object",
          "AnyHashable",
        ]
      ),
      (.yes, ["true", "YES", "yes"]), (.no, ["false", "NO", "no"]), (.none, ["nil", "null", "undefined", "None"]),
      (.keyboard, ["keyboard"]), (.infinity, ["inf", "Inf", "INF", "infinity", "Infinity"]),
      (.notANumber, ["nan", "NaN", "NAN"]),
    ]
    for (term, words) in forms { for word in words { add(word, .word(term)) } }
  }
}

/// A key with its value, and where they stand.
struct LogEntry {
  var key: LogKey
  var value: LogValue
  /// The line of the key, or of the value where a debugger was asked for it.
  var line: Int
  var time: String?
  /// The bracket of the dictionary that the entry stands in, or 0 for none.
  var container: Int
  /// Whether the entry is a node of a printed tree, so it may say again what a summary said.
  var isExpansion: Bool

  /// Whether the entry alone shows that a keyboard is spoken of.
  var isEvidence: Bool {
    switch (key.form, value) {
    case (.full, .other): container > 0  // "UIKeyboardFrameEndUserInfoKey: the frame at the end" is a sentence.
    case (.full, _): true
    case (.reactNative, .flag): key.field == .isLocal
    case (_, .numbers): (key.field == .begin || key.field == .end) && key.form != .full
    default: false
    }
  }
}

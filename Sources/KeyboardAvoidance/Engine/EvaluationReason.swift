/// Why the avoider looks at everything anew.
public enum EvaluationReason: Hashable, Sendable, CaseIterable {
  /// The keyboard's state has changed.
  case keyboard
  /// A finger drags the keyboard.
  case drag
  /// Editing has begun, ended or moved on.
  case focus
  /// The caret or the selection has moved.
  case caret
  /// The host has laid out, scrolled or been written to.
  case layout
  /// An attachment has been attached, enabled or resumed, or somebody asked.
  case demand
}

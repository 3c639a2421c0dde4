public import KeyboardEvents

/// What happened to the focus; who has it, the tree is asked.
public enum EditingChange: Hashable, Sendable, CaseIterable {
  /// Editing has begun, or moved on to another field.
  case began
  /// Editing has ended.
  case ended
  /// The caret or the selection has moved, or the text has grown.
  case caret
}

extension EventName where Payload == EditingChange {
  /// Editing has begun, ended or moved on.
  public static var editingChange: Self { Self("editingChange") }
}

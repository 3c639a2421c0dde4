extension EventName where Payload == KeyboardTransition {
  /// The keyboard is about to come up, docked.
  public static var keyboardWillShow: Self { Self("keyboardWillShow") }
  /// The keyboard has come up, docked.
  public static var keyboardDidShow: Self { Self("keyboardDidShow") }
  /// The keyboard is about to leave the bottom of the screen.
  public static var keyboardWillHide: Self { Self("keyboardWillHide") }
  /// The keyboard has left the bottom of the screen.
  public static var keyboardDidHide: Self { Self("keyboardDidHide") }
  /// The keyboard's frame is about to change, also on show and hide.
  public static var keyboardWillChangeFrame: Self { Self("keyboardWillChangeFrame") }
  /// The keyboard's frame has changed, also on show and hide.
  public static var keyboardDidChangeFrame: Self { Self("keyboardDidChangeFrame") }
}

extension EventName where Payload == KeyboardDrag {
  /// A finger is dragging the keyboard; no other event is sent meanwhile.
  public static var keyboardDrag: Self { Self("keyboardDrag") }
}

extension EventName where Payload == KeyboardStateChange {
  /// The state that a tracker keeps has changed; who comes late can ask for the last change at once.
  public static var keyboardStateChange: Self { Self("keyboardStateChange", isReplaying: true) }
}

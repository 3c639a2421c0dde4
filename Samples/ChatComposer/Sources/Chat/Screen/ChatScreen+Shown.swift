package import KeyboardEvents

/// What is to be seen of the screen at this moment of a motion, in the coordinates of the window.
extension ChatScreen {
  /// The bar with the text.
  package var shownBar: Rect { window.shownFrame(of: bar) }
  /// The text in the bar.
  package var shownText: Rect { window.shownFrame(of: text) }
  /// The list, through which the messages are seen.
  package var shownList: Rect { window.shownFrame(of: list) }
  /// The messages in their order, and where each is; outside the list it is not seen.
  package var shownMessages: [(text: String, frame: Rect)] {
    messages.map { ($0.name, window.shownFrame(of: $0)) }
  }
}

import AvoidanceStrategies
package import KeyboardAvoidance
package import KeyboardEvents
import ViewTrees

/// A chat: messages in a list that keeps its end in view, and below it a bar with a text that grows with its lines.
///
/// The bar is laid out on the keyboard's guide, and the list on the bar. That is all there is of keyboards in it.
package final class ChatScreen {
  package let window: Window
  let list = View("list")
  package let bar = View("bar")
  let text = View("text")
  private(set) var messages: [View] = []
  private let tracker: KeyboardTracker
  /// What is being written.
  package private(set) var draft = ""
  /// Whether the list is at its end, and stays there; a finger that scrolls elsewhere ends it.
  package private(set) var isAtEnd = true
  package let avoider: KeyboardAvoider<Window>

  /// Creates the screen for a window of this size.
  package init(size: Size, safeArea: Insets = .zero, tracker: KeyboardTracker, clock: @escaping () -> Double) {
    window = Window(clock: clock)
    self.tracker = tracker
    avoider = KeyboardAvoider(tree: window, tracker: tracker, animator: WindowAnimator(window))
    list.scroll = ScrollMetrics(contentOffset: .zero, contentSize: .zero)
    text.scroll = ScrollMetrics(contentOffset: .zero, contentSize: .zero)
    window.root.add(list)
    window.root.add(bar)
    bar.add(text)
    // Weakly, as the avoider gives everything back while the screen is on its way out, and the window lays out then.
    window.layout = { [weak self] in self?.place() }
    avoider.attach(KeyboardGuide(), to: .guide(.keyboard))
    turn(to: size, safeArea: safeArea)
  }
}

extension ChatScreen {
  /// The window has another size and another safe area.
  package func turn(to size: Size, safeArea: Insets) {
    window.root.frame = Rect(origin: .zero, size: size)
    window.safeArea = safeArea
    changed(by: .immediate)
  }

  /// Begins or ends writing.
  package func edit(_ isEditing: Bool) {
    window.edited = isEditing ? text : nil
    avoider.focusDidChange()
  }

  /// Writes at the end of the draft; the bar grows while there are more lines.
  package func type(_ characters: String) {
    draft += characters
    changed(by: tracker.motionToJoin())
    avoider.caretDidChange()
  }

  /// Makes the draft a message.
  package func send() {
    let sent = draft
    draft = ""
    receive(sent)
  }

  /// Adds a message at the end.
  package func receive(_ message: String) {
    let view = View(message)
    messages.append(view)
    list.add(view)
    changed(by: tracker.motionToJoin())
  }

  /// A finger scrolls the list.
  package func scroll(to offset: Double) {
    let offset = min(max(0, offset), list.endOffset)
    list.scroll?.contentOffset.y = offset
    isAtEnd = offset == list.endOffset
    changed(by: .immediate)
  }

  /// Lays out what has changed, and tells the avoider.
  private func changed(by motion: KeyboardMotion) {
    window.layOut(by: motion)
    avoider.layoutDidChange()
  }
}

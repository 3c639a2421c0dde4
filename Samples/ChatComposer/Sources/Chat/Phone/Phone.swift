import KeyboardAvoidance
package import KeyboardEvents

/// What a system is to the app: a screen, a clock, and a keyboard that comes and goes.
package final class Phone {
  package let center: ObserverCenter
  package let tracker: KeyboardTracker
  package let chat: ChatScreen
  /// The screen's size at this moment, in points.
  package private(set) var size: Size
  private let emitter: KeyboardEmitter
  private let progress: KeyboardProgressEmitter
  private let time = Time()

  /// Creates a phone with a chat on its screen.
  package init(size: Size, safeArea: Insets = .zero, center: ObserverCenter = ObserverCenter()) {
    self.size = size
    self.center = center
    let time = time
    tracker = KeyboardTracker(
      center: center, screenBounds: Rect(origin: .zero, size: size), clock: { time.now })
    emitter = KeyboardEmitter(center: center)
    progress = KeyboardProgressEmitter(tracker: tracker, clock: { time.now })
    chat = ChatScreen(size: size, safeArea: safeArea, tracker: tracker, clock: { time.now })
  }

  /// Where the keyboard's top edge is at this moment, in points; away, it is the screen's bottom.
  package var keyboardTop: Double { size.height - progress.progress().height }

  /// Lets time pass frame by frame, and tells after each.
  package func run(seconds: Double, framesPerSecond: Double = 60, _ drawn: () -> Void = {}) {
    let (start, frames) = (time.now, Int(seconds * framesPerSecond))
    for frame in 0..<frames {
      time.now = start + Double(frame + 1) / framesPerSecond
      progress.draw()
      chat.window.draw()
      drawn()
    }
    if !progress.isMoving { emitter.finish() }
  }

  private final class Time {
    var now = 0.0
  }
}

extension Phone {
  /// The text is tapped: the keyboard comes.
  package func tapText(
    keyboardHeight: Double, over duration: Double = 0.25, curve: AnimationCurve = .keyboard
  ) throws(KeyboardPayloadError) {
    chat.edit(true)
    try emitter.show(to: keyboard(height: keyboardHeight), over: duration, curve: curve)
  }

  /// The keyboard becomes higher or lower, as with a row of suggestions.
  package func resizeKeyboard(height: Double) throws(KeyboardPayloadError) {
    try emitter.move(to: keyboard(height: height))
  }

  /// Writing ends: the keyboard goes.
  package func dismiss(over duration: Double = 0.25) {
    chat.edit(false)
    emitter.hide(to: keyboard(height: 0), over: duration)
  }

  /// A finger drags the keyboard; it takes hold of it at the top of the bar.
  package func drag(finger: Double) { emitter.drag(finger: finger, dismissPadding: chat.avoider.dismissPadding) }

  /// The screen turns: the app is laid out anew, and the keyboard comes in the shape that fits.
  package func turn(safeArea: Insets, keyboardHeight: Double?) throws(KeyboardPayloadError) {
    size = Size(width: size.height, height: size.width)
    tracker.setBounds(Rect(origin: .zero, size: size))
    chat.turn(to: size, safeArea: safeArea)
    if let keyboardHeight { try emitter.show(to: keyboard(height: keyboardHeight)) }
  }

  private func keyboard(height: Double) -> Rect {
    Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}

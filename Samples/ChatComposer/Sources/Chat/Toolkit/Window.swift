package import KeyboardEvents

/// A window of the toolkit: its views, and how they get from one layout to the next.
package final class Window {
  package let root = View("root")
  package var safeArea = Insets.zero
  /// The view that is being edited.
  package var edited: View?
  /// How far the keyboard's guide reaches above the window's bottom, in points; nil at rest.
  package internal(set) var guideHeight: Double?
  /// How far above the keyboard a finger takes hold of it, in points: the height of what stands on the guide.
  package var grip = 0.0
  /// Places the views; the app's.
  package var layout: () -> Void = {}
  let clock: () -> Double
  private var motion = KeyboardMotion.immediate
  private var waiting: [(end: Double, completion: (Bool) -> Void)] = []

  /// Creates a window; the clock tells the time in seconds.
  package init(clock: @escaping () -> Double) { self.clock = clock }

  /// The guide's height as layout has to take it, in points.
  package var bottomGuide: Double { guideHeight ?? safeArea.bottom }

  /// Lays out; what has changed gets there by a motion.
  package func layOut(by motion: KeyboardMotion) {
    animate(motion) {}
  }

  /// Makes changes, and lays out; what has changed gets there by a motion.
  func animate(_ motion: KeyboardMotion, _ changes: () -> Void) {
    self.motion = motion
    changes()
    layOutNow()
    self.motion = .immediate
  }

  /// Lays out within the motion that runs, or without one.
  func layOutNow() {
    layout()
    show(root)
  }

  private func show(_ view: View) {
    var shown = view.shown ?? ShownView(view)
    shown.follow(view, by: motion, at: clock())
    view.shown = shown
    for child in view.children { show(child) }
  }

  /// Calls back when a motion is over.
  func wait(for motion: KeyboardMotion, _ completion: @escaping (Bool) -> Void) {
    guard motion.timeInMotion > 0 else { return completion(true) }
    waiting.append((clock() + motion.timeInMotion, completion))
  }

  /// Draws a frame: whoever waits for the end of a motion is called once it is there.
  package func draw() {
    let due = waiting.filter { $0.end <= clock() }
    waiting.removeAll { $0.end <= clock() }
    for wait in due { wait.completion(true) }
  }
}

extension Window {
  /// Returns the frame of a view as it is on the screen now, in the coordinates of the window.
  package func shownFrame(of view: View) -> Rect {
    let now = clock()
    guard var frame = view.shown?.frame(at: now) else { return .zero }
    var ancestor = view.parent
    while let outer = ancestor, let shown = outer.shown {
      let origin = shown.frame(at: now).origin
      frame = frame.offsetBy(x: origin.x, y: origin.y - shown.offset(at: now))
      ancestor = outer.parent
    }
    return frame
  }
}

import KeyboardEvents
import ViewTrees

/// What of a view is on the screen: numbers on their way to where the view is laid out.
struct ShownView {
  private var x: MovingNumber
  private var y: MovingNumber
  private var width: MovingNumber
  private var height: MovingNumber
  private var offset: MovingNumber

  /// A view that was not shown before is where it belongs at once.
  init(_ view: View) {
    x = MovingNumber(view.frame.minX)
    y = MovingNumber(view.frame.minY)
    width = MovingNumber(view.frame.width)
    height = MovingNumber(view.frame.height)
    offset = MovingNumber(view.scroll?.contentOffset.y ?? 0)
  }

  /// Sends what has changed to where the view is now; the rest goes on as it did.
  mutating func follow(_ view: View, by motion: KeyboardMotion, at time: Double) {
    x.follow(view.frame.minX, by: motion, at: time)
    y.follow(view.frame.minY, by: motion, at: time)
    width.follow(view.frame.width, by: motion, at: time)
    height.follow(view.frame.height, by: motion, at: time)
    offset.follow(view.scroll?.contentOffset.y ?? 0, by: motion, at: time)
  }

  func frame(at time: Double) -> Rect {
    Rect(x: x.value(at: time), y: y.value(at: time), width: width.value(at: time), height: height.value(at: time))
  }

  func offset(at time: Double) -> Double { offset.value(at: time) }
}

extension MovingNumber {
  fileprivate mutating func follow(_ value: Double, by motion: KeyboardMotion, at time: Double) {
    if target != value { move(to: value, by: motion, at: time) }
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import KeyboardEvents
  import UIKit

  // Between the numbers of UIKit and those of the core: both are points, y growing downward.

  extension Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension Size {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension Rect {
    init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
  }

  extension Insets {
    init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    }

    /// What is left of an inset once the app's own is taken out.
    init(_ insets: UIEdgeInsets, without own: UIEdgeInsets) {
      self.init(
        top: Double(insets.top - own.top), left: Double(insets.left - own.left),
        bottom: Double(insets.bottom - own.bottom), right: Double(insets.right - own.right))
    }
  }

  extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
  }

  extension UIEdgeInsets {
    init(_ insets: Insets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import KeyboardEvents
  import SwiftUI

  extension KeyboardMotion {
    /// The motion as SwiftUI's; nil is none, as where a keyboard fades in its place.
    ///
    /// The keyboard's own curve is the spring that it is.
    var animation: Animation? {
      guard timeInMotion > 0 else { return nil }
      switch curve {
      case .easeInOut: return .easeInOut(duration: duration)
      case .easeIn: return .easeIn(duration: duration)
      case .easeOut: return .easeOut(duration: duration)
      case .linear: return .linear(duration: duration)
      default: return .interpolatingSpring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
      }
    }
  }
#endif

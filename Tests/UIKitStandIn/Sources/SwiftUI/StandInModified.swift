public import UIKit

/// A view and the modifiers that were put on it, the innermost first.
public struct StandInModified: View {
  /// A modifier, as far as the stand-in knows what it does.
  public enum Modifier {
    /// The view itself.
    case content
    /// What is added below, in points.
    case bottomPadding(CGFloat)
    /// How far down it is shown, without a change to the layout, in points.
    case offset(CGFloat)
    /// A view behind it, in the same place.
    case background(any View)
    /// The keyboard makes no safe area for it.
    case ignoresKeyboard
  }

  /// The modifiers.
  public var modifiers: [Modifier]

  /// A view without modifiers.
  public init() { modifiers = [] }

  init(_ modifiers: [Modifier]) { self.modifiers = modifiers }

  /// There is none.
  public var body: Never { fatalError("This view has no body.") }
}

/// A view with a modifier whose body is asked for anew at each update.
struct StandInUpdating: View {
  let update: () -> any View

  var body: Never { fatalError("This view has no body.") }
}

@available(*, unavailable)
extension StandInModified: Sendable {}

@available(*, unavailable)
extension StandInModified.Modifier: Sendable {}

public import UIKit

/// Shows one view in a UIKit view: it lays the content out in a rectangle, makes the UIKit views behind it, and does both
/// anew after each change of state.
@MainActor
public final class StandInHosting {
  private let view: any View
  private let place: CGRect
  private weak var superview: UIView?
  private var background: UIView?
  /// The frame in which the content is shown.
  public private(set) var contentFrame = CGRect.zero
  /// How often it was laid out.
  public private(set) var updateCount = 0

  /// Shows a view; without modifiers its content fills the place.
  public init(_ view: some View, in place: CGRect, of superview: UIView) {
    self.view = view
    self.place = place
    self.superview = superview
    update()
    StandInState.didChange = { [weak self] in self?.update() }
  }

  /// Takes the view away, as SwiftUI does when it disappears.
  public func disappear() {
    background?.removeFromSuperview()
    background = nil
  }

  private func update() {
    updateCount += 1
    var layout = place
    var shift: CGFloat = 0
    var behind: [any View] = []
    for modifier in (Self.modified(view) ?? StandInModified()).modifiers {
      switch modifier {
      case .content, .ignoresKeyboard: break
      case .bottomPadding(let length): layout.size.height -= length
      case .offset(let distance): shift += distance
      case .background(let view): behind.append(view)
      }
    }
    contentFrame = layout.offsetBy(dx: 0, dy: shift)
    // Last, as a view that comes into a window may change the state at once.
    for view in behind { show(view) }
  }

  /// The padding is inside the place, and an offset changes no layout: what is behind fills the place.
  private func show(_ view: any View) {
    guard let representable = view as? any UIViewRepresentable else { return }
    if let background { return Self.update(representable, background) }
    let made = Self.make(representable)
    made.frame = place
    background = made
    superview?.addSubview(made)
  }

  private static func make<Representable: UIViewRepresentable>(_ view: Representable) -> UIView {
    let made = view.makeUIView(context: UIViewRepresentableContext())
    view.updateUIView(made, context: UIViewRepresentableContext())
    return made
  }

  private static func update<Representable: UIViewRepresentable>(_ view: Representable, _ made: UIView) {
    guard let made = made as? Representable.UIViewType else { return }
    view.updateUIView(made, context: UIViewRepresentableContext())
  }

  private static func modified(_ view: any View) -> StandInModified? {
    if let updating = view as? StandInUpdating { return modified(updating.update()) }
    return view as? StandInModified
  }
}

/// The state of all views.
@MainActor
enum StandInState {
  /// Is called after each change.
  static var didChange: (() -> Void)?
}

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import KeyboardEvents
  public import UIKit
  public import ViewTrees

  extension UIKitViewTree: @MainActor ConstraintTree {
    /// Returns the metrics of a vertical constraint, whichever of its two items is the placed one.
    public func constraintMetrics(of constraint: NSLayoutConstraint) -> ConstraintMetrics<UIView>? {
      guard let placement = placement(of: constraint), placement.view.window != nil else { return nil }
      let constant = Double(placement.isReversed ? -constraint.constant : constraint.constant)
      return ConstraintMetrics(
        node: placement.view, line: Double(placement.line), span: Rect(placement.span), isHeight: placement.isHeight,
        constant: constant, isActive: constraint.isActive)
    }

    /// Writes the constant, as it counts for the placed item.
    public func setConstant(_ constant: Double, of constraint: NSLayoutConstraint) {
      constraint.constant = placement(of: constraint)?.isReversed == true ? -constant : constant
    }

    /// Activates or deactivates the constraint.
    public func setActive(_ isActive: Bool, of constraint: NSLayoutConstraint) { constraint.isActive = isActive }

    private func placement(of constraint: NSLayoutConstraint) -> ConstraintPlacement? {
      ConstraintPlacement(constraint, between: ends(of: constraint))
    }
  }

  /// Which view a constraint places, and by what.
  @MainActor
  struct ConstraintPlacement {
    let view: UIView
    /// The line that the view hangs on, in window coordinates.
    let line: CGFloat
    /// The frame that the line is an edge of, in window coordinates.
    let span: CGRect
    let isHeight: Bool
    /// Whether the placed view is the second item, as Interface Builder likes to have it: then the constant counts
    /// the other way.
    let isReversed: Bool

    init?(_ constraint: NSLayoutConstraint, between ends: ConstraintEnds) {
      guard let first = ConstraintItem(ends.first, constraint.firstAttribute) else { return nil }
      isHeight = constraint.firstAttribute == .height
      if isHeight {
        guard let hold = first.bottomHold else { return nil }
        (view, line, span, isReversed) = (first.view, hold.line, hold.frame, false)
        return
      }
      guard let second = ConstraintItem(ends.second, constraint.secondAttribute) else { return nil }
      isReversed = first.contains(second)
      let hold = isReversed ? first : second
      (view, line, span) = (isReversed ? second.view : first.view, hold.line, hold.frame)
    }
  }
#endif

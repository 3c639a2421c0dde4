#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// One side of a constraint: a view or a guide, and an attribute of it.
  @MainActor
  struct ConstraintItem {
    /// The view, or the one that owns the guide.
    let view: UIView
    /// The frame of the view or guide, in window coordinates.
    let frame: CGRect
    private let attribute: NSLayoutConstraint.Attribute
    private let isGuide: Bool

    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
      self.attribute = attribute
      if let view = item as? UIView {
        (self.view, isGuide) = (view, false)
        frame = view.convert(view.bounds, to: nil)
      } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
        (view, isGuide) = (owner, true)
        frame = owner.convert(guide.layoutFrame, to: nil)
      } else {
        return nil
      }
    }

    /// The edge that the attribute names, in window coordinates.
    var line: CGFloat {
      switch attribute {
      case .top, .topMargin, .firstBaseline: frame.minY
      case .centerY, .centerYWithinMargins: frame.midY
      default: frame.maxY
      }
    }

    /// Whether the other item is inside this one: a subview, or for a guide of the same view that view's subview.
    func contains(_ other: ConstraintItem) -> Bool {
      other.view.isDescendant(of: view) && (other.view !== view || !isGuide && other.isGuide)
    }

    /// What holds the bottom of the item, or without a constraint on it the bottom of its superview.
    var bottomHold: ConstraintItem? {
      guard let superview = view.superview else { return nil }
      for constraint in superview.constraints where constraint.isActive {
        let ends = ConstraintEnds(constraint)
        if ends.first === view, constraint.firstAttribute == .bottom {
          return ConstraintItem(ends.second, constraint.secondAttribute)
        }
        if ends.second === view, constraint.secondAttribute == .bottom {
          return ConstraintItem(ends.first, constraint.firstAttribute)
        }
      }
      return ConstraintItem(superview, .bottom)
    }
  }
#endif

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The two things that a constraint is between, held weakly.
  ///
  /// A constraint neither holds them nor forgets them when they are gone, so it is asked for them only where they are known
  /// to be there: when it is handed over, and while a view has it in force.
  ///
  /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem>
  @MainActor
  struct ConstraintEnds {
    private(set) weak var constraint: NSLayoutConstraint?
    private(set) weak var first: AnyObject?
    private(set) weak var second: AnyObject?

    init(_ constraint: NSLayoutConstraint) {
      self.constraint = constraint
      first = unsafe constraint.firstItem
      second = unsafe constraint.secondItem
    }
  }
#endif

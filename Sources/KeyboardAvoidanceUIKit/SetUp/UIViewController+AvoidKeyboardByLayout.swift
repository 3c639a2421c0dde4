#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import AvoidanceStrategies
  import KeyboardAvoidance
  public import UIKit

  extension UIViewController {
    /// Lifts what hangs on a constraint by as much as the keyboard reaches above the line that it hangs on.
    ///
    /// - Parameters:
    ///   - constraint: a vertical constraint of an edge, in either order of its items, or of a height.
    ///   - extra: space that is added while there is a lift, in points.
    @discardableResult
    public func avoidKeyboard(moving constraint: NSLayoutConstraint, extra: Double = 0) -> UIKitAvoidance {
      let avoidance = keyboardAvoidance
      // A constraint does not hold its items, so it may be held; and they are there now.
      avoidance.tree.ends(of: constraint)
      avoidance.attach { $0.attach(ConstraintConstant(extra: extra), to: .constraint(constraint)) }
      return avoidance
    }

    /// Puts one set of constraints in force while the keyboard is up, and another one at rest.
    @discardableResult
    public func avoidKeyboard(
      activating whileUp: [NSLayoutConstraint], insteadOf atRest: [NSLayoutConstraint]
    ) -> UIKitAvoidance {
      let avoidance = keyboardAvoidance
      for constraint in whileUp + atRest { avoidance.tree.ends(of: constraint) }
      avoidance.attach { $0.attach(ConstraintSwitch(), to: .constraints(whileUp: whileUp, atRest: atRest)) }
      return avoidance
    }

    /// Lets a guide begin at the keyboard's top.
    @discardableResult
    public func avoidKeyboard(raising guide: AvoidanceGuide) -> UIKitAvoidance {
      let avoidance = keyboardAvoidance
      avoidance.attach { [weak guide] avoider in
        guard let guide else { return }
        avoider.attach(KeyboardGuide(), to: .guide(guide))
      }
      return avoidance
    }
  }
#endif

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import AvoidanceStrategies
  import KeyboardAvoidance
  import KeyboardEvents
  import UIKit

  /// How a view has to be placed so that it avoids the keyboard.
  struct KeyboardPlace: Equatable {
    /// How far down it moves, in points; usually not above 0.
    var offset: CGFloat = 0
    /// What is taken from its height, in points.
    var bottomPadding: CGFloat = 0

    init() {}

    /// Takes from a plan what can be done to a view from outside.
    init(_ plan: AvoidancePlan) {
      for adjustment in plan.adjustments {
        switch adjustment {
        case .translation(let distance): offset = CGFloat(distance)
        case .heightChange(let difference): bottomPadding = CGFloat(-difference)
        default: break
        }
      }
    }
  }

  /// A view that is laid out where another one would be, and asks a strategy where that has to be instead.
  @MainActor
  final class KeyboardSpaceView: UIView {
    /// What is asked from the next event on.
    var strategy = AnyAvoidanceStrategy(NoAvoidance())
    private var place = KeyboardPlace()

    /// - Parameter tell: is told each new place, and the motion to it.
    convenience init(strategy: AnyAvoidanceStrategy, tell: @escaping (KeyboardPlace, KeyboardMotion) -> Void) {
      self.init(frame: .zero)
      self.strategy = strategy
      isUserInteractionEnabled = false
      let avoidance = UIKitAvoidance(root: self)
      avoidance.attach { [weak self, tracker = avoidance.tracker] avoider in
        guard let self else { return }
        let reading = AnyAvoidanceStrategy { [weak self] context in
          if let self { self.take(Self.plan(self.strategy, context)) { tell($0, tracker.lastMotion) } }
          // The view itself stays where it is laid out.
          return .none
        }
        avoider.attach(reading, to: .view(self))
      }
    }

    private static func plan(_ strategy: AnyAvoidanceStrategy, _ context: AvoidanceContext) -> AvoidancePlan {
      var context = context
      context.focus = context.focus ?? FocusRegion(frame: context.target)
      // Nothing that is moved here is known to the avoider, so nothing can be left where it was put: it is asked anew.
      context.mayReveal = true
      context.hasUserScrolled = false
      return strategy.plan(for: context)
    }

    private func take(_ plan: AvoidancePlan, _ tell: (KeyboardPlace) -> Void) {
      let place = KeyboardPlace(plan)
      guard place != self.place else { return }
      self.place = place
      tell(place)
    }
  }

  extension KeyboardTracker {
    /// How the keyboard of the screen moved last.
    fileprivate var lastMotion: KeyboardMotion { state().motion }
  }
#endif

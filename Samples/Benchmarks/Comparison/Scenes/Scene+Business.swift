import KeyboardAvoidanceTesting
import KeyboardEvents

extension Scene {
  /// Whether a system has what the scene asks for, so that it can be held to what the scene says.
  ///
  /// The scene must have one avoider that brings what is edited into sight, on one screen that the window fills; must
  /// use no option and no event that only this package has; and must claim something that a person sees.
  func isBusiness(of system: System) -> Bool {
    guard avoidances.count == 1, let avoidance = avoidances.first, avoidance.isPlain, isOnOneScreen,
      !usesOwnFeatures, claimsWhatIsSeen
    else { return false }
    if system == .ours { return true }
    guard avoidance.distance == 0 || system.hasDistance else { return false }
    return !system.needsScrollView || editsInScrollViews
  }

  /// The scene and all that its repetitions hold.
  var allActions: [Scene.Action] { actions.flatMap { $0.withRepeated } }

  private var isOnOneScreen: Bool {
    var size: Size?
    for case .declare(let declaration) in actions {
      switch declaration {
      case .screen(_, let screenSize, _, _):
        guard size == nil else { return false }
        size = screenSize
      case .window(_, let frame, _):
        guard let size, frame == Rect(origin: .zero, size: size) else { return false }
      default: break
      }
    }
    return true
  }

  /// Whether something happens, or is declared, that the others do not have.
  private var usesOwnFeatures: Bool {
    allActions.contains { action in
      switch action {
      case .drag, .lifecycle: true
      case .declare(.field(_, _, _, let traits)): traits.distance != nil
      case .declare(.scroll(_, _, _, let traits)): traits.isPaging
      case .set(let property, _): property.path == .active || property.path == .constant
      default: false
      }
    }
  }

  private var claimsWhatIsSeen: Bool {
    allActions.contains { if case .expect(let expectation) = $0 { expectation.isSeen } else { false } }
  }
}

extension Scene.Action {
  fileprivate var withRepeated: [Scene.Action] {
    if case .repeat(_, let body) = self { body.flatMap { $0.action.withRepeated } } else { [self] }
  }
}

extension Scene.Avoidance {
  /// Whether the avoider reveals the field by the least, like the others do, and has no other option than a distance.
  fileprivate var isPlain: Bool {
    switch method {
    case .inset, .automatic, .shift: break
    case .constant, .switch, .guide, .resize, .none: return false
    }
    var plain = Scene.Avoidance(name: name, method: method)
    plain.distance = distance
    return self == plain
  }
}

extension Scene.Expectation {
  /// Whether it is about what a person sees once things have settled, whoever avoids the keyboard.
  var isSeen: Bool {
    guard !isNow else { return false }
    return switch claim {
    case .visible, .unmoved, .restored: true
    default: false
    }
  }
}

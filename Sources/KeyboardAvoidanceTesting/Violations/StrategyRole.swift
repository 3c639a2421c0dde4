/// What a strategy works on, and what it promises there: the part of which built-in strategy it takes over.
///
/// | role | works on | brings the focus into sight |
/// |---|---|---|
/// | ``inset(distance:)`` | a scroll view | by its offset |
/// | ``shift(distance:)`` | a view | by moving the view up |
/// | ``automatic(distance:)`` | a view and the scroll views around the focus in it | by both |
/// | ``resize`` | a view | no: it makes room, and the app scrolls |
/// | ``constant`` | a constraint | no: it makes room |
/// | ``switch`` | two sets of constraints | no: it makes room |
/// | ``guide`` | a keyboard guide | no: it tells where the keyboard is |
/// | ``none`` | a view | no: it leaves it alone |
///
/// Laws 1 and 2 are asked where the last column does not say no, all others of every role.
public struct StrategyRole: Hashable, Sendable {
  let kind: SceneGenerator.Kind
  /// The space that the strategy keeps between what is edited and the keyboard, in points.
  let distance: Double

  private init(_ kind: SceneGenerator.Kind, distance: Double = 0) {
    self.kind = kind
    self.distance = distance
  }

  /// Works on a scroll view, and brings the focus to `distance` points above the keyboard by its offset.
  public static func inset(distance: Double = 0) -> StrategyRole { StrategyRole(.inset, distance: distance) }
  /// Works on a view, and moves it up until the focus is `distance` points above the keyboard.
  public static func shift(distance: Double = 0) -> StrategyRole { StrategyRole(.shift, distance: distance) }
  /// Works on a view and the scroll views in it, and brings the focus to `distance` points above the keyboard.
  public static func automatic(distance: Double = 0) -> StrategyRole { StrategyRole(.automatic, distance: distance) }
  /// Works on a view, and makes room at its bottom.
  public static var resize: StrategyRole { StrategyRole(.resize) }
  /// Works on one constraint, and makes room by its constant.
  public static var constant: StrategyRole { StrategyRole(.constant) }
  /// Works on two sets of constraints, and has one in force while the keyboard is up.
  public static var `switch`: StrategyRole { StrategyRole(.switch) }
  /// Works on a keyboard guide.
  public static var guide: StrategyRole { StrategyRole(.guide) }
  /// Works on a view that is to be left alone.
  public static var none: StrategyRole { StrategyRole(.none) }
}

/// A law about what is in sight, from which a strategy can be exempt; from the others none can.
public enum SightLaw: Hashable, Sendable, CaseIterable {
  /// Law 1: for a strategy that moves less than it could, because its author wants it so.
  case reveals
  /// Law 2: for a strategy that moves also what was in sight.
  case staysPut
}

extension SightLaw {
  /// The law that it is.
  public var law: AvoidanceLaw {
    switch self {
    case .reveals: .reveals
    case .staysPut: .staysPut
    }
  }
}

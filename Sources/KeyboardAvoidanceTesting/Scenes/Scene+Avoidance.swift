extension Scene {
  /// Who avoids the keyboard, and how.
  public struct Avoidance: Hashable, Sendable {
    /// The avoider's name.
    public var name: String
    /// What it does, and to what.
    public var method: Method
    /// The name of a strategy of your own that works in place of the method's; nil is the method's.
    ///
    /// Written `avoid a: shift page by halfway`: the method then says what the strategy works on and, with the options,
    /// what the laws ask of it. Whoever runs the scene hands the strategy over by this name.
    public var strategy: String?
    /// The space wanted between what is revealed and the keyboard, in points.
    public var distance = 0.0
    /// Space added to an inset, a constant or a size while the keyboard is up, in points.
    public var extra = 0.0
    /// Whether the keyboard's need is added to the app's own inset, instead of the larger of both.
    public var addsToOwnInset = false
    /// What is to be revealed.
    public var reveal = Reveal.field
    /// Where what is revealed is brought to.
    public var align = Align.nearest
    /// Whether the offset stays as it is on hide.
    public var keepsOffset = false
    /// The most that a shift may move, in points; nil is no limit.
    public var limit: Double?
    /// What a floating or undocked keyboard means.
    public var floating = Floating.ignore
    /// Whether it is disabled from the start.
    public var isOff = false

    /// Creates an avoider without options.
    public init(name: String, method: Method) {
      self.name = name
      self.method = method
    }
  }

  /// What an avoider does; the strings name what it does it to.
  public enum Method: Hashable, Sendable {
    case inset(String)
    case constant(String)
    /// Constraints that are active while the keyboard is up, and those that are active at rest.
    case `switch`(up: [String], rest: [String])
    case shift(String)
    case guide(String)
    case resize(String)
    case automatic(String)
    case none(String)
  }

  /// What is to be revealed.
  public enum Reveal: Hashable, Sendable {
    case field
    case caret
    /// The longest leading part of these that fits.
    case views([String])
  }

  /// Where what is revealed is brought to.
  public enum Align: String, Hashable, Sendable, CaseIterable {
    case nearest, center, top
  }

  /// What a floating or undocked keyboard means to an avoider.
  public enum Floating: String, Hashable, Sendable, CaseIterable {
    case ignore, avoid, follow
  }
}

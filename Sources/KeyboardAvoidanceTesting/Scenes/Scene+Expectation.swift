public import KeyboardEvents

extension Scene {
  /// Something that must be true.
  public struct Expectation: Hashable, Sendable {
    /// Whether what is on the screen at this moment is meant, and not what has settled.
    public var isNow: Bool
    /// What must be true.
    public var claim: Claim

    /// Creates an expectation.
    public init(isNow: Bool, claim: Claim) {
      self.isNow = isNow
      self.claim = claim
    }
  }

  /// What must be true.
  public enum Claim: Hashable, Sendable {
    /// A property has a value, within a tolerance in points.
    case value(Property, Value, tolerance: Double)
    /// A view, or the caret of a text, is in sight with this much space above the keyboard.
    case visible(String, isCaret: Bool, margin: Double)
    /// A view is not in sight.
    case covered(String)
    /// The docked keyboard covers this height of a view.
    case overlap(String, Double)
    /// The state of the keyboard on the first screen.
    case keyboard(KeyboardPhase)
    /// Who has the focus; nil is nobody.
    case focus(String?)
    /// The order that next follows.
    case order([String])
    /// Everything is as the app left it.
    case restored
    /// Avoidance changed nothing since the previous expectation.
    case unmoved
    /// How many avoiders hold registrations.
    case observers(Int)
    /// Duration and raw curve of the last motion that an avoider handed to the animator.
    case motion(Double, Int)
    /// An issue of this kind was reported since the previous such line.
    case issue(LifecycleIssue.Kind)
    /// No issue was reported since the previous such line.
    case noIssues
  }

  /// The state of a keyboard in one word.
  public enum KeyboardPhase: String, Hashable, Sendable, CaseIterable {
    case docked, floating, hidden
  }
}

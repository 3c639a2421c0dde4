public import KeyboardEvents

/// How everything stands at one moment of a scene, as a person would see it.
public struct SceneMoment: Hashable, Sendable {
  /// A view, a scroll view, a field or a guide, in screen coordinates.
  public struct Item: Hashable, Sendable {
    /// What is drawn.
    public enum Kind: String, Hashable, Sendable {
      case window, view, scroll, field, text, guide
    }
    /// The name in the scene.
    public var name: String
    /// What it is.
    public var kind: Kind
    /// How deep it stands in the tree; a window is at 0.
    public var depth: Int
    /// The frame in screen coordinates.
    public var frame: Rect
    /// The part of the frame that the scroll views and the window around it let through.
    public var visibleFrame: Rect?
    /// The caret in screen coordinates.
    public var caret: Rect?
    /// What of it avoidance can change, besides its frame.
    public var values: [Reading]
    /// Whether it is being edited.
    public var isFocused: Bool
  }

  /// A value under the name that a scene has for it: `inset.bottom`, `offset`, `height`, or a constraint's `low.constant`.
  public struct Reading: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value as it is seen at the moment.
    public var value: Scene.Value

    /// Creates a reading.
    public init(_ name: String, _ value: Scene.Value) {
      self.name = name
      self.value = value
    }
  }

  /// The time since the scene's start, in seconds.
  public var time: Double
  /// Whether something on any screen is still on its way.
  public var isMoving: Bool
  /// The first screen.
  public var screen: Rect
  /// The safe area of the first screen.
  public var safeArea: Insets
  /// The keyboard's frame on the first screen, or nil where none is to be seen.
  public var keyboard: Rect?
  /// The state of that keyboard.
  public var phase: Scene.KeyboardPhase
  /// Everything on the first screen, parents before children.
  public var items: [Item]
}

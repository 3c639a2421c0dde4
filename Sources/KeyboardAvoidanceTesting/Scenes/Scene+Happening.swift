public import KeyboardEvents

extension Scene {
  /// A keyboard movement with all of its notifications.
  public struct KeyboardMove: Hashable, Sendable {
    /// Which movement.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case show, hide, move
    }
    /// Which movement.
    public var kind: Kind
    /// The end frame, in coordinates of the first screen; nil, for a hide only: the same size just below the screen.
    public var frame: Rect?
    /// Duration and curve.
    public var timing = Timing()

    /// Creates a movement.
    public init(kind: Kind, frame: Rect?, timing: Timing = Timing()) {
      self.kind = kind
      self.frame = frame
      self.timing = timing
    }
  }

  /// The duration and curve of a notification; nil is a key that is left out of the payload.
  public struct Timing: Hashable, Sendable {
    /// The duration, in seconds.
    public var duration: Double? = 0.25
    /// The raw value of the curve.
    public var curve: Int? = 7

    /// Creates the timing that a statement without `over` and `curve` has.
    public init() {}
  }

  /// One notification by itself.
  public struct Posting: Hashable, Sendable {
    /// Which notification.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case willShow = "will-show"
      case didShow = "did-show"
      case willHide = "will-hide"
      case didHide = "did-hide"
      case willChange = "will-change"
      case didChange = "did-change"
    }
    /// Which notification.
    public var kind: Kind
    /// The frame before, if the payload has one; its numbers need not be finite.
    public var begin: Rect?
    /// The frame after, if the payload has one; its numbers need not be finite.
    public var end: Rect?
    /// Duration and curve.
    public var timing = Timing()
    /// Whether the keyboard belongs to another app.
    public var isForeign = false
    /// The screen; nil is the first one.
    public var screen: String?

    /// Creates a notification with nothing but its kind.
    public init(kind: Kind) { self.kind = kind }
  }

  /// What is done to an avoider.
  public enum LifecycleStep: String, Hashable, Sendable, CaseIterable {
    case attach, detach, enable, disable, suspend, resume
  }

  /// How editing moves on.
  public enum Navigation: String, Hashable, Sendable, CaseIterable {
    case next, previous, `return`
  }

  /// A property of something that has a name.
  public struct Property: Hashable, Sendable {
    /// Whose property.
    public var owner: String
    /// Which property.
    public var path: PropertyPath
    /// Which part of it, where the property is an offset, an inset or a rectangle.
    public var part: Part?

    /// Creates a property.
    public init(owner: String, path: PropertyPath, part: Part? = nil) {
      self.owner = owner
      self.path = path
      self.part = part
    }
  }

  /// The properties that a scene can write or look at.
  public enum PropertyPath: String, Hashable, Sendable, CaseIterable {
    case inset, indicators, offset, content, frame, constant, active, caret
    case screenFrame = "screen-frame"
    case windowFrame = "window-frame"
    case visibleHeight = "visible-height"
    case top, height
  }

  /// The parts of an offset, an inset or a rectangle.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right
    case x, y
    case w, h
  }

  /// A value that a scene writes or expects.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case point(Point)
    case size(Size)
    case insets(Insets)
    case rect(Rect)
    case isOn(Bool)
  }
}

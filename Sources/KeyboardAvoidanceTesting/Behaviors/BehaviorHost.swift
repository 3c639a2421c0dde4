public import KeyboardEvents

/// What a host of keyboard avoidance has to be able to do so that the list of behaviours can be run on it.
///
/// A host has one screen, one window that fills it, and in that a view named `root`, which is the screen of an app.
/// Everything else is made by name. Rectangles are in points, those of views in the coordinates of the view around them.
/// What is done is done as the app, the user or the system would do it; what is read is what a person would see.
public protocol BehaviorHost: AnyObject {
  /// Creates a host without anything in its root view.
  init(screen: Size, safeArea: Insets)

  /// Adds a view.
  func add(_ view: HostView)
  /// Places the bottom of a view that was added, by another one around it; left edge, width and height stay.
  func hang(_ constraint: HostConstraint)
  /// Keeps what is edited in sight, in one way; several ways may be at work together.
  func avoid(_ way: AvoidanceWay)
  /// Ends all ways.
  func stopAvoiding()

  /// Begins to edit a field or text, or ends editing.
  func edit(_ name: String?)
  /// Puts the caret of a text into a line, counted from 0; the host may tell nobody of it.
  func putCaret(inLine line: Int, of name: String)
  /// Types something into a text: a caret that moves, and everybody is told.
  func type(inLine line: Int, of name: String)

  /// Lets the keyboard come, leave, float or follow a finger; frames are in screen coordinates.
  func keyboard(_ change: KeyboardChange)
  /// Turns the screen; the window fills it again.
  func turn(to size: Size, safeArea: Insets)
  /// Moves the window on its screen.
  func moveWindow(to frame: Rect)
  /// Moves a view without anybody being told but by the host's own layout.
  func move(_ name: String, to frame: Rect)
  /// Lets a bar at the bottom take part of the safe area, in points beyond the screen's own.
  func addBottomBar(height: Double)
  /// Scrolls as a finger does.
  func scroll(_ name: String, to offset: Point)
  /// Writes the bottom of the content inset as the app does.
  func setBottomInset(_ inset: Double, of name: String)
  /// Writes a constraint's constant as the app does.
  func setConstant(_ constant: Double, of name: String)
  /// Lets another screen cover this one, and this one come back.
  func coverAndUncover(meanwhile: () -> Void)

  /// The frame of a view on the screen.
  func frame(_ name: String) -> Rect
  /// The caret of what is edited on the screen.
  func caret(_ name: String) -> Rect?
  /// The content's point at the top left corner of a scroll view.
  func offset(_ name: String) -> Point
  /// The bottoms of the content inset and the indicators' inset, as somebody has written them.
  func bottomInsets(_ name: String) -> (content: Double, indicators: Double)
  /// A constraint's constant.
  func constant(_ name: String) -> Double
  /// The motion that the host was asked for last; nil before the first.
  var lastMotion: KeyboardMotion? { get }
  /// The issues that were reported, by their words.
  var issues: [String] { get }

  /// Lets go of the screen, and tells whether all of it is gone and nobody listens any more.
  func isFreedAtEnd() -> Bool
}

/// A view to add; its name, what it is in, and its frame there.
public struct HostView: Sendable {
  /// What kind of view it is.
  public enum Kind: Sendable {
    /// A plain view.
    case view
    /// A scroll view with content of a height, as wide as itself.
    case scroll(contentHeight: Double)
    /// A scroll view of whose keyboard avoidance the system takes care.
    case systemScroll(contentHeight: Double)
    /// A field of one line.
    case field
    /// A text of lines, 20 points high each.
    case text(lines: Int)
  }

  /// What kind of view it is.
  public var kind: Kind
  /// What the host is told it by.
  public var name: String
  /// The name of the view that it is in; of the screen's own view that is `root`.
  public var parent: String
  /// Its frame in the coordinates of that view, in points.
  public var frame: Rect

  /// Creates the description of a view.
  public init(_ kind: Kind, _ name: String, in parent: String = "root", _ frame: Rect) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.frame = frame
  }
}

/// A constraint: the bottom of a view is at the bottom of another one, or of its safe area, plus a constant.
public struct HostConstraint: Sendable {
  /// What the host is told it by.
  public var name: String
  /// The name of the view that is placed.
  public var view: String
  /// The name of the view that it hangs on.
  public var other: String
  /// Whether it hangs on the safe area of that view, and not on its edge.
  public var isSafeArea: Bool
  /// How far below that line the bottom is, in points.
  public var constant: Double
  /// Whether the host states it the other way round, where it can: the other one by the view.
  public var isReversed: Bool
  /// Whether it is in force at first.
  public var isActive: Bool

  /// Creates the description of a constraint.
  public init(
    _ name: String, bottomOf view: String, atBottomOf other: String = "root", isSafeArea: Bool = false,
    constant: Double = 0, isReversed: Bool = false, isActive: Bool = true
  ) {
    self.name = name
    self.view = view
    self.other = other
    self.isSafeArea = isSafeArea
    self.constant = constant
    self.isReversed = isReversed
    self.isActive = isActive
  }
}

/// A way to avoid the keyboard, and what it works on.
///
/// Distances are 8 points wherever a strategy has one.
public enum AvoidanceWay: Sendable {
  /// Whatever fits, for the screen's own view.
  case automatic
  /// Room at the end of a scroll view.
  case inset(String)
  /// The constant of a constraint.
  case constant(String)
  /// One constraint while the keyboard is up in place of another at rest.
  case switching(whileUp: String, atRest: String)
  /// A view moves up by what is missing.
  case shift(String)
  /// A view ends at the keyboard's top.
  case resize(String)
  /// Whatever is in a view is left alone.
  case none(String)
}

/// What a keyboard does, or what is reported of it.
///
/// Frames are in screen coordinates and durations in seconds; all but `drag` and `finish` are reported by events.
public enum KeyboardChange: Sendable {
  /// It comes up to a frame, docked, or changes its height there.
  case show(Rect, over: Double = 0.25)
  /// It leaves to below the screen.
  case hide(over: Double = 0.25)
  /// It leaves, and its end frame is reported like this.
  case hideReporting(Rect)
  /// It leaves its place at the bottom, and floats in a frame.
  case float(Rect)
  /// A finger drags its top edge to a place.
  case drag(top: Double)
  /// One report by itself; the frame is missing where it is nil.
  case report(KeyboardEvent, Rect?, isForeign: Bool = false)
  /// What ends the motion that was announced.
  case finish
}

public import KeyboardEvents

extension Scene {
  /// What is there: everything that has a name, but for the avoiders.
  public enum Declaration: Hashable, Sendable {
    /// A screen with its safe area.
    case screen(name: String, size: Size, safeArea: Insets, isRightToLeft: Bool)
    /// A window, in the coordinates of its screen; `screen` is nil for the first one.
    case window(name: String, frame: Rect, screen: String?)
    /// A plain view, in its parent's own coordinates.
    case view(name: String, parent: String, frame: Rect)
    /// A scroll view.
    case scroll(name: String, parent: String, frame: Rect, ScrollTraits)
    /// A one-line field.
    case field(name: String, parent: String, frame: Rect, FieldTraits)
    /// A multi-line editor, which is a scroll view too; without `content` it is as large as the frame.
    case text(name: String, parent: String, frame: Rect, content: Size?, caret: Rect?)
    /// A constraint that places `first` by `second`.
    case constraint(Constraint)
    /// A keyboard layout guide in a view.
    case guide(name: String, view: String, followsUndocked: Bool, usesSafeArea: Bool, dismissPadding: Double)
  }

  /// What a scroll view is declared with.
  public struct ScrollTraits: Hashable, Sendable {
    /// The size of the content, in points.
    public var content: Size
    /// The app's own content inset.
    public var inset = Insets.zero
    /// The app's own indicator inset.
    public var indicators = Insets.zero
    /// The offset; nil is the content's start: minus the adjusted top inset.
    public var offset: Point?
    /// Whether the host adds the safe area that the scroll view touches.
    public var addsSafeArea = true
    /// Whether the scroll view stops at whole pages only.
    public var isPaging = false

    /// Creates the traits that a scroll view has when nothing but its content is declared.
    public init(content: Size) { self.content = content }
  }

  /// What a field is declared with.
  public struct FieldTraits: Hashable, Sendable {
    /// The number that the app gave the field in the order of fields.
    public var order: Double?
    /// The group that the field belongs to.
    public var group: String?
    /// Whether the order leaves the field out.
    public var isSkipped = false
    /// Whether the field is disabled.
    public var isOff = false
    /// Whether the field is hidden.
    public var isHidden = false
    /// The space wanted between this field and the keyboard, instead of the avoider's, in points.
    public var distance: Double?

    /// Creates the traits of a field without options.
    public init() {}
  }

  /// An edge or an extent that a constraint can set.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case top, bottom, left, right, width, height
  }

  /// A constraint: `first.attribute = second.secondAttribute + constant`.
  public struct Constraint: Hashable, Sendable {
    /// The constraint's name.
    public var name: String
    /// The view that is placed.
    public var first: String
    /// The edge or extent that is set.
    public var attribute: Attribute
    /// The view, window or guide that it is placed by.
    public var second: String
    /// Whether `second` stands for the safe area of that view.
    public var isSafeArea: Bool
    /// The edge or extent that is read.
    public var secondAttribute: Attribute
    /// The signed number after the edge, in points.
    public var constant: Double
    /// Of two constraints on one edge the one of higher priority wins.
    public var priority: Double
    /// Whether the constraint is in force from the start.
    public var isActive: Bool

    /// Creates a constraint.
    public init(
      name: String, first: String, attribute: Attribute, second: String, isSafeArea: Bool, secondAttribute: Attribute,
      constant: Double, priority: Double, isActive: Bool
    ) {
      self.name = name
      self.first = first
      self.attribute = attribute
      self.second = second
      self.isSafeArea = isSafeArea
      self.secondAttribute = secondAttribute
      self.constant = constant
      self.priority = priority
      self.isActive = isActive
    }
  }
}

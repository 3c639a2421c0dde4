import KeyboardEvents

/// What a simulated tree is made of: plain values, from which all frames are derived.
struct SimulatedModel {
  var screens: [SimulatedScreen] = []
  var nodes: [SimulatedNode] = []
  var constraints: [SimulatedConstraint] = []
  var guides: [SimulatedGuide] = []
  /// For each node the constraints that place it.
  var placing: [[Int]] = []
  /// The numbers of nodes, constraints and guides by their names.
  var nodesByName: [String: Int] = [:]
  var constraintsByName: [String: Int] = [:]
  var guidesByName: [String: Int] = [:]
}

/// A screen.
struct SimulatedScreen {
  var name: String
  var size: Size
  var safeArea: Insets
  var isRightToLeft: Bool

  var bounds: Rect { Rect(origin: .zero, size: size) }
}

/// A window, a view, a scroll view or a field.
struct SimulatedNode {
  enum Kind {
    case window(screen: Int)
    case view
    case field
    case text
  }

  var name: String
  var kind: Kind
  var parent: Int?
  /// The frame that the app gave it, in the parent's own coordinates; a window's in those of its screen.
  var frame: Rect
  /// The top edge and the height that avoidance wrote on top of it.
  var writtenTop: Double?
  var writtenHeight: Double?
  var scroll: SimulatedScroll?
  /// The caret in content coordinates.
  var caret: Rect?
  var traits = Scene.FieldTraits()
  /// What the app has written meanwhile, where avoidance had changed the value.
  var appTop: Double?
  var appHeight: Double?
}

/// What a scroll view adds to a view.
struct SimulatedScroll {
  /// The size of the content; nil is the scroll view's own.
  var content: Size?
  var inset: Insets
  var indicators: Insets
  var offset: Point
  var addsSafeArea: Bool
  var isPaging: Bool
  /// The values as the app and the user left them.
  var appInset: Double
  var appIndicators: Double
  var appOffset: Point
}

/// A constraint; what it reads is a node, the safe area of one, or a guide.
struct SimulatedConstraint {
  enum Source {
    case node(Int)
    case safeArea(Int)
    case guide(Int)
  }

  var name: String
  var first: Int
  var attribute: Scene.Attribute
  var second: Source
  var secondAttribute: Scene.Attribute
  var constant: Double
  var priority: Double
  var isActive: Bool
  /// The values as the app left them.
  var appConstant: Double
  var appIsActive: Bool
}

/// A keyboard guide.
struct SimulatedGuide {
  var name: String
  var view: Int
  var followsUndocked: Bool
  var usesSafeArea: Bool
  var dismissPadding: Double
  /// The height that avoidance wrote; nil at rest.
  var height: Double?
}

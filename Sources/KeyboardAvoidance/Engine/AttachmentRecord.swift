import AvoidanceStrategies
import KeyboardEvents

/// What the engine knows of one attachment.
struct AttachmentRecord: ~Copyable {
  let id: Int
  let strategy: AnyAvoidanceStrategy
  let target: HeldTarget
  /// What is wanted in sight instead of the field.
  let anchors: [NodeHandle]
  /// Where it was attached, for issues.
  let place: SourcePlace
  /// The view that is the target; nil where that is none.
  let view: NodeHandle?
  var isEnabled = true
  var isSuspended = false
  /// How deep its target is; outer ones come first.
  var depth = 0
  /// How many moves of views its last evaluation had seen, of those that the running one has made.
  var seenMoves = 0
  /// How things stood once its plan was carried out; nil where looking again might show more.
  var seenPlace: SeenPlace?
  /// What could be seen of its view, in window coordinates, when no adjustment was in force last; nil before that.
  var placeAtRest: Rect?
  /// Everything it has claimed, whether an adjustment is in force or not; nothing while it is evaluated.
  var entries = UniqueList<LedgerEntry>()
  var memory = RevealMemory()
  /// Whether it has been told already that another attachment has a property that it wants.
  var isContested = false

  init(
    id: Int, strategy: AnyAvoidanceStrategy, target: HeldTarget, anchors: [NodeHandle], place: SourcePlace
  ) {
    self.id = id
    self.strategy = strategy
    self.target = target
    self.anchors = anchors
    self.place = place
    view = if case .view(let node) = target { node } else { nil }
  }

  /// Whether the strategy is asked at all.
  var takesPart: Bool { isEnabled && !isSuspended }

  /// The part of the tree that is to be left alone while the attachment is enabled, or nil.
  var excludedNode: NodeHandle? {
    isEnabled && strategy.excludesTarget ? view : nil
  }

  func claims(_ property: HeldProperty) -> Bool {
    for entry in entries.indices where entries[entry].property == property { return true }
    return false
  }
}

/// How things stood around what a strategy works on once its plan was carried out.
struct SeenPlace {
  /// The version of what is around the focus; only of a view.
  var version = 0
  /// The line that a constraint hangs on, or the height of a guide at rest, in points.
  var line = 0.0
  /// The frame of the view, or of what a constraint hangs on, in window coordinates.
  var target: Rect
  /// The window in the coordinates of its screen, as where it stands decides what the keyboard covers of it.
  var window: Rect
}

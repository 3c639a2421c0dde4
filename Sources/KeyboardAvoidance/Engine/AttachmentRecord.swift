import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

/// What the engine knows of one attachment.
struct AttachmentRecord<Tree: AvoidableTree> {
  let id: Int
  let strategy: AnyAvoidanceStrategy
  let target: AvoidanceTarget<Tree>
  /// What is wanted in sight instead of the field.
  let anchors: [Tree.NodeID]
  /// Where it was attached, for issues.
  let place: SourcePlace
  var isEnabled = true
  var isSuspended = false
  /// How deep its target is; outer ones come first.
  var depth = 0
  /// Everything it has claimed, whether an adjustment is in force or not.
  var entries: [LedgerEntry<Tree>] = []
  var memory = RevealMemory<Tree.NodeID>()
  /// Whether it has been told already that another attachment has a property that it wants.
  var isContested = false

  init(
    id: Int, strategy: AnyAvoidanceStrategy, target: AvoidanceTarget<Tree>, anchors: [Tree.NodeID],
    place: SourcePlace
  ) {
    self.id = id
    self.strategy = strategy
    self.target = target
    self.anchors = anchors
    self.place = place
  }

  /// Whether the strategy is asked at all.
  var takesPart: Bool { isEnabled && !isSuspended }

  /// The value without adjustments, where one of this attachment is in force.
  func base(of property: AdjustedProperty<Tree>) -> PropertyValue? {
    for entry in entries where entry.isInForce && entry.property == property { return entry.base }
    return nil
  }

  func claims(_ property: AdjustedProperty<Tree>) -> Bool {
    for entry in entries where entry.property == property { return true }
    return false
  }
}

/// Why the focus was brought into sight last, and whether somebody has scrolled since.
struct RevealMemory<NodeID: Hashable> {
  /// The focus that was served last, or nil where there was none.
  var focus: NodeID?
  /// The focus that was served last before editing ended; what made room for it goes on to do so.
  var lastFocus: NodeID?
  /// Whether the keyboard covered part of the window then.
  var wasUp = false
  /// Whether the user, or the app, has scrolled around the focus since there was a reason to bring it into sight.
  var hasUserScrolled = false
  /// Whether the focus was scrolled out of sight that way.
  var isAbandoned = false
  /// Whether the focus was in sight at the end of the last evaluation, and where the target was then.
  var wasInSight = false
  var targetFrame = Rect.zero
  /// How much of a shift of the target the focus follows: all of it, but for one that hangs on something outside.
  var followedPart = 1.0
}

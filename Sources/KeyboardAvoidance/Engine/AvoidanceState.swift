import AvoidanceStrategies
import KeyboardEvents

/// What an avoider knows between two evaluations, and what it works with during one.
///
/// A value: while an evaluation runs the engine has given it away, so that nothing that a tree, a strategy or an observer
/// calls meanwhile can change it from under the evaluation. What is marked as scratch is kept to reuse its storage.
///
/// All that an evaluation calls is mutating, also what only reads: for a method that only borrows it, the compiler would move
/// the whole value to the stack.
struct AvoidanceState: ~Copyable {
  let access: TreeAccess
  let tracker: KeyboardTracker
  let animator: any Animator
  let motions: RunningMotions

  /// The attachments, outer targets first.
  var records = UniqueList<AttachmentRecord>()
  /// The offsets of the scroll views that matter, at the end of the last evaluation.
  var seenOffsets = UniqueList<SeenOffset>()

  /// The focus and what is around it, as of the evaluation that runs.
  var surroundings = FocusSurroundings()
  /// Whether any part of the tree is left alone, and whether the focus is in one.
  var hasExclusions = false
  var isFocusExcluded = false
  /// Whether somebody has scrolled around the focus since the last evaluation.
  var hasScrolled = false
  /// How often a view was moved or resized in this evaluation, by whichever property.
  var moveCount = 0
  /// Whether a host has taken back room by which an offset of ours was to stand, since views were looked at last.
  var hasTakenBack = false
  /// Whether content was scrolled for the record that is evaluated.
  var hasWrittenOffsets = false
  /// Why the evaluation that runs was asked for.
  var reason = EvaluationReason.demand
  /// The motion that everything goes to its place by, where one is given from outside.
  var givenMotion: KeyboardMotion?

  /// The screen that was asked for last in this evaluation, where its keyboard is, and how that moves.
  var screen: ScreenID?
  var placement = KeyboardState.Placement.hidden
  var screenMotion = KeyboardMotion.immediate

  /// The ledger of the record that is evaluated, which does not have it meanwhile.
  var entries = UniqueList<LedgerEntry>()
  /// Whether any of its properties does not have the value that it is to come to.
  var hasGoals = false
  /// How many of its properties the plan names.
  var claimCount = 0
  /// What the strategy of that record wants.
  var plan = AvoidancePlan.none
  /// Scratch: what the strategy of the record that is evaluated may know, if that works on a view.
  var context = AvoidanceContext(keyboard: .hidden, window: .zero, target: .zero)
  /// Scratch: the same, if that works on constraints or a guide.
  var lineContext = AvoidanceContext(keyboard: .hidden, window: .zero, target: .zero)
  /// Scratch: the nodes of the context's scroll views, in its order.
  var scrollNodes = UniqueList<NodeHandle>()
  /// Scratch: the constraints of that context, in its order.
  var constraints = UniqueList<ConstraintHandle>()
  /// Scratch: the path of a focus that is no more.
  var lastPath = UniqueList<NodeHandle>()
  /// Whether the context's focus is that of this evaluation.
  var isFocusRead = false
  /// How the keyboard of the context's screen moves; nil without a context.
  var keyboardMotion: KeyboardMotion?
  /// How far what the context tells of stands above its unmoved place in the tree.
  var shiftOfRects = 0.0
  /// The frame of the view that is evaluated, as it stands, and where the window of any target is.
  var targetFrame = Rect.zero
  var windowFrame = Rect.zero
  /// Scratch: the scroll view that was read last, as it stands.
  var scroll = ScrollContext.unread
  /// Scratch: what is about to be written.
  var writes = UniqueList<PendingWrite>()
  /// Whether anything that had a handle may be needed no more.
  var hasDropped = false
  /// Scratch: which handles are still needed.
  var marks = HandleMarks()

  init(access: TreeAccess, tracker: KeyboardTracker, animator: any Animator, motions: RunningMotions) {
    self.access = access
    self.tracker = tracker
    self.animator = animator
    self.motions = motions
  }

  /// The motion that changes belong to, or nil where they are made as they are.
  ///
  /// They go the way of the keyboard: with it, or as it went last where the focus moves on.
  var motion: KeyboardMotion? {
    mutating get {
      givenMotion ?? (reason == .keyboard || reason == .focus ? keyboardMotion : nil)
    }
  }

  /// Whether the plan that is carried out lets go of anything.
  var isLettingGo: Bool {
    mutating get { claimCount < entries.count }
  }

  /// Whether any adjustment is in force.
  var isAdjusting: Bool {
    mutating get {
      for index in records.indices where isAdjusting(index) { return true }
      return false
    }
  }

  /// Whether any adjustment of a record is in force; of one that is evaluated none.
  mutating func isAdjusting(_ index: Int) -> Bool {
    for entry in records[index].entries.indices where records[index].entries[entry].isInForce { return true }
    return false
  }

  mutating func index(of id: Int) -> Int? {
    for index in records.indices where records[index].id == id { return index }
    return nil
  }

  /// Every adjustment in force.
  var entriesInForce: [LedgerEntry] {
    var entries: [LedgerEntry] = []
    for index in records.indices {
      for entry in records[index].entries.indices where records[index].entries[entry].isInForce {
        entries.append(records[index].entries[entry])
      }
    }
    return entries
  }

  mutating func report(_ kind: LifecycleIssue.Kind, _ index: Int, about subject: String) {
    tracker.center.diagnostics.report(LifecycleIssue(kind, at: records[index].place, about: subject))
  }
}

/// A value that an entry of the ledger is to be written with.
struct PendingWrite {
  var entry: Int
  var value: PropertyValue
}

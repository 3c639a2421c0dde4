import AvoidanceStrategies
public import KeyboardEvents

/// What an avoider is without its tokens, so that handlers can hold it without holding the avoider.
///
/// It decides when to look and hands its state to each evaluation; whatever is asked for meanwhile waits until it is back.
@usableFromInline
final class AvoidanceEngine {
  let tracker: KeyboardTracker
  let motions = RunningMotions()
  // Each access to these is over before anything else is called, so none is checked for others.
  /// Nil while an evaluation has it.
  @exclusivity(unchecked) private var state: StateBox?
  /// Whether any adjustment was in force before the evaluation that runs.
  @exclusivity(unchecked) private var wasAdjusting = false
  /// What was asked for from inside an evaluation, by a tree, a strategy or an observer, to be done after it.
  @exclusivity(unchecked) private var deferred: [() -> Void] = []
  /// What was asked for from inside an evaluation, by a host that lays out or a keyboard that moves meanwhile.
  @exclusivity(unchecked) private var pending: EvaluationReason?
  @exclusivity(unchecked) private var lastSequence: UInt64 = 0
  private var nextID = 0
  /// Whether nothing is followed for the time being.
  @exclusivity(unchecked) var isSuspended = false
  /// Who is told of each evaluation.
  @exclusivity(unchecked) var observer: ((AvoidanceDecision) -> Void)?

  @usableFromInline
  init(access: TreeAccess, tracker: KeyboardTracker, animator: any Animator) {
    self.tracker = tracker
    unsafe state = StateBox(AvoidanceState(access: access, tracker: tracker, animator: animator, motions: motions))
  }

  func makeID() -> Int {
    nextID += 1
    return nextID
  }

  /// Whether any adjustment is in force; while an evaluation runs, whether one was before it.
  var isAdjusting: Bool { unsafe state?.value.isAdjusting ?? wasAdjusting }

  /// Every adjustment in force; none while an evaluation runs.
  var entriesInForce: [LedgerEntry] { unsafe state?.value.entriesInForce ?? [] }
}

extension AvoidanceEngine {
  /// Evaluates once for a change of the keyboard, however many attachments hear of it.
  func keyboardDidChange(_ change: KeyboardStateChange) {
    guard unsafe change.sequence != lastSequence else { return }
    unsafe lastSequence = change.sequence
    evaluate(change.isInteractive ? .drag : .keyboard)
  }

  /// Looks at everything anew: at once, or once the evaluation that runs is over.
  ///
  /// - Parameters:
  ///   - reason: why.
  ///   - motion: the motion that everything goes to its place by; nil is the one that the reason gives.
  func evaluate(_ reason: EvaluationReason, by motion: KeyboardMotion? = nil) {
    guard unsafe !isSuspended else { return carryOutDeferred() }
    let hasRun = withState { state in
      state.givenMotion = motion
      unsafe state.evaluate(reason, observer)
      state.givenMotion = nil
      var round = 0
      while let next = unsafe pending, round < AvoidanceState.rounds {
        unsafe pending = nil
        round += 1
        unsafe state.evaluate(next, observer)
      }
      unsafe pending = nil
    }
    guard hasRun else {
      // Any other reason is one to look at the layout too, and says more.
      if unsafe pending == nil || reason != .layout { unsafe pending = reason }
      return
    }
    carryOutDeferred()
  }

  private func carryOutDeferred() {
    guard unsafe state != nil, unsafe !deferred.isEmpty else { return }
    let actions = unsafe deferred
    unsafe deferred = []
    for action in actions { action() }
  }

  /// Carries out what changes the list of attachments: at once, or once the evaluation that runs is over.
  func whenIdle(_ action: @escaping () -> Void) {
    if unsafe state == nil { unsafe deferred.append(action) } else { action() }
  }

  /// Adds an attachment, which acts at once, without motion.
  func add(_ record: consuming AttachmentRecord) {
    if let state = unsafe state { unsafe state.value.records.append(record) }
    evaluate(.demand)
  }

  /// Gives back everything of an attachment and forgets it; others see then what it had consumed.
  func remove(_ id: Int) {
    withState { state in
      guard let index = state.index(of: id) else { return }
      state.giveBack(index)
      state.records.remove(at: index)
    }
    evaluate(.layout)
  }

  /// Changes what is known of an attachment; one that is disabled thereby gives everything back.
  func update(_ id: Int, isEnabled: Bool, isSuspended: Bool) {
    var (hasTurned, isResumed) = (false, false)
    withState { state in
      guard let index = state.index(of: id) else { return }
      hasTurned = state.records[index].isEnabled != isEnabled
      isResumed = state.records[index].isSuspended && !isSuspended
      state.records[index].isEnabled = isEnabled
      state.records[index].isSuspended = isSuspended
      if hasTurned, !isEnabled { state.giveBack(index) }
    }
    evaluate(hasTurned || isResumed ? .demand : .layout)
  }

  /// Hands the state to whoever works with it; false, and nothing is done, while somebody else does.
  @discardableResult
  private func withState(_ body: (inout AvoidanceState) -> Void) -> Bool {
    guard let state = unsafe state.take() else { return false }
    unsafe wasAdjusting = state.value.isAdjusting
    unsafe body(&state.value)
    unsafe self.state = state
    return true
  }
}

/// Where the state is kept, so that giving it away and taking it back moves one pointer.
private final class StateBox {
  // Whoever has the box has it alone.
  @exclusivity(unchecked) var value: AvoidanceState

  init(_ value: consuming AvoidanceState) { unsafe self.value = value }
}

@available(*, unavailable)
extension AvoidanceEngine: Sendable {}

import AvoidanceStrategies
public import KeyboardEvents

/// What an avoider is without its tokens, so that handlers can hold it without holding the avoider.
///
/// It decides when to look and hands its state to each evaluation; whatever is asked for meanwhile waits until it is back.
@usableFromInline
final class AvoidanceEngine {
  let tracker: KeyboardTracker
  let motions = RunningMotions()
  /// Nil while an evaluation has it.
  private var state: StateBox?
  /// Whether any adjustment was in force before the evaluation that runs.
  private var wasAdjusting = false
  /// What was asked for from inside an evaluation, by a tree, a strategy or an observer, to be done after it.
  private var deferred: [() -> Void] = []
  /// What was asked for from inside an evaluation, by a host that lays out or a keyboard that moves meanwhile.
  private var pending: EvaluationReason?
  private var lastSequence: UInt64 = 0
  private var nextID = 0
  /// Whether nothing is followed for the time being.
  var isSuspended = false
  /// Who is told of each evaluation.
  var observer: ((AvoidanceDecision) -> Void)?

  @usableFromInline
  init(access: TreeAccess, tracker: KeyboardTracker, animator: any Animator) {
    self.tracker = tracker
    state = StateBox(AvoidanceState(access: access, tracker: tracker, animator: animator, motions: motions))
  }

  func makeID() -> Int {
    nextID += 1
    return nextID
  }

  /// Whether any adjustment is in force; while an evaluation runs, whether one was before it.
  var isAdjusting: Bool { state?.value.isAdjusting ?? wasAdjusting }

  /// Every adjustment in force; none while an evaluation runs.
  var entriesInForce: [LedgerEntry] { state?.value.records.flatMap { $0.entries.filter { $0.isInForce } } ?? [] }
}

extension AvoidanceEngine {
  /// Evaluates once for a change of the keyboard, however many attachments hear of it.
  func keyboardDidChange(_ change: KeyboardStateChange) {
    guard change.sequence != lastSequence else { return }
    lastSequence = change.sequence
    evaluate(change.isInteractive ? .drag : .keyboard)
  }

  /// Looks at everything anew: at once, or once the evaluation that runs is over.
  ///
  /// - Parameters:
  ///   - reason: why.
  ///   - motion: the motion that everything goes to its place by; nil is the one that the reason gives.
  func evaluate(_ reason: EvaluationReason, by motion: KeyboardMotion? = nil) {
    guard !isSuspended else { return carryOutDeferred() }
    let hasRun = withState { state in
      state.givenMotion = motion
      state.evaluate(reason, observer)
      state.givenMotion = nil
      var round = 0
      while let next = pending, round < AvoidanceState.rounds {
        pending = nil
        round += 1
        state.evaluate(next, observer)
      }
      pending = nil
    }
    guard hasRun else {
      // Any other reason is one to look at the layout too, and says more.
      if pending == nil || reason != .layout { pending = reason }
      return
    }
    carryOutDeferred()
  }

  private func carryOutDeferred() {
    guard state != nil, !deferred.isEmpty else { return }
    let actions = deferred
    deferred = []
    for action in actions { action() }
  }

  /// Carries out what changes the list of attachments: at once, or once the evaluation that runs is over.
  func whenIdle(_ action: @escaping () -> Void) {
    if state == nil { deferred.append(action) } else { action() }
  }

  /// Adds an attachment, which acts at once, without motion.
  func add(_ record: AttachmentRecord) {
    withState { $0.records.append(record) }
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
    guard let state = state.take() else { return false }
    wasAdjusting = state.value.isAdjusting
    body(&state.value)
    self.state = state
    return true
  }
}

/// Where the state is kept, so that giving it away and taking it back moves one pointer.
private final class StateBox {
  var value: AvoidanceState

  init(_ value: consuming AvoidanceState) { self.value = value }
}

@available(*, unavailable)
extension AvoidanceEngine: Sendable {}

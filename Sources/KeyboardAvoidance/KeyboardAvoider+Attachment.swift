import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

extension KeyboardAvoider {
  /// A strategy at work on a target.
  ///
  /// Nested, because Swift Testing owns the name by itself.
  public final class Attachment {
    private let engine: AvoidanceEngine<Tree>
    private var record: AttachmentRecord<Tree>
    private var token: ObservationToken?

    init(engine: AvoidanceEngine<Tree>, record: AttachmentRecord<Tree>) {
      self.engine = engine
      self.record = record
    }

    /// The number that the attachment bears in the decisions of its avoider.
    public var id: Int { record.id }

    /// Whether the attachment is attached; then it holds a registration in the center.
    public var isAttached: Bool { token != nil }

    /// Whether the strategy takes part; of one that is disabled no adjustment is in force.
    public var isEnabled: Bool { current.isEnabled }

    /// Whether the strategy is frozen as it is.
    public var isSuspended: Bool { current.isSuspended }

    private var current: AttachmentRecord<Tree> { engine.index(of: record.id).map { engine.records[$0] } ?? record }
  }
}

extension KeyboardAvoider.Attachment {
  /// Attaches again after ``detach(fileID:line:)``; with the keyboard up it acts at once, without motion.
  ///
  /// One that is attached already stays as it is, and the call is reported as an issue.
  public func attach(fileID: StaticString = #fileID, line: UInt = #line) {
    guard token == nil else { return report(.attachedTwice, fileID, line) }
    let engine = engine
    token = engine.tracker.center.addObserver(
      for: .keyboardStateChange, fileID: record.place.fileID, line: record.place.line
    ) { change in
      engine.keyboardDidChange(change)
    }
    engine.records.append(record)
    engine.evaluate(.demand)
  }

  /// Gives everything back at once and ends the registration.
  ///
  /// One that is detached already stays so, and the call is reported as an issue.
  public func detach(fileID: StaticString = #fileID, line: UInt = #line) {
    guard token != nil else { return report(.detachedTwice, fileID, line) }
    leave()
  }

  /// Lets the strategy take part again, in the present state.
  public func enable() { update { $0.isEnabled = true } }

  /// Gives everything back at once, and takes part no more until ``enable()``.
  public func disable() { update { $0.isEnabled = false } }

  /// Freezes what is there: nothing is followed until ``resume()``.
  public func suspend() { update { $0.isSuspended = true } }

  /// Follows again, from the present state on.
  public func resume() { update { $0.isSuspended = false } }

  func leave() {
    engine.whenIdle { self.leaveNow() }
  }

  private func leaveNow() {
    guard let token, let index = engine.index(of: record.id) else { return }
    engine.giveBack(index)
    record = engine.records.remove(at: index)
    record.entries = []
    record.isSuspended = false
    token.cancel()
    self.token = nil
    // Others see now what this one had consumed.
    engine.evaluate(.layout)
  }

  private func update(_ change: @escaping (inout AttachmentRecord<Tree>) -> Void) {
    engine.whenIdle { self.updateNow(change) }
  }

  private func updateNow(_ change: (inout AttachmentRecord<Tree>) -> Void) {
    guard let index = engine.index(of: record.id) else { return change(&record) }
    let wasEnabled = engine.records[index].isEnabled
    change(&engine.records[index])
    if wasEnabled, !engine.records[index].isEnabled { engine.giveBack(index) }
    engine.evaluate(engine.records[index].isEnabled == wasEnabled ? .layout : .demand)
  }

  private func report(_ kind: LifecycleIssue.Kind, _ fileID: StaticString, _ line: UInt) {
    engine.diagnostics.report(
      LifecycleIssue(
        kind, at: SourcePlace(fileID: fileID, line: line), about: "the strategy attached at \(record.place)"))
  }
}

@available(*, unavailable)
extension KeyboardAvoider.Attachment: Sendable {}

import AvoidanceStrategies
import KeyboardEvents
import ViewTrees

extension KeyboardAvoider {
  /// A strategy at work on a target.
  ///
  /// Nested, because Swift Testing owns the name by itself.
  public final class Attachment {
    /// The number that the attachment bears in the decisions of its avoider.
    public let id: Int
    private let nodes: NodeTable<Tree>
    private let engine: AvoidanceEngine
    private let strategy: AnyAvoidanceStrategy
    private let target: AvoidanceTarget<Tree>
    private let anchors: [Tree.NodeID]
    private let place: SourcePlace
    private var token: ObservationToken?

    /// Whether the strategy takes part; of one that is disabled no adjustment is in force.
    public private(set) var isEnabled: Bool
    /// Whether the strategy is frozen as it is.
    public private(set) var isSuspended = false

    init(
      of avoider: KeyboardAvoider<Tree>, _ strategy: AnyAvoidanceStrategy, _ target: AvoidanceTarget<Tree>,
      revealing anchors: [Tree.NodeID], isEnabled: Bool, place: SourcePlace
    ) {
      id = avoider.engine.makeID()
      nodes = avoider.nodes
      engine = avoider.engine
      self.strategy = strategy
      self.target = target
      self.anchors = anchors
      self.isEnabled = isEnabled
      self.place = place
    }

    /// Whether the attachment is attached; then it holds a registration in the center.
    public var isAttached: Bool { token != nil }
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
      for: .keyboardStateChange, fileID: place.fileID, line: place.line
    ) { change in
      engine.keyboardDidChange(change)
    }
    engine.whenIdle { engine.add(self.record()) }
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

  /// How far above the keyboard a finger takes hold of it for the guide that is worked on, in points; 0 without one.
  var dismissPadding: Double {
    guard isAttached, isEnabled, !isSuspended, case .guide(let guide) = target else { return 0 }
    return nodes.tree.guideMetrics(of: guide)?.dismissPadding ?? 0
  }

  func leave() {
    engine.whenIdle {
      guard let token = self.token else { return }
      self.isSuspended = false
      token.cancel()
      self.token = nil
      self.engine.remove(self.id)
    }
  }

  private func update(_ change: @escaping (KeyboardAvoider.Attachment) -> Void) {
    engine.whenIdle {
      change(self)
      guard self.isAttached else { return }
      self.engine.update(self.id, isEnabled: self.isEnabled, isSuspended: self.isSuspended)
    }
  }

  private func record() -> AttachmentRecord {
    var record = AttachmentRecord(
      id: id, strategy: strategy, target: nodes.hold(target), anchors: anchors.map { nodes.hold($0) }, place: place)
    record.isEnabled = isEnabled
    record.isSuspended = isSuspended
    return record
  }

  private func report(_ kind: LifecycleIssue.Kind, _ fileID: StaticString, _ line: UInt) {
    engine.tracker.center.diagnostics.report(
      LifecycleIssue(kind, at: SourcePlace(fileID: fileID, line: line), about: "the strategy attached at \(place)"))
  }
}

@available(*, unavailable)
extension KeyboardAvoider.Attachment: Sendable {}

public import AvoidanceStrategies
public import KeyboardEvents
public import ViewTrees

/// Keeps what a person edits in sight, for one screen of an app.
///
/// ```swift
/// let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
/// avoider.attach(ContentInset(distance: 8), to: .view(form))
/// ```
///
/// It follows the tracker, and looks anew whenever the focus, the caret or the layout changes. Strategies are asked from the
/// outside in, so an inner one sees only what an outer one left. Ending the avoider, or dropping it, gives everything back:
/// where the tree's layout calls into the avoider's owner, it must do so weakly, as the owner may be on its way out then.
///
/// Not `Sendable`: it belongs to whoever owns the tree.
public final class KeyboardAvoider<Tree: AvoidableTree> {
  let nodes: NodeTable<Tree>
  let engine: AvoidanceEngine
  private var editingTokens: [ObservationToken] = []

  /// The attachments that are attached or can be attached again, in the order of their making.
  public private(set) var attachments: [Attachment] = []

  /// Creates an avoider without strategies.
  ///
  /// - Parameters:
  ///   - tree: the tree whose views are kept in sight.
  ///   - tracker: who knows where the keyboard is; the avoider listens in the tracker's center.
  ///   - animator: who moves things; by default nothing is animated.
  @inlinable
  public convenience init(tree: Tree, tracker: KeyboardTracker, animator: any Animator = ImmediateAnimator()) {
    let nodes = NodeTable(tree)
    self.init(nodes, AvoidanceEngine(access: nodes.access(), tracker: tracker, animator: animator))
  }

  @usableFromInline
  init(_ nodes: NodeTable<Tree>, _ engine: AvoidanceEngine) {
    self.nodes = nodes
    self.engine = engine
  }

  deinit {
    end()
    // An animator may keep what it calls at the end of a motion for longer; who was to be told has been.
    let motions = engine.motions
    engine.whenIdle { unsafe motions.handler = nil }
  }

  /// Attaches a strategy to what it works on; with the keyboard up it acts at once, without motion.
  ///
  /// The avoider holds the attachment; keep the result only to detach it before the avoider ends.
  /// - Parameters:
  ///   - strategy: how to avoid the keyboard.
  ///   - target: what the strategy works on.
  ///   - nodes: what is wanted in sight instead of the field, the longest leading part that fits; usually empty.
  ///   - isEnabled: whether the strategy acts; it can be turned on and off later.
  ///   - fileID: the file that issues name.
  ///   - line: the line that issues name.
  /// - Returns: the attachment, attached.
  @inlinable @discardableResult
  public func attach(
    _ strategy: some AvoidanceStrategy, to target: AvoidanceTarget<Tree>, revealing nodes: [Tree.NodeID] = [],
    isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Attachment {
    attach(
      erased: AnyAvoidanceStrategy(strategy), to: target, revealing: nodes, isEnabled: isEnabled, fileID: fileID,
      line: line)
  }

  @usableFromInline
  func attach(
    erased strategy: AnyAvoidanceStrategy, to target: AvoidanceTarget<Tree>, revealing nodes: [Tree.NodeID],
    isEnabled: Bool, fileID: StaticString, line: UInt
  ) -> Attachment {
    let place = SourcePlace(fileID: fileID, line: line)
    let attachment = Attachment(
      of: self, strategy, target, revealing: nodes, isEnabled: isEnabled, place: place)
    attachments.append(attachment)
    observeEditing(at: place)
    attachment.attach(fileID: fileID, line: line)
    return attachment
  }

  /// Detaches everything, in the reverse order of attaching; the avoider can be used again afterwards.
  public func end() {
    for attachment in attachments.reversed() { attachment.leave() }
    attachments = []
    editingTokens = []
  }

  /// Tells that editing has begun, ended or moved on; not needed where `EventName.editingChange` is posted.
  public func focusDidChange() { engine.evaluate(.focus) }

  /// Tells that the caret or the selection has moved; not needed where `EventName.editingChange` is posted.
  public func caretDidChange() { engine.evaluate(.caret) }

  /// Tells that the host has laid out, or that somebody has scrolled or written values.
  public func layoutDidChange() { engine.evaluate(.layout) }

  /// Looks at everything anew, and brings the focus into sight even where the user has scrolled away from it.
  public func evaluate() { engine.evaluate(.demand) }

  /// Who is told of every decision, after it was carried out; nil is nobody, and costs nothing.
  public var decisionHandler: ((AvoidanceDecision) -> Void)? {
    get { unsafe engine.observer }
    set { unsafe engine.observer = newValue }
  }

  /// Who is told that a motion is over: exactly once for each that is handed to the animator from now on, also where the
  /// attachment or the avoider ends in mid-motion; nil is nobody, and costs nothing.
  ///
  /// An avoider that is dropped in mid-motion calls it too, so who owns both is captured weakly or not at all.
  public var motionHandler: ((AvoidanceMotion) -> Void)? {
    get { unsafe engine.motions.handler }
    set { unsafe engine.motions.handler = newValue }
  }

  /// How far above the keyboard a finger takes hold of it, in points: the largest padding of the guides at work, or 0.
  ///
  /// For the source that tells of fingers: `emitter.drag(finger: y, dismissPadding: avoider.dismissPadding)`.
  public var dismissPadding: Double { attachments.reduce(0) { max($0, $1.dismissPadding) } }

  /// Whether any adjustment is in force; to whom asks during an evaluation, whether one was before it.
  public var isAdjusting: Bool { engine.isAdjusting }

  /// A property by the tree's own identifiers.
  package typealias Property = AdjustedProperty<Tree.NodeID, Tree.ConstraintID, Tree.GuideID>

  /// Every adjustment in force, with the value that it is given back to and the one that was written.
  package var adjustmentsInForce: [Property: (base: PropertyValue, written: PropertyValue)] {
    var adjustments: [Property: (base: PropertyValue, written: PropertyValue)] = [:]
    for entry in engine.entriesInForce {
      if let property = nodes.property(entry.property) { adjustments[property] = (entry.base, entry.written) }
    }
    return adjustments
  }

  private func observeEditing(at place: SourcePlace) {
    guard editingTokens.isEmpty else { return }
    let engine = engine
    engine.tracker.center.addObserver(for: .editingChange, fileID: place.fileID, line: place.line) { change in
      switch change {
      case .began, .ended: engine.evaluate(.focus)
      case .caret: engine.evaluate(.caret)
      }
    }.store(in: &editingTokens)
  }
}

@available(*, unavailable)
extension KeyboardAvoider: Sendable {}

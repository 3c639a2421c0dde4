import KeyboardAvoidanceTesting
import KeyboardEvents
import ViewTrees

/// A simulated tree that breaks one promise, each in a way that a host's author might come to.
final class FaultyTree: AvoidableTree {
  typealias NodeID = SimulatedTree.NodeID

  let base = SimulatedTree()
  let fault: TreePromise
  private var count = 0

  let window: NodeID
  let list: NodeID
  let field: NodeID
  let bar: NodeID
  let far: NodeID
  let note: NodeID
  let pin: SimulatedTree.ConstraintID
  let keys: SimulatedTree.GuideID

  init?(_ fault: TreePromise) throws(SceneError) {
    self.fault = fault
    let scene = try Scene(
      reading: """
        screen 375x812 safe 44,0,34,0
        window w 20,100,300,712
        window other 0,0,10,10
        view page in w 0,60,300,652
        scroll list in page 10,20,280,400 content 280x900 inset 8,0,8,0
        field name in list 5,60,200,44 distance 4
        text note in page 0,430,300,80 content 300x200 caret 4,20,2,17
        view bar in page 0,600,300,52
        field far in other 0,0,10,10
        guide keys of page
        constraint pin bar.bottom = page.safe.bottom - 4
        """, name: "faulty")
    for statement in scene.statements {
      if case .declare(let declaration) = statement.action { base.declare(declaration) }
    }
    guard let window = base.node(named: "w"), let list = base.node(named: "list"), let field = base.node(named: "name"),
      let bar = base.node(named: "bar"), let far = base.node(named: "far"), let note = base.node(named: "note"),
      let pin = base.constraint(named: "pin"), let keys = base.guide(named: "keys")
    else { return nil }
    (self.window, self.list, self.field, self.bar, self.far, self.note) = (window, list, field, bar, far, note)
    (self.pin, self.keys) = (pin, keys)
  }

  /// Everything that breaks, without the caller naming nodes.
  var violations: [TreeViolation] {
    KeyboardAvoidanceTesting.violations(of: self, at: [field, note, bar], constraints: [pin], guides: [keys]) { node in
      switch node {
      case self.window: "w"
      case self.list: "list"
      case self.field: "name"
      case self.bar: "bar"
      case self.far: "far"
      case self.note: "note"
      default: "page"
      }
    }
  }
}

extension FaultyTree {
  func parent(of node: NodeID) -> NodeID? {
    fault == .parentsEnd && node == window ? field : base.parent(of: node)
  }

  func frameInWindow(of node: NodeID) -> Rect {
    var frame = base.frameInWindow(of: node)
    switch fault {
    case .framesAreFinite where node == bar: frame.size.width = .nan
    case .framesAreInWindow: frame = frame.offsetBy(x: 20, y: 100)
    case .layoutSettles where node == bar: frame = frame.offsetBy(y: Double(count))
    case .valuesAreGivenBack where node == note: frame = frame.offsetBy(y: Double(count))
    case .frameMovesView where node == bar: frame = Rect(x: 0, y: 622, width: 300, height: 52)
    case .contentFollowsOffset where node == field:
      frame = frame.offsetBy(y: base.scrollMetrics(of: list)?.contentOffset.y ?? 0)
    default: break
    }
    return frame
  }

  func window(of node: NodeID) -> WindowPlace? {
    fault == .windowsAgree && node == bar ? WindowPlace(screen: .main, frame: .zero) : base.window(of: node)
  }

  func safeArea(of node: NodeID) -> Insets {
    switch fault {
    case .safeAreasAreFinite where node == bar: return Insets(bottom: -34)
    case .readsAgree where node == bar:
      count += 1
      return Insets(bottom: Double(count))
    default: return base.safeArea(of: node)
    }
  }

  func layoutIfNeeded() {
    if fault == .layoutSettles { count += 1 }
  }

  var focusedNode: NodeID? { fault == .focusIsInTree ? far : note }

  func caretInWindow(of node: NodeID) -> Rect? {
    fault == .caretIsFinite ? Rect(x: .infinity, y: 0, width: 2, height: 17) : base.caretInWindow(of: node)
  }

  func keyboardDistance(of node: NodeID) -> Double? { base.keyboardDistance(of: node) }
}

extension FaultyTree {
  func scrollMetrics(of node: NodeID) -> ScrollMetrics? {
    var metrics = base.scrollMetrics(of: node)
    if fault == .scrollMetricsAreFinite, node == note { metrics?.contentSize.height = .nan }
    return metrics
  }

  func setContentOffset(_ offset: Point, of node: NodeID) {
    switch fault {
    case .offsetIsKept where node == list: base.setContentOffset(Point(x: offset.x, y: offset.y + 3), of: node)
    case .offsetIsClamped where node == list && offset.y > 550: base.setContentOffset(Point(x: 0, y: 33), of: node)
    default: base.setContentOffset(offset, of: node)
    }
  }

  func setContentInset(_ inset: Insets, of node: NodeID) {
    base.setContentInset(fault == .insetsAreKept && node == list ? inset + Insets(bottom: 34) : inset, of: node)
    if fault == .scrollWritesAreSeparate, node == list { base.setIndicatorInset(inset, of: node) }
  }

  func setIndicatorInset(_ inset: Insets, of node: NodeID) { base.setIndicatorInset(inset, of: node) }
}

extension FaultyTree {
  func frame(of node: NodeID) -> Rect {
    let frame = base.frame(of: node)
    return fault == .framesConvert && node == field ? frame.offsetBy(x: 5) : frame
  }

  func setFrame(_ frame: Rect, of node: NodeID) {
    if fault == .frameIsKept, node == field { return }
    base.setFrame(frame, of: node)
  }

  func hostPlacement(of node: NodeID) -> HostPlacement { base.hostPlacement(of: node) }

  func releaseFrame(_ parts: HostPlacement, of node: NodeID) {
    if fault != .frameIsReleased { base.releaseFrame(parts, of: node) }
  }

  func constraintMetrics(of constraint: SimulatedTree.ConstraintID) -> ConstraintMetrics<NodeID>? {
    var metrics = base.constraintMetrics(of: constraint)
    if fault == .constraintMetricsAreFinite { metrics?.line = .nan }
    return metrics
  }

  func setConstant(_ constant: Double, of constraint: SimulatedTree.ConstraintID) {
    if fault != .constantIsKept { base.setConstant(constant, of: constraint) }
  }

  func setActive(_ isActive: Bool, of constraint: SimulatedTree.ConstraintID) {
    if fault != .activityIsKept { base.setActive(isActive, of: constraint) }
  }

  func guideMetrics(of guide: SimulatedTree.GuideID) -> GuideMetrics<NodeID>? {
    var metrics = base.guideMetrics(of: guide)
    if fault == .guideMetricsAreFinite { metrics?.restingHeight = -5 }
    return metrics
  }

  func setGuideHeight(_ height: Double?, of guide: SimulatedTree.GuideID) {
    if fault == .valuesAreGivenBack { count += 1 }
    base.setGuideHeight(fault == .guideHeightIsKept ? height ?? 0 : height, of: guide)
  }
}

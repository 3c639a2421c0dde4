import KeyboardAvoidanceTesting
import KeyboardEvents
import ViewTrees

/// Reads a simulated tree into values, and writes values to it.
final class FormReader {
  private let tree: SimulatedTree
  private let scrollNames: [String]
  /// The scroll views and texts, whose places here are their numbers; looked up once something is edited.
  private lazy var scrolls = scrollNames.compactMap { tree.node(named: $0) }
  /// What was edited last, which tells the root and the scroll views that count after editing has ended.
  private var lastFocus: SimulatedTree.NodeID?
  /// Where each root stood when it was looked at first: by itself, and only avoidance moves it.
  private var restingTops: [SimulatedTree.NodeID: Double] = [:]

  init(_ scene: Scene, _ tree: SimulatedTree) {
    self.tree = tree
    scrollNames = scene.scrollNames
  }

  /// Takes note of what is edited now.
  func noteFocus() {
    if let focus = tree.focusedNode { lastFocus = focus }
  }

  /// All that a model may see, or nil while nothing has been edited yet.
  func values() -> FormValues? {
    guard let last = lastFocus, let root = root(of: last), let window = tree.window(of: last) else { return nil }
    let field = tree.focusedNode.map { node in
      EditedField(
        frame: tree.frameInWindow(of: node), caret: tree.caretInWindow(of: node),
        isText: tree.scrollMetrics(of: node) != nil)
    }
    return FormValues(
      window: Rect(origin: .zero, size: window.frame.size), safeArea: tree.safeArea(of: root),
      root: tree.frameInWindow(of: root), rootLayout: tree.layoutFrame(of: root), field: field,
      scrolls: scrolls.compactMap { scroll(of: $0) },
      chain: path(from: last).compactMap { scrolls.firstIndex(of: $0) })
  }

  /// Writes what a model wants to be different; tells whether anything was, by more than anybody could see.
  func write(_ new: FormValues, over old: FormValues) -> Bool {
    for (index, node) in scrolls.enumerated() {
      let (new, old) = (new.scrolls[index], old.scrolls[index])
      if new.inset != old.inset { tree.setContentInset(new.inset, of: node) }
      if new.indicators != old.indicators { tree.setIndicatorInset(new.indicators, of: node) }
      if new.offset != old.offset { tree.setContentOffset(new.offset, of: node) }
    }
    if new.root != old.root, let last = lastFocus, let root = root(of: last) {
      var frame = tree.frame(of: root)
      frame.origin.y += new.root.minY - old.root.minY
      frame.size.height += new.root.height - old.root.height
      tree.setFrame(frame, of: root)
    }
    return new.differs(from: old)
  }
}

extension FormReader {
  /// Where a field stands in its scroll views, or nil for one that is in no window.
  func place(of field: SimulatedTree.NodeID) -> FieldPlace? {
    guard let window = tree.window(of: field), let root = root(of: field) else { return nil }
    let top = tree.frame(of: root).minY
    let restingTop = restingTops[root] ?? top
    restingTops[root] = restingTop
    let lift = max(0, restingTop - top)
    return FieldPlace(
      frame: tree.caretInWindow(of: field) ?? tree.frameInWindow(of: field), windowHeight: window.frame.height,
      lift: lift,
      scrolls: path(from: field).compactMap { node in
        guard var scroll = scroll(of: node) else { return nil }
        // A safe area that a lift has brought a view into hides nothing: a lift may go up to the window's top.
        if lift > 0 { scroll.hostInset = tree.hostInsetUnmoved(of: node) }
        return (
          scroll, ownBottom: tree.appInsetBottom(of: node), restingTop: tree.hostInsetAtRest(of: node).top
        )
      })
  }

  private func scroll(of node: SimulatedTree.NodeID) -> FormScroll? {
    tree.scrollMetrics(of: node).map {
      FormScroll(
        frame: tree.frameInWindow(of: node), offset: $0.contentOffset, inset: $0.contentInset,
        indicators: $0.indicatorInset, content: $0.contentSize, hostInset: $0.hostInset)
    }
  }

  private func path(from node: SimulatedTree.NodeID) -> [SimulatedTree.NodeID] {
    Array(sequence(first: node) { [tree] in tree.parent(of: $0) })
  }

  /// The child of the window that a view is in.
  private func root(of node: SimulatedTree.NodeID) -> SimulatedTree.NodeID? { path(from: node).dropLast().last }
}

extension FormValues {
  /// Whether anything that counts is different by more than half a point.
  fileprivate func differs(from old: FormValues) -> Bool {
    func isFar(_ first: Double, _ second: Double) -> Bool { abs(first - second) > 0.5 }
    return isFar(root.minY, old.root.minY) || isFar(root.height, old.root.height)
      || zip(scrolls, old.scrolls).contains { new, old in
        isFar(new.inset.bottom, old.inset.bottom) || isFar(new.offset.y, old.offset.y)
          || isFar(new.indicators.bottom, old.indicators.bottom)
      }
  }
}

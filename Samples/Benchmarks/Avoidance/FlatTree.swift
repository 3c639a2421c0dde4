import KeyboardEvents
import ViewTrees

/// A tree in flat buffers, as fast as a tree can be: what an evaluation costs on it is the framework's own cost.
///
/// It lays out when it is read after a write, so that reading a frame takes no walk over ancestors.
///
/// A chain of views of a given depth leads to the focused field, with scroll views spread evenly over it; all other views
/// stand beside it and are never looked at.
@safe final class FlatTree {
  /// The parent of each node; that of the window is -1.
  private let parents: [Int]
  private let frames: UnsafeMutableBufferPointer<Rect>
  /// The number of each node's scroll metrics; -1 for a node that is no scroll view.
  private let scrollNumbers: [Int]
  private let scrolls: UnsafeMutableBufferPointer<ScrollMetrics>
  /// Where the content of each node of the chain begins in the window, as of the last layout.
  private let contentOrigins: UnsafeMutableBufferPointer<Point>
  private var isLaidOut = false
  private var constant = 0.0
  private var guideHeight: Double?
  let focusedNode: Int?
  /// The scroll views of the chain, from the outside in.
  let scrollNodes: [Int]
  /// The outermost view below the window.
  let root = 1

  init(count: Int, depth: Int, scrollCount: Int) {
    let window = Rect(x: 0, y: 0, width: 375, height: 667)
    let spacing = max(1, (depth - 3) / max(1, scrollCount))
    scrollNodes = Array((2..<depth - 1).filter { ($0 - 2) % spacing == 0 }.prefix(scrollCount))
    let total = max(depth, count)
    parents = (0..<total).map { $0 < depth ? $0 - 1 : $0 % depth }
    let scrollNodes = scrollNodes
    scrollNumbers = (0..<total).map { scrollNodes.firstIndex(of: $0) ?? -1 }
    unsafe frames = .allocate(capacity: total)
    unsafe scrolls = .allocate(capacity: scrollNodes.count)
    unsafe contentOrigins = .allocate(capacity: depth)
    unsafe contentOrigins.initialize(repeating: .zero)
    let beside = Rect(x: 0, y: 0, width: 10, height: 10)
    for node in 0..<total { unsafe frames.initializeElement(at: node, to: node < depth ? window : beside) }
    unsafe frames[depth - 1] = Rect(x: 16, y: 560, width: 343, height: 44)
    let metrics = ScrollMetrics(contentOffset: .zero, contentSize: Size(width: 375, height: 1200))
    unsafe scrolls.initialize(repeating: metrics)
    focusedNode = depth - 1
  }

  deinit {
    unsafe frames.deallocate()
    unsafe scrolls.deallocate()
    unsafe contentOrigins.deallocate()
  }

  private func layOut() {
    isLaidOut = true
    for node in unsafe contentOrigins.indices.dropFirst() {
      let number = scrollNumbers[node]
      let offset = unsafe number < 0 ? Point.zero : scrolls[number].contentOffset
      unsafe contentOrigins[node] = contentOrigins[node - 1] + frames[node].origin - offset
    }
  }
}

extension FlatTree: FocusTree, ScrollTree, FrameTree, ConstraintTree, GuideTree {
  func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : parents[node] }

  func frameInWindow(of node: Int) -> Rect {
    let frame = unsafe frames[node]
    guard parents[node] > 0 else { return frame }
    if !isLaidOut { layOut() }
    let origin = unsafe contentOrigins[parents[node]]
    return frame.offsetBy(x: origin.x, y: origin.y)
  }

  func window(of node: Int) -> WindowPlace? { unsafe WindowPlace(screen: .main, frame: frames[0]) }
  func safeArea(of node: Int) -> Insets { .zero }
  func frame(of node: Int) -> Rect { unsafe frames[node] }
  func setFrame(_ frame: Rect, of node: Int) {
    unsafe frames[node] = frame
    isLaidOut = false
  }

  func scrollMetrics(of node: Int) -> ScrollMetrics? {
    let number = scrollNumbers[node]
    return unsafe number < 0 ? nil : scrolls[number]
  }
  func setContentOffset(_ offset: Point, of node: Int) {
    unsafe scrolls[scrollNumbers[node]].contentOffset = offset
    isLaidOut = false
  }
  func setContentInset(_ inset: Insets, of node: Int) { unsafe scrolls[scrollNumbers[node]].contentInset = inset }
  func setIndicatorInset(_ inset: Insets, of node: Int) { unsafe scrolls[scrollNumbers[node]].indicatorInset = inset }

  func constraintMetrics(of constraint: Int) -> ConstraintMetrics<Int>? {
    unsafe ConstraintMetrics(
      node: root, line: frames[0].maxY, span: frames[0], isHeight: false, constant: constant, isActive: true)
  }
  func setConstant(_ constant: Double, of constraint: Int) { self.constant = constant }
  func setActive(_ isActive: Bool, of constraint: Int) {}

  func guideMetrics(of guide: Int) -> GuideMetrics<Int>? {
    GuideMetrics(node: root, restingHeight: 0, height: guideHeight)
  }
  func setGuideHeight(_ height: Double?, of guide: Int) { guideHeight = height }
}

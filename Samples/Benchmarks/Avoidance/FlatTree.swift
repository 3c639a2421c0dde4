import KeyboardEvents
import ViewTrees

/// A tree in flat arrays, as fast as a tree can be: what an evaluation costs on it is the framework's own cost.
///
/// A chain of views of a given depth leads to the focused field, with scroll views spread evenly over it; all other views
/// stand beside it and are never looked at.
final class FlatTree {
  private var parents: [Int] = []
  private var frames: [Rect] = []
  private var scrolls: [ScrollMetrics?] = []
  private var constant = 0.0
  private var guideHeight: Double?
  let focused: Int?
  /// The scroll views of the chain, from the outside in.
  let scrollNodes: [Int]
  /// The outermost view below the window.
  let root = 1

  init(count: Int, depth: Int, scrollCount: Int) {
    let window = Rect(x: 0, y: 0, width: 375, height: 667)
    var scrollNodes: [Int] = []
    for level in 0..<depth {
      parents.append(level - 1)
      frames.append(window)
      let isScroll = level > 1 && level < depth - 1 && (level - 2) % max(1, (depth - 3) / max(1, scrollCount)) == 0
      if isScroll, scrollNodes.count < scrollCount {
        scrollNodes.append(level)
        scrolls.append(ScrollMetrics(contentOffset: .zero, contentSize: Size(width: 375, height: 1200)))
      } else {
        scrolls.append(nil)
      }
    }
    frames[depth - 1] = Rect(x: 16, y: 560, width: 343, height: 44)
    focused = depth - 1
    self.scrollNodes = scrollNodes
    for index in depth..<max(depth, count) {
      parents.append(index % depth)
      frames.append(Rect(x: 0, y: 0, width: 10, height: 10))
      scrolls.append(nil)
    }
  }
}

extension FlatTree: FocusTree, ScrollTree, FrameTree, ConstraintTree, GuideTree {
  var focusedNode: Int? { focused }
  func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : parents[node] }

  func frameInWindow(of node: Int) -> Rect {
    var frame = frames[node]
    var ancestor = parents[node]
    while ancestor > 0 {
      let offset = scrolls[ancestor]?.contentOffset ?? .zero
      frame.origin.x += frames[ancestor].minX - offset.x
      frame.origin.y += frames[ancestor].minY - offset.y
      ancestor = parents[ancestor]
    }
    return frame
  }

  func window(of node: Int) -> WindowPlace? { WindowPlace(screen: .main, frame: frames[0]) }
  func safeArea(of node: Int) -> Insets { .zero }
  func frame(of node: Int) -> Rect { frames[node] }
  func setFrame(_ frame: Rect, of node: Int) { frames[node] = frame }
  func scrollMetrics(of node: Int) -> ScrollMetrics? { scrolls[node] }
  func setContentOffset(_ offset: Point, of node: Int) { scrolls[node]?.contentOffset = offset }
  func setContentInset(_ inset: Insets, of node: Int) { scrolls[node]?.contentInset = inset }
  func setIndicatorInset(_ inset: Insets, of node: Int) { scrolls[node]?.indicatorInset = inset }

  func constraintMetrics(of constraint: Int) -> ConstraintMetrics<Int>? {
    ConstraintMetrics(
      node: root, line: frames[0].maxY, span: frames[0], isHeight: false, constant: constant, isActive: true)
  }
  func setConstant(_ constant: Double, of constraint: Int) { self.constant = constant }
  func setActive(_ isActive: Bool, of constraint: Int) {}

  func guideMetrics(of guide: Int) -> GuideMetrics<Int>? {
    GuideMetrics(node: root, restingHeight: 0, height: guideHeight)
  }
  func setGuideHeight(_ height: Double?, of guide: Int) { guideHeight = height }
}

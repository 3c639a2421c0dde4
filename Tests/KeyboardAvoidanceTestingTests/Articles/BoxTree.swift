import KeyboardEvents
import ViewTrees

// The host that the article "Write a host" makes.

// snippet: boxes
/// A view of a small toolkit: boxes in boxes, some of which scroll.
final class Box {
  weak var parent: Box?
  var children: [Box] = []
  /// In the coordinates of the parent; of the outermost box, in those of the window.
  var frame: Rect
  /// Only of a box that scrolls.
  var metrics: ScrollMetrics?

  init(_ frame: Rect, in parent: Box? = nil, content: Size? = nil) {
    self.frame = frame
    self.parent = parent
    metrics = content.map { ScrollMetrics(contentOffset: .zero, contentSize: $0) }
    parent?.children.append(self)
  }
}

extension Box: Hashable {
  static func == (one: Box, other: Box) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
// end

// snippet: reading
/// The boxes of one window, as keyboard avoidance sees them.
final class BoxTree: ViewTree {
  let root: Box
  let place: WindowPlace
  var edited: Box?

  init(root: Box, place: WindowPlace) {
    self.root = root
    self.place = place
  }

  func parent(of box: Box) -> Box? { box.parent }

  func frameInWindow(of box: Box) -> Rect {
    var frame = box.frame
    var ancestor = box.parent
    while let outer = ancestor {
      let offset = outer.metrics?.contentOffset ?? .zero
      frame = frame.offsetBy(x: outer.frame.minX - offset.x, y: outer.frame.minY - offset.y)
      ancestor = outer.parent
    }
    return frame
  }

  func window(of box: Box) -> WindowPlace? {
    var outermost = box
    while let parent = outermost.parent { outermost = parent }
    return outermost === root ? place : nil
  }

  func safeArea(of box: Box) -> Insets { .zero }
}
// end

// snippet: editing
extension BoxTree: FocusTree {
  var focusedNode: Box? { edited }
}
// end

// snippet: writing
extension BoxTree: ScrollTree {
  func scrollMetrics(of box: Box) -> ScrollMetrics? { box.metrics }
  func setContentOffset(_ offset: Point, of box: Box) { box.metrics?.contentOffset = offset }
  func setContentInset(_ inset: Insets, of box: Box) { box.metrics?.contentInset = inset }
  func setIndicatorInset(_ inset: Insets, of box: Box) { box.metrics?.indicatorInset = inset }
}

extension BoxTree: FrameTree {
  func frame(of box: Box) -> Rect { box.frame }
  func setFrame(_ frame: Rect, of box: Box) { box.frame = frame }
}

// A toolkit without constraints and guides has none to name.
extension BoxTree: ConstraintTree, GuideTree {
  typealias ConstraintID = Never
  typealias GuideID = Never
}
// end

import KeyboardEvents
import ViewTrees

extension TreeProbe where Tree: ScrollTree {
  /// What is wrong with insets, written while the content stands at its start, where more room below it moves nothing.
  func insetViolations(_ node: Tree.NodeID, _ metrics: ScrollMetrics) -> [TreeViolation] {
    let range = metrics.offsetRange(in: tree.frameInWindow(of: node).size)
    tree.setContentOffset(range.origin, of: node)
    guard let start = tree.scrollMetrics(of: node) else { return [] }
    var inset = start.contentInset
    inset.bottom += 300
    tree.setContentInset(inset, of: node)
    guard let wide = tree.scrollMetrics(of: node) else { return [] }
    var indicators = wide.indicatorInset
    indicators.bottom += 200
    tree.setIndicatorInset(indicators, of: node)
    guard let both = tree.scrollMetrics(of: node) else { return [] }

    var found: [TreeViolation] = []
    if !wide.contentInset.isNear(inset) {
      found.append(misread(node, "inset", inset, wide.contentInset))
    }
    if !both.indicatorInset.isNear(indicators) {
      found.append(misread(node, "indicator inset", indicators, both.indicatorInset))
    }
    if !wide.indicatorInset.isNear(start.indicatorInset) || !wide.contentOffset.isNear(start.contentOffset) {
      found.append(violation(.scrollWritesAreSeparate, node, "an inset was written, and then it is \(wide.words)"))
    }
    if !both.contentInset.isNear(wide.contentInset) || !both.contentOffset.isNear(wide.contentOffset) {
      found.append(
        violation(.scrollWritesAreSeparate, node, "an indicator inset was written, and then it is \(both.words)"))
    }
    return found
  }

  private func misread(_ node: Tree.NodeID, _ what: String, _ written: Insets, _ read: Insets) -> TreeViolation {
    violation(.insetsAreKept, node, "the \(what) \(words(written)) was written, and \(words(read)) read")
  }
}

extension ScrollMetrics {
  /// The offsets that a settled scroll view of a size can have, from the least to the greatest.
  func offsetRange(in size: Size) -> Rect {
    let inset = contentInset + hostInset
    return Rect(
      x: 0 - inset.left, y: 0 - inset.top, width: max(0, contentSize.width + inset.right - size.width + inset.left),
      height: max(0, contentSize.height + inset.bottom - size.height + inset.top))
  }

  /// The numbers, as scenes write them.
  var words: String {
    let offset = Scene.Value.point(contentOffset)
    let (inset, indicators) = (Scene.Value.insets(contentInset), Scene.Value.insets(indicatorInset))
    return "offset \(offset) inset \(inset) indicators \(indicators) content \(Scene.Value.size(contentSize))"
  }
}

/// The numbers of a point, as scenes write them.
func words(_ point: Point) -> String { Scene.Value.point(point).description }

/// The numbers of insets, as scenes write them.
func words(_ insets: Insets) -> String { Scene.Value.insets(insets).description }

package import KeyboardEvents
package import ViewTrees

/// All that the framework has to know of the toolkit.
extension Window: ViewTree, FocusTree, ScrollTree, FrameTree {
  package func parent(of view: View) -> View? { view.parent }

  package func frameInWindow(of view: View) -> Rect {
    var frame = view.frame
    var ancestor = view.parent
    while let outer = ancestor {
      let offset = outer.scroll?.contentOffset ?? .zero
      frame = frame.offsetBy(x: outer.frame.minX - offset.x, y: outer.frame.minY - offset.y)
      ancestor = outer.parent
    }
    return frame
  }

  package func window(of view: View) -> WindowPlace? { WindowPlace(screen: .main, frame: root.frame) }

  package func safeArea(of view: View) -> Insets {
    let bottom = frameInWindow(of: view).maxY - (root.frame.maxY - safeArea.bottom)
    return Insets(bottom: min(max(0, bottom), safeArea.bottom))
  }

  package func layoutIfNeeded() { layOutNow() }

  package var focusedNode: View? { edited }

  package func scrollMetrics(of view: View) -> ScrollMetrics? { view.scroll }
  package func setContentOffset(_ offset: Point, of view: View) { view.scroll?.contentOffset = offset }
  package func setContentInset(_ inset: Insets, of view: View) { view.scroll?.contentInset = inset }
  package func setIndicatorInset(_ inset: Insets, of view: View) { view.scroll?.indicatorInset = inset }

  package func frame(of view: View) -> Rect { view.frame }
  package func setFrame(_ frame: Rect, of view: View) { view.frame = frame }
  /// The app's layout places every view anew, so a frame that is written lasts until the next one.
  package func hostPlacement(of view: View) -> HostPlacement { [.top, .height] }
}

/// The keyboard's guide of a window: the only one there is.
package enum WindowGuide: Hashable, Sendable { case keyboard }

extension Window: GuideTree, ConstraintTree {
  package typealias ConstraintID = Never

  package func guideMetrics(of guide: WindowGuide) -> GuideMetrics<View>? {
    GuideMetrics(node: root, restingHeight: safeArea.bottom, height: guideHeight, dismissPadding: grip)
  }

  package func setGuideHeight(_ height: Double?, of guide: WindowGuide) {
    guideHeight = height
    layOutNow()
  }
}

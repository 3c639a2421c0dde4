extension UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uiview/setneedslayout()>.
  public func setNeedsLayout() { needsLayout = true }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>.
  ///
  /// The whole hierarchy that the view is in is laid out, as views above it may have to be.
  public func layoutIfNeeded() { LayoutPass.run(root) }

  /// What the base class does for its subviews: it gives them the frames that constraints want.
  func applyConstraints() {
    guard let solution = LayoutPass.solution else { return }
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      let frame = solution.frame(of: view)
      view.bounds.size = frame.size
      let anchor = view.layer.anchorPoint
      view.center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
    for guide in layoutGuides { guide.layoutFrame = solution.frame(of: guide) }
  }
}

/// A layout of a hierarchy, from its root down, until nothing asks for one any more.
@MainActor
enum LayoutPass {
  private(set) static var solution: LayoutSolution?
  /// A hierarchy that asks for a layout this often asks in every one.
  private static let rounds = 12

  static func run(_ root: UIView) {
    guard solution == nil else { return }
    for _ in 0..<rounds {
      tellChanges(root)
      let waiting = root.everything.filter { $0.needsLayout }
      guard !waiting.isEmpty else { return }
      solution = LayoutSolution(root)
      for view in waiting {
        view.needsLayout = false
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
      }
      solution = nil
    }
  }

  /// Safe areas and keyboard guides follow from where views are, and from what no view knows of.
  private static func tellChanges(_ root: UIView) {
    for view in root.everything {
      for guide in view.layoutGuides {
        guard let insets = guide.systemInsets else { continue }
        let frame = CGRect(
          x: view.bounds.minX + insets.left, y: view.bounds.minY + insets.top,
          width: view.bounds.width - insets.left - insets.right, height: view.bounds.height - insets.top - insets.bottom
        )
        if frame != guide.layoutFrame { view.setNeedsLayout() }
      }
      guard view.safeAreaInsets != view.knownSafeArea else { continue }
      view.knownSafeArea = view.safeAreaInsets
      view.safeAreaInsetsDidChange()
    }
  }
}

extension UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)>.
  public func insertSubview(_ view: UIView, at index: Int) {
    let before = view.window
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    setNeedsLayout()
    view.setNeedsLayout()
    view.didMoveToSuperview()
    if view.window !== before { view.tellWindowChange() }
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>.
  public func removeFromSuperview() {
    guard let superview else { return }
    let before = window
    if let responder = before?.firstResponder, responder.isDescendant(of: self) { responder.resignFirstResponder() }
    superview.subviews.removeAll { $0 === self }
    // What the view shares with others outside itself goes with it.
    superview.dropConstraints(of: self)
    superview.setNeedsLayout()
    self.superview = nil
    didMoveToSuperview()
    if before != nil { tellWindowChange() }
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)>.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.superview
    }
    return false
  }

  /// Everything in the view, itself first, ancestors before descendants.
  var everything: [UIView] { [self] + subviews.flatMap { $0.everything } }

  private func tellWindowChange() {
    for view in everything { view.didMoveToWindow() }
  }

  private func dropConstraints(of view: UIView) {
    var ancestor: UIView? = self
    while let current = ancestor {
      current.constraints.removeAll { constraint in
        [constraint.first, constraint.second].contains { item in
          let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
          return owner?.isDescendant(of: view) ?? false
        }
      }
      ancestor = current.superview
    }
  }
}

import KeyboardEvents

extension SimulatedLayout {
  /// The screen that a node is on.
  func screen(of node: Int) -> Int {
    var current = node
    while let parent = model.nodes[current].parent { current = parent }
    if case .window(let screen) = model.nodes[current].kind { return screen }
    return 0
  }

  /// The window that a node is in.
  func window(of node: Int) -> Int {
    var current = node
    while let parent = model.nodes[current].parent { current = parent }
    return current
  }

  /// The part of the screen's safe area that reaches into a node, at each edge at most the screen's own.
  mutating func safeArea(_ node: Int) -> Insets {
    let screen = model.screens[screen(of: node)]
    let area = screen.safeArea
    guard area != .zero else { return .zero }
    let left = screenEdge(of: .node(node), .left)
    let right = screenEdge(of: .node(node), .right)
    let top = screenEdge(of: .node(node), .top)
    let bottom = screenEdge(of: .node(node), .bottom)
    return Insets(
      top: min(max(0, area.top - top), area.top, max(0, bottom - top)),
      left: min(max(0, area.left - left), area.left, max(0, right - left)),
      bottom: min(max(0, bottom - (screen.size.height - area.bottom)), area.bottom, max(0, bottom - top)),
      right: min(max(0, right - (screen.size.width - area.right)), area.right, max(0, right - left)))
  }

  /// What the host adds to the inset of a scroll view.
  mutating func hostInset(_ node: Int) -> Insets {
    guard let scroll = model.nodes[node].scroll, scroll.addsSafeArea else { return .zero }
    return safeArea(node)
  }

  /// The height of a guide at rest: the safe area at the bottom of its view, or nothing.
  mutating func restingHeight(_ guide: Int) -> Double {
    model.guides[guide].usesSafeArea ? safeArea(model.guides[guide].view).bottom : 0
  }

  /// The height of a guide.
  mutating func guideHeight(_ guide: Int) -> Double { model.guides[guide].height ?? restingHeight(guide) }

  /// The frame of a guide in screen coordinates.
  mutating func guideFrame(_ guide: Int) -> Rect {
    let view = screenFrame(model.guides[guide].view)
    let height = guideHeight(guide)
    return Rect(x: view.minX, y: view.maxY - height, width: view.width, height: height)
  }
}

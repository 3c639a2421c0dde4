import KeyboardEvents

extension SceneRun {
  /// Where a scroll view shows content above the keyboard, or nil where another scroll view is between it and the field.
  func room(of sight: LawSight) -> Rect? {
    var node = tree.model.nodes[sight.focus].parent
    while let current = node, current != sight.target {
      if tree.model.nodes[current].clips { return nil }
      node = tree.model.nodes[current].parent
    }
    let inset = (tree.model.nodes[sight.target].scroll?.inset ?? .zero) + tree.layout { $0.hostInset(sight.target) }
    var room = tree.layout { $0.screenFrame(sight.target) }
      .inset(by: Insets(top: inset.top, left: inset.left, right: inset.right))
    node = tree.model.nodes[sight.target].parent
    while let current = node {
      if tree.model.nodes[current].clips {
        guard let part = room.intersection(tree.layout { $0.screenFrame(current) }) else { return nil }
        room = part
      }
      node = tree.model.nodes[current].parent
    }
    room.size.height = min(room.maxY, sight.keyboard.minY) - room.minY
    return room.isUsable ? room : nil
  }

  /// The offsets that a settled scroll view can have, as a rectangle from the least to the greatest.
  func offsetRange(of node: Int) -> Rect {
    let frame = tree.layout { $0.frame(node) }
    let host = tree.layout { $0.hostInset(node) }
    let inset = tree.model.nodes[node].scroll?.inset ?? .zero
    let content = tree.contentSize(of: node)
    let least = Point(x: -(inset.left + host.left), y: -(inset.top + host.top))
    return Rect(
      x: least.x, y: least.y,
      width: max(0, content.width + inset.right + host.right - frame.width - least.x),
      height: max(0, content.height + inset.bottom + host.bottom - frame.height - least.y))
  }
}

import KeyboardEvents

extension SceneRun {
  /// How everything on the first screen stands now, as it is seen.
  func moment() -> SceneMoment {
    let bounds = tree.bounds(of: .main) ?? .zero
    var items: [SceneMoment.Item] = []
    for node in tree.model.nodes.indices where tree.layout({ $0.screen(of: node) }) == 0 {
      let record = tree.model.nodes[node]
      let frame = tree.shownScreenFrame(of: node)
      let offset = tree.shownValues(of: node).offset
      items.append(
        SceneMoment.Item(
          name: record.name, kind: record.itemKind, depth: depth(of: node), frame: frame,
          visibleFrame: shownPart(of: node),
          caret: record.caret?.offsetBy(x: frame.minX - offset.x, y: frame.minY - offset.y),
          values: values(of: node), isFocused: tree.focused == node))
    }
    for (index, guide) in tree.model.guides.enumerated() where tree.layout({ $0.screen(of: guide.view) }) == 0 {
      let view = tree.shownScreenFrame(of: guide.view)
      let height = tree.shownGuideHeight(index)
      items.append(
        SceneMoment.Item(
          name: guide.name, kind: .guide, depth: depth(of: guide.view) + 1,
          frame: Rect(x: view.minX, y: view.maxY - height, width: view.width, height: height), visibleFrame: nil,
          caret: nil, values: [SceneMoment.Reading("height", .number(height))], isFocused: false))
    }
    return SceneMoment(
      time: clock.now, screen: bounds, safeArea: tree.model.screens.first?.safeArea ?? .zero,
      keyboard: keyboards.obstacle(on: .main, at: clock.now)?.frame, phase: tracker.state().phase, items: items)
  }

  private func shownPart(of node: Int) -> Rect? {
    var frame: Rect? = tree.shownScreenFrame(of: node)
    var ancestor = tree.model.nodes[node].parent
    while let current = ancestor {
      if tree.model.nodes[current].clips { frame = frame?.intersection(tree.shownScreenFrame(of: current)) }
      ancestor = tree.model.nodes[current].parent
    }
    return frame
  }

  private func depth(of node: Int) -> Int {
    var depth = 0
    var ancestor = tree.model.nodes[node].parent
    while let current = ancestor {
      depth += 1
      ancestor = tree.model.nodes[current].parent
    }
    return depth
  }

  private func values(of node: Int) -> [SceneMoment.Reading] {
    var readings: [SceneMoment.Reading] = []
    if tree.model.nodes[node].scroll != nil {
      let values = tree.shownValues(of: node)
      readings.append(SceneMoment.Reading("offset", .point(values.offset)))
      readings.append(SceneMoment.Reading("inset.bottom", .number(values.inset.bottom)))
    }
    for index in tree.model.placing[node] {
      let constraint = tree.model.constraints[index]
      readings.append(SceneMoment.Reading("\(constraint.name).constant", .number(constraint.constant)))
      readings.append(SceneMoment.Reading("\(constraint.name).active", .isOn(constraint.isActive)))
    }
    return readings
  }
}

extension SimulatedNode {
  fileprivate var itemKind: SceneMoment.Item.Kind {
    switch kind {
    case .window: .window
    case .field: .field
    case .text: .text
    case .view: scroll == nil ? .view : .scroll
    }
  }
}

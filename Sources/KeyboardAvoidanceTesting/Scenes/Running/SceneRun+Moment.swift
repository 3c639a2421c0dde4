import KeyboardEvents

extension SceneRun {
  /// How everything on the first screen stands now, as it is seen.
  func moment() -> SceneMoment {
    let bounds = tree.bounds(of: .main) ?? .zero
    var shown = ShownNodes()
    var items: [SceneMoment.Item] = []
    for node in tree.model.nodes.indices {
      let record = tree.model.nodes[node]
      let values = tree.shownValues(of: node)
      shown.add(values, in: record.parent, clips: record.clips)
      guard tree.layout({ $0.screen(of: node) }) == 0 else { continue }
      let content = shown.contentOrigins[node]
      items.append(
        SceneMoment.Item(
          name: record.name, kind: record.itemKind, depth: shown.depths[node], frame: shown.frames[node],
          visibleFrame: shown.parts[node], caret: record.caret?.offsetBy(x: content.x, y: content.y),
          values: readings(of: node, values), isFocused: tree.focused == node))
    }
    for (index, guide) in tree.model.guides.enumerated() where tree.layout({ $0.screen(of: guide.view) }) == 0 {
      let view = shown.frames[guide.view]
      let height = tree.shownGuideHeight(index)
      items.append(
        SceneMoment.Item(
          name: guide.name, kind: .guide, depth: shown.depths[guide.view] + 1,
          frame: Rect(x: view.minX, y: view.maxY - height, width: view.width, height: height), visibleFrame: nil,
          caret: nil, values: [SceneMoment.Reading("height", .number(height))], isFocused: false))
    }
    return SceneMoment(
      time: clock.now, isMoving: motionEnd.map { $0 > clock.now } ?? false, screen: bounds,
      safeArea: tree.model.screens.first?.safeArea ?? .zero,
      keyboard: keyboards.obstacle(on: .main, at: clock.now)?.frame, phase: tracker.state().phase, items: items)
  }

  private func readings(of node: Int, _ values: ShownValues) -> [SceneMoment.Reading] {
    var readings: [SceneMoment.Reading] = []
    if tree.model.nodes[node].scroll != nil {
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

/// The nodes of a tree as they are seen on their screens; parents come first, so each costs O(1).
private struct ShownNodes {
  private(set) var frames: [Rect] = []
  /// The part of each frame that the scroll views and the window around it let through.
  private(set) var parts: [Rect?] = []
  private(set) var depths: [Int] = []
  /// Where each node's own coordinates begin.
  private(set) var contentOrigins: [Point] = []
  /// What clips the children of each node: nothing at all, or what is left of the frames that do.
  private var clips: [Clip] = []

  private enum Clip {
    case nothing
    case to(Rect?)

    func part(of frame: Rect) -> Rect? {
      switch self {
      case .nothing: frame
      case .to(let clip): clip?.intersection(frame)
      }
    }
  }

  mutating func add(_ values: ShownValues, in parent: Int?, clips isClipping: Bool) {
    let origin = parent.map { contentOrigins[$0] } ?? .zero
    let frame = values.frame.offsetBy(x: origin.x, y: origin.y)
    let clip = parent.map { clips[$0] } ?? .nothing
    let part = clip.part(of: frame)
    frames.append(frame)
    parts.append(part)
    depths.append(parent.map { depths[$0] + 1 } ?? 0)
    contentOrigins.append(Point(x: frame.minX - values.offset.x, y: frame.minY - values.offset.y))
    clips.append(isClipping ? .to(part) : clip)
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

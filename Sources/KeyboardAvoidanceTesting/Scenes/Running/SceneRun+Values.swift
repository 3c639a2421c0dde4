import KeyboardAvoidance
import KeyboardEvents

extension SceneRun {
  /// The value of a property: settled, or as it is on the screen at this moment.
  func value(of property: Scene.Property, isNow: Bool) -> Scene.Value? {
    if let guide = tree.guide(named: property.owner)?.index { return guideValue(guide, property, isNow) }
    if let constraint = tree.constraint(named: property.owner)?.index {
      let record = tree.model.constraints[constraint]
      return property.path == .active ? .isOn(record.isActive) : .number(record.constant)
    }
    guard let node = tree.node(named: property.owner)?.index else { return nil }
    switch property.path {
    case .inset: return part(property.part, of: scrollValues(node, isNow)?.inset)
    case .indicators: return part(property.part, of: scrollValues(node, isNow)?.indicators)
    case .offset: return part(property.part, of: scrollValues(node, isNow)?.offset)
    case .content: return tree.model.nodes[node].scroll == nil ? nil : .size(tree.contentSize(of: node))
    case .caret: return tree.model.nodes[node].caret.map { .rect($0) }
    case .frame:
      return part(property.part, of: isNow ? tree.shownValues(of: node).frame : tree.layout { $0.frame(node) })
    case .screenFrame: return part(property.part, of: screenFrame(node, isNow))
    case .windowFrame: return part(property.part, of: windowFrame(screenFrame(node, isNow), of: node, isNow))
    case .visibleHeight: return .number(visibleHeight(node, isNow))
    case .constant, .active, .top, .height: return nil
    }
  }

  /// A node's frame in screen coordinates: settled, or as it is seen.
  func screenFrame(_ node: Int, _ isNow: Bool) -> Rect {
    isNow ? tree.shownScreenFrame(of: node) : tree.layout { $0.screenFrame(node) }
  }

  func windowFrame(_ frame: Rect, of node: Int, _ isNow: Bool) -> Rect {
    let window = screenFrame(tree.layout { $0.window(of: node) }, isNow)
    return frame.offsetBy(x: -window.minX, y: -window.minY)
  }

  private func guideValue(_ guide: Int, _ property: Scene.Property, _ isNow: Bool) -> Scene.Value? {
    let view = tree.model.guides[guide].view
    let frame = screenFrame(view, isNow)
    let height = isNow ? tree.shownGuideHeight(guide) : tree.layout { $0.guideHeight(guide) }
    let place = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    switch property.path {
    case .height: return .number(height)
    case .top: return .number(windowFrame(place, of: view, isNow).minY)
    case .windowFrame: return part(property.part, of: windowFrame(place, of: view, isNow))
    case .screenFrame: return part(property.part, of: place)
    case .frame: return part(property.part, of: place.offsetBy(x: -frame.minX, y: -frame.minY))
    default: return nil
    }
  }

  private func scrollValues(_ node: Int, _ isNow: Bool) -> ShownValues? {
    guard let scroll = tree.model.nodes[node].scroll else { return nil }
    if isNow { return tree.shownValues(of: node) }
    return ShownValues(frame: .zero, offset: scroll.offset, inset: scroll.inset, indicators: scroll.indicators)
  }

  private func visibleHeight(_ node: Int, _ isNow: Bool) -> Double {
    let window = screenFrame(tree.layout { $0.window(of: node) }, isNow)
    guard let frame = screenFrame(node, isNow).intersection(window) else { return 0 }
    guard let obstacle = obstacle(for: node), obstacle.isDocked, obstacle.frame.sharesColumn(with: frame) else {
      return frame.height
    }
    return max(0, min(frame.maxY, obstacle.frame.minY) - frame.minY)
  }

  /// The keyboard on the screen of a node, as it is seen at this moment.
  func obstacle(for node: Int) -> (frame: Rect, isDocked: Bool)? {
    keyboards.obstacle(on: ScreenID(rawValue: tree.layout { $0.screen(of: node) }), at: clock.now)
  }

  private func part(_ part: Scene.Part?, of insets: Insets?) -> Scene.Value? {
    guard let insets else { return nil }
    switch part {
    case nil: return .insets(insets)
    case .top: return .number(insets.top)
    case .left: return .number(insets.left)
    case .bottom: return .number(insets.bottom)
    case .right: return .number(insets.right)
    default: return nil
    }
  }

  private func part(_ part: Scene.Part?, of point: Point?) -> Scene.Value? {
    guard let point else { return nil }
    switch part {
    case nil: return .point(point)
    case .x: return .number(point.x)
    case .y: return .number(point.y)
    default: return nil
    }
  }

  private func part(_ part: Scene.Part?, of rect: Rect) -> Scene.Value? {
    switch part {
    case nil: .rect(rect)
    case .x: .number(rect.minX)
    case .y: .number(rect.minY)
    case .w: .number(rect.width)
    case .h: .number(rect.height)
    default: nil
    }
  }
}

import KeyboardAvoidance
import KeyboardEvents

extension SceneRun {
  /// The app writes a value of its own, and the host lays out.
  func set(_ property: Scene.Property, _ value: Scene.Value) {
    tree.change { write(property, value) }
    if property.path == .caret { return center.post(.editingChange, .caret) }
    if property.path == .frame { tree.change { tree.layOutByHost() } }
    avoider.layoutDidChange()
  }

  /// The app adds to a value of its own.
  func add(_ number: Double, to property: Scene.Property) {
    guard case .number(let current) = self.value(of: property, isNow: false) else { return }
    set(property, .number(current + number))
  }

  private func write(_ property: Scene.Property, _ value: Scene.Value) {
    if let constraint = tree.constraint(named: property.owner)?.index {
      switch (property.path, value) {
      case (.constant, .number(let number)): tree.appSetsConstant(number, of: constraint)
      case (.active, .isOn(let isOn)): tree.appSetsActive(isOn, of: constraint)
      default: break
      }
      return
    }
    guard let node = tree.node(named: property.owner)?.index else { return }
    switch (property.path, value) {
    case (.inset, _):
      if let inset = changed(tree.model.nodes[node].scroll?.inset, property.part, value) {
        tree.appSetsInset(inset, of: node)
      }
    case (.indicators, _):
      if let inset = changed(tree.model.nodes[node].scroll?.indicators, property.part, value) {
        tree.appSetsIndicators(inset, of: node)
      }
    case (.offset, _):
      if let offset = changed(tree.model.nodes[node].scroll?.offset, property.part, value) {
        tree.appSetsOffset(offset, of: node)
      }
    case (.frame, _):
      if let frame = changed(tree.layout({ $0.frame(node) }), property.part, value) {
        tree.appSetsFrame(frame, of: node)
      }
    case (.content, .size(let size)): tree.model.nodes[node].scroll?.content = size
    case (.caret, .rect(let rect)): tree.model.nodes[node].caret = rect
    default: break
    }
  }

  private func changed(_ insets: Insets?, _ part: Scene.Part?, _ value: Scene.Value) -> Insets? {
    guard var insets else { return nil }
    switch (part, value) {
    case (nil, .insets(let whole)): return whole
    case (.top, .number(let number)): insets.top = number
    case (.left, .number(let number)): insets.left = number
    case (.bottom, .number(let number)): insets.bottom = number
    case (.right, .number(let number)): insets.right = number
    default: return nil
    }
    return insets
  }

  private func changed(_ point: Point?, _ part: Scene.Part?, _ value: Scene.Value) -> Point? {
    guard var point else { return nil }
    switch (part, value) {
    case (nil, .point(let whole)): return whole
    case (.x, .number(let number)): point.x = number
    case (.y, .number(let number)): point.y = number
    default: return nil
    }
    return point
  }

  private func changed(_ rect: Rect, _ part: Scene.Part?, _ value: Scene.Value) -> Rect? {
    var rect = rect
    switch (part, value) {
    case (nil, .rect(let whole)): return whole
    case (.x, .number(let number)): rect.origin.x = number
    case (.y, .number(let number)): rect.origin.y = number
    case (.w, .number(let number)): rect.size.width = number
    case (.h, .number(let number)): rect.size.height = number
    default: return nil
    }
    return rect
  }
}

import KeyboardAvoidance
import KeyboardEvents

extension SceneRun {
  /// The order that next follows: places count as if every scroll view stood at its start and nothing were adjusted.
  var fieldOrder: FieldOrder<Int> {
    var model = tree.model
    for node in model.nodes.indices {
      model.nodes[node].writtenTop = nil
      model.nodes[node].writtenHeight = nil
      if model.nodes[node].scroll != nil { model.nodes[node].scroll?.offset = tree.startOffset(of: node) }
    }
    var layout = SimulatedLayout(model)
    let fields = model.nodes.indices.filter { model.nodes[$0].takesPartInOrder }.map { node in
      FormField(
        id: node, frame: layout.screenFrame(node), number: model.nodes[node].traits.order,
        group: model.nodes[node].traits.group)
    }
    return FieldOrder(fields, isRightToLeft: model.screens.first?.isRightToLeft ?? false)
  }

  func navigate(_ navigation: Scene.Navigation) {
    guard let current = tree.focused else { return }
    let order = fieldOrder
    switch navigation {
    case .next: if let next = order.field(after: current) { focus(next) }
    case .previous: if let previous = order.field(before: current) { focus(previous) }
    case .return: focus(order.field(after: current))
    }
  }

  func tap(view name: String) {
    guard let node = tree.node(named: name) else { return }
    let frame = tree.layout { $0.screenFrame(node.index) }
    tap(Point(x: frame.midX, y: frame.midY), onScreenOf: node.index)
  }

  func tap(_ point: Point) { tap(point, onScreenOf: nil) }

  /// The topmost field or text under the finger begins editing; anything else ends it.
  private func tap(_ point: Point, onScreenOf node: Int?) {
    let screen = node.map { node in tree.layout { $0.screen(of: node) } } ?? 0
    let hit = tree.model.nodes.indices.reversed().first { index in
      tree.model.nodes[index].isEditable && tree.layout { $0.screen(of: index) } == screen
        && visibleFrame(of: index)?.contains(point) == true
    }
    focus(hit)
  }

  /// The part of a node that the scroll views and the window around it let through, in screen coordinates.
  func visibleFrame(of node: Int) -> Rect? {
    var frame: Rect? = tree.layout { $0.screenFrame(node) }
    var ancestor = tree.model.nodes[node].parent
    while let current = ancestor {
      if tree.model.nodes[current].clips {
        let clip = tree.layout { $0.screenFrame(current) }
        frame = frame?.intersection(clip)
      }
      ancestor = tree.model.nodes[current].parent
    }
    return frame
  }
}

extension SimulatedNode {
  /// Whether a tap begins editing.
  var isEditable: Bool {
    switch kind {
    case .field, .text: !traits.isOff && !traits.isHidden
    case .window, .view: false
    }
  }

  var takesPartInOrder: Bool { isEditable && !traits.isSkipped }

  /// Whether what stands out of it cannot be seen.
  var clips: Bool {
    if case .window = kind { true } else { scroll != nil }
  }
}

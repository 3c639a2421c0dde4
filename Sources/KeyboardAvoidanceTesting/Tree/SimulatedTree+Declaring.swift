public import KeyboardEvents

extension SimulatedTree {
  /// The number of a node by its name, or nil.
  public func node(named name: String) -> NodeID? {
    model.nodesByName[name].map { NodeID(index: $0) }
  }

  /// The number of a constraint by its name, or nil.
  public func constraint(named name: String) -> ConstraintID? {
    model.constraintsByName[name].map { ConstraintID(index: $0) }
  }

  /// The number of a guide by its name, or nil.
  public func guide(named name: String) -> GuideID? {
    model.guidesByName[name].map { GuideID(index: $0) }
  }

  /// The number of a screen by its name, or nil.
  public func screen(named name: String) -> ScreenID? {
    model.screens.firstIndex { $0.name == name }.map { ScreenID(rawValue: $0) }
  }

  /// The bounds of a screen in its own coordinates, or nil for one that is not there.
  public func bounds(of screen: ScreenID) -> Rect? {
    model.screens.indices.contains(screen.rawValue) ? model.screens[screen.rawValue].bounds : nil
  }

  /// Makes what a scene declares; what it refers to must have been made before.
  ///
  /// - Returns: false where a name that the declaration refers to is not there; nothing has been made then.
  @discardableResult
  public func declare(_ declaration: Scene.Declaration) -> Bool {
    switch declaration {
    case .screen(let name, let size, let safeArea, let isRightToLeft):
      model.screens.append(
        SimulatedScreen(name: name, size: size, safeArea: safeArea, isRightToLeft: isRightToLeft))
    case .window(let name, let frame, let screen):
      guard let index = screen == nil ? 0 : self.screen(named: screen ?? "")?.rawValue else { return false }
      add(SimulatedNode(name: name, kind: .window(screen: index), frame: frame))
    case .view(let name, let parent, let frame):
      return add(name, .view, in: parent, frame)
    case .scroll(let name, let parent, let frame, let traits):
      guard add(name, .view, in: parent, frame) else { return false }
      makeScroll(traits)
    case .field(let name, let parent, let frame, let traits):
      guard add(name, .field, in: parent, frame) else { return false }
      model.nodes[model.nodes.count - 1].traits = traits
    case .text(let name, let parent, let frame, let content, let caret):
      guard add(name, .text, in: parent, frame) else { return false }
      model.nodes[model.nodes.count - 1].caret = caret
      makeScroll(Scene.ScrollTraits(content: content ?? frame.size), followsFrame: content == nil)
    case .constraint(let constraint):
      return add(constraint)
    case .guide(let name, let view, let followsUndocked, let usesSafeArea, let dismissPadding):
      guard let view = node(named: view) else { return false }
      model.guidesByName[name] = model.guides.count
      model.guides.append(
        SimulatedGuide(
          name: name, view: view.index, followsUndocked: followsUndocked, usesSafeArea: usesSafeArea,
          dismissPadding: dismissPadding))
    }
    return true
  }

  private func add(_ node: SimulatedNode) {
    model.nodesByName[node.name] = model.nodes.count
    model.nodes.append(node)
    model.placing.append([])
  }

  private func add(_ name: String, _ kind: SimulatedNode.Kind, in parent: String, _ frame: Rect) -> Bool {
    guard let parent = node(named: parent) else { return false }
    add(SimulatedNode(name: name, kind: kind, parent: parent.index, frame: frame))
    return true
  }

  /// Makes the node that was added last a scroll view; without an offset it stands at its start.
  private func makeScroll(_ traits: Scene.ScrollTraits, followsFrame: Bool = false) {
    let node = model.nodes.count - 1
    model.nodes[node].scroll = SimulatedScroll(
      content: followsFrame ? nil : traits.content, inset: traits.inset, indicators: traits.indicators,
      offset: traits.offset ?? .zero,
      addsSafeArea: traits.addsSafeArea, isPaging: traits.isPaging, appInset: traits.inset.bottom,
      appIndicators: traits.indicators.bottom, appOffset: traits.offset ?? .zero)
    if traits.offset == nil { undecidedOffsets.insert(node) }
  }

  /// Lets every scroll view that was declared without an offset stand at its start, once all constraints are there.
  public func settleOffsets() {
    for node in undecidedOffsets.sorted() {
      let start = startOffset(of: node)
      model.nodes[node].scroll?.offset = start
      model.nodes[node].scroll?.appOffset = start
    }
    undecidedOffsets = []
  }

  /// The size of the content of a scroll view.
  func contentSize(of node: Int) -> Size {
    model.nodes[node].scroll?.content ?? layout { $0.frame(node) }.size
  }

  /// The offset at which the content's top is at the lower edge of the top inset.
  func startOffset(of node: Int) -> Point {
    let top = (model.nodes[node].scroll?.inset.top ?? 0) + layout { $0.hostInset(node) }.top
    return Point(x: 0, y: top == 0 ? 0 : -top)
  }

  private func add(_ constraint: Scene.Constraint) -> Bool {
    guard let first = node(named: constraint.first) else { return false }
    let source: SimulatedConstraint.Source
    if let second = node(named: constraint.second) {
      source = constraint.isSafeArea ? .safeArea(second.index) : .node(second.index)
    } else if let guide = guide(named: constraint.second) {
      source = .guide(guide.index)
    } else {
      return false
    }
    model.constraintsByName[constraint.name] = model.constraints.count
    model.placing[first.index].append(model.constraints.count)
    model.constraints.append(
      SimulatedConstraint(
        name: constraint.name, first: first.index, attribute: constraint.attribute, second: source,
        secondAttribute: constraint.secondAttribute, constant: constraint.constant, priority: constraint.priority,
        isActive: constraint.isActive, appConstant: constraint.constant, appIsActive: constraint.isActive))
    return true
  }
}

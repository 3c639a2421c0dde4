public import KeyboardEvents
public import ViewTrees

// What avoidance reads to write, and writes.

extension SimulatedTree: ScrollTree {
  /// Returns the metrics of a scroll view or text.
  public func scrollMetrics(of node: NodeID) -> ScrollMetrics? {
    readCount += 1
    guard let scroll = model.nodes[node.index].scroll else { return nil }
    return ScrollMetrics(
      contentOffset: scroll.offset, contentInset: scroll.inset, indicatorInset: scroll.indicators,
      contentSize: contentSize(of: node.index), hostInset: layout { $0.hostInset(node.index) },
      isPaging: scroll.isPaging)
  }

  /// Moves the content, without a clamp.
  public func setContentOffset(_ offset: Point, of node: NodeID) { model.nodes[node.index].scroll?.offset = offset }

  /// Writes the content inset.
  public func setContentInset(_ inset: Insets, of node: NodeID) { model.nodes[node.index].scroll?.inset = inset }

  /// Writes the indicator inset.
  public func setIndicatorInset(_ inset: Insets, of node: NodeID) {
    model.nodes[node.index].scroll?.indicators = inset
  }
}

extension SimulatedTree: FrameTree {
  /// Returns the frame in the parent's own coordinates.
  public func frame(of node: NodeID) -> Rect {
    readCount += 1
    return layout { $0.frame(node.index) }
  }

  /// Moves the top edge or changes the height, on top of what constraints say, until the host's next layout.
  public func setFrame(_ frame: Rect, of node: NodeID) {
    var bare = model
    bare.nodes[node.index].writtenTop = nil
    bare.nodes[node.index].writtenHeight = nil
    var layout = SimulatedLayout(bare)
    let natural = layout.frame(node.index)
    model.nodes[node.index].writtenTop = frame.minY == natural.minY ? nil : frame.minY
    model.nodes[node.index].writtenHeight = frame.height == natural.height ? nil : frame.height
  }
}

extension SimulatedTree {
  /// Lets constraints place the node again.
  public func releaseFrame(_ parts: HostPlacement, of node: NodeID) {
    if parts.contains(.top) { model.nodes[node.index].writtenTop = nil }
    if parts.contains(.height) { model.nodes[node.index].writtenHeight = nil }
  }

  /// Returns what constraints set of the node's frame.
  public func hostPlacement(of node: NodeID) -> HostPlacement {
    readCount += 1
    return placement(of: node.index)
  }

  /// What constraints set of a node's frame.
  func placement(of node: Int) -> HostPlacement {
    var placement: HostPlacement = []
    var edges: Set<Scene.Attribute> = []
    for index in model.placing[node] where model.constraints[index].isActive {
      edges.insert(model.constraints[index].attribute)
    }
    if edges.contains(.top) || edges.contains(.bottom) { placement.insert(.top) }
    if edges.contains(.height) || edges.contains(.top) && edges.contains(.bottom) { placement.insert(.height) }
    return placement
  }
}

extension SimulatedTree: ConstraintTree {
  /// Returns the metrics of a constraint.
  public func constraintMetrics(of constraint: ConstraintID) -> ConstraintMetrics<NodeID>? {
    readCount += 1
    let record = model.constraints[constraint.index]
    let isHeight = record.attribute == .height
    let (line, span) = layout { layout in
      (
        layout.screenEdge(of: record.second, isHeight ? .bottom : record.secondAttribute),
        layout.frame(of: record.second)
      )
    }
    let place = inWindow(Rect(x: 0, y: line, width: 0, height: 0), of: record.first)
    return ConstraintMetrics(
      node: NodeID(index: record.first), line: place.minY, span: inWindow(span, of: record.first), isHeight: isHeight,
      constant: record.constant, isActive: record.isActive)
  }

  /// Writes the constant.
  public func setConstant(_ constant: Double, of constraint: ConstraintID) {
    model.constraints[constraint.index].constant = constant
  }

  /// Puts the constraint in force or out of it.
  public func setActive(_ isActive: Bool, of constraint: ConstraintID) {
    model.constraints[constraint.index].isActive = isActive
  }
}

extension SimulatedTree: GuideTree {
  /// Returns the metrics of a guide.
  public func guideMetrics(of guide: GuideID) -> GuideMetrics<NodeID>? {
    readCount += 1
    let record = model.guides[guide.index]
    return GuideMetrics(
      node: NodeID(index: record.view), restingHeight: layout { $0.restingHeight(guide.index) }, height: record.height,
      followsUndockedKeyboard: record.followsUndocked, dismissPadding: record.dismissPadding)
  }

  /// Writes the height; nil puts the guide to rest.
  public func setGuideHeight(_ height: Double?, of guide: GuideID) { model.guides[guide.index].height = height }
}

extension SimulatedLayout {
  /// The frame of what a constraint hangs on, in screen coordinates.
  mutating func frame(of source: SimulatedConstraint.Source) -> Rect {
    switch source {
    case .node(let node), .safeArea(let node): screenFrame(node)
    case .guide(let guide): screenFrame(model.guides[guide].view)
    }
  }
}

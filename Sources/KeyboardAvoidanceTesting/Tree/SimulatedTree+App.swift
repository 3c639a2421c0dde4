import KeyboardEvents
import ViewTrees

// What the app and the user do, as against what avoidance does.

extension SimulatedTree {
  /// A value of the app's own, after it wrote one: as it is where avoidance has not changed it, else by the rule of
  /// nearness: a value nearer to the app's old one replaces it, any other moves it by the difference.
  static func appValue(_ old: Double, current: Double, written value: Double) -> Double {
    guard current != old else { return value }
    return abs(value - old) <= abs(value - current) ? value : old + (value - current)
  }

  func appSetsInset(_ inset: Insets, of node: Int) {
    guard var scroll = model.nodes[node].scroll else { return }
    scroll.appInset = Self.appValue(scroll.appInset, current: scroll.inset.bottom, written: inset.bottom)
    scroll.inset = inset
    model.nodes[node].scroll = scroll
  }

  func appSetsIndicators(_ inset: Insets, of node: Int) {
    guard var scroll = model.nodes[node].scroll else { return }
    scroll.appIndicators = Self.appValue(scroll.appIndicators, current: scroll.indicators.bottom, written: inset.bottom)
    scroll.indicators = inset
    model.nodes[node].scroll = scroll
  }

  func appSetsOffset(_ offset: Point, of node: Int) {
    // Whoever puts content where it is already leaves no trace, so what avoidance did there is still its own.
    guard model.nodes[node].scroll?.offset != offset else { return }
    model.nodes[node].scroll?.offset = offset
    model.nodes[node].scroll?.appOffset = offset
  }

  /// The user scrolls; the offset is clamped as that of a settled scroll view is, and stops at pages.
  func userScrolls(_ node: Int, to offset: Point) {
    guard let scroll = model.nodes[node].scroll else { return }
    let size = layout { $0.frame(node) }.size
    let host = layout { $0.hostInset(node) }
    let least = Point(x: -(scroll.inset.left + host.left), y: -(scroll.inset.top + host.top))
    var target = offset
    if scroll.isPaging {
      if size.width > 0 { target.x = (target.x / size.width).rounded() * size.width }
      if size.height > 0 { target.y = (target.y / size.height).rounded() * size.height }
    }
    target.x = clamp(target.x, least.x, contentSize(of: node).width + scroll.inset.right + host.right - size.width)
    target.y = clamp(target.y, least.y, contentSize(of: node).height + scroll.inset.bottom + host.bottom - size.height)
    appSetsOffset(target, of: node)
  }

  func appSetsConstant(_ constant: Double, of constraint: Int) {
    let record = model.constraints[constraint]
    model.constraints[constraint].appConstant = Self.appValue(
      record.appConstant, current: record.constant, written: constant)
    model.constraints[constraint].constant = constant
    layOutByHost()
  }

  func appSetsActive(_ isActive: Bool, of constraint: Int) {
    let record = model.constraints[constraint]
    // Of two values only one is near: what the app writes is its own, unless it is what avoidance wrote already.
    if record.isActive != isActive { model.constraints[constraint].appIsActive = isActive }
    model.constraints[constraint].isActive = isActive
    layOutByHost()
  }

  func appSetsFrame(_ frame: Rect, of node: Int) {
    let record = model.nodes[node]
    let current = layout { $0.frame(node) }
    if frame.minX != current.minX { model.nodes[node].frame.origin.x = frame.minX }
    if frame.width != current.width { model.nodes[node].frame.size.width = frame.width }
    if frame.minY != current.minY {
      let own = record.appTop ?? (record.writtenTop == nil ? current.minY : record.frame.minY)
      let value = Self.appValue(own, current: current.minY, written: frame.minY)
      model.nodes[node].appTop = value
      model.nodes[node].frame.origin.y = frame.minY
      model.nodes[node].writtenTop = nil
    }
    if frame.height != current.height {
      let own = record.appHeight ?? (record.writtenHeight == nil ? current.height : record.frame.height)
      model.nodes[node].appHeight = Self.appValue(own, current: current.height, written: frame.height)
      model.nodes[node].frame.size.height = frame.height
      model.nodes[node].writtenHeight = nil
    }
    layOutByHost()
  }

  /// The host lays out: constraints place their views anew, over whatever avoidance wrote there.
  func layOutByHost() {
    for node in model.nodes.indices {
      let placement = placement(of: node)
      if placement.contains(.top) { model.nodes[node].writtenTop = nil }
      if placement.contains(.height) { model.nodes[node].writtenHeight = nil }
    }
  }

  /// The first screen turns; a window that filled it fills it again.
  func turnScreen(to size: Size, safeArea: Insets) {
    guard let screen = model.screens.first else { return }
    model.screens[0].size = size
    model.screens[0].safeArea = safeArea
    for node in model.nodes.indices where size != screen.size {
      guard case .window(screen: 0) = model.nodes[node].kind, model.nodes[node].frame == screen.bounds else { continue }
      appSetsFrame(Rect(origin: .zero, size: size), of: node)
    }
    layOutByHost()
  }

  /// The host brings offsets into their range, as hosts do when sizes and insets change; one that avoidance has not
  /// moved is the app's own.
  package func hostClampsOffsets() {
    for node in model.nodes.indices {
      guard let offset = model.nodes[node].scroll?.offset, let inset = model.nodes[node].scroll?.inset else { continue }
      let host = layout { $0.hostInset(node) }
      let excess = contentSize(of: node).height - layout { $0.frame(node) }.height
      let y = clamp(offset.y, -(inset.top + host.top), excess + inset.bottom + host.bottom)
      guard y != offset.y else { continue }
      if model.nodes[node].scroll?.appOffset == offset { model.nodes[node].scroll?.appOffset.y = y }
      model.nodes[node].scroll?.offset.y = y
    }
  }

  /// The nearest number in a range whose end may lie before its start; the start counts then.
  func clamp(_ number: Double, _ least: Double, _ greatest: Double) -> Double {
    max(least, min(number, max(least, greatest)))
  }
}

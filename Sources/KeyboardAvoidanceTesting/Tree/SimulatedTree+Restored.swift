package import KeyboardEvents

extension SimulatedTree {
  /// What is not as the app and the user left it: the name and property of each, none where all is restored.
  ///
  /// Offsets in `kept` may be anywhere in their range: whoever avoids there was asked to leave them.
  func differencesFromApp(kept: Set<Int>, tolerance: Double) -> [String] {
    deviationsFromApp(kept: kept).filter { !($0.points <= tolerance) }.map { $0.name }
  }

  /// How far each value that avoidance can change is from where the app and the user left it, in points.
  ///
  /// An offset has two such places: where it was left, and the nearest to that in range. A switch that stands wrong, or
  /// a guide that is not at rest, is infinitely far.
  package func deviationsFromApp(kept: Set<Int> = []) -> [(name: String, points: Double)] {
    var deviations: [(name: String, points: Double)] = []
    func add(_ points: Double, _ name: String) { deviations.append((name, abs(points))) }
    var unmoved = SimulatedLayout(unadjustedFrames)
    for (index, node) in model.nodes.enumerated() {
      let frame = layout { $0.frame(index) }
      if node.writtenTop != nil {
        add(frame.minY - (node.appTop ?? unmoved.edge(index, .top)), "\(node.name).frame.y")
      }
      if node.writtenHeight != nil {
        add(frame.height - (node.appHeight ?? unmoved.edge(index, .height)), "\(node.name).frame.h")
      }
      guard let scroll = node.scroll else { continue }
      add(scroll.inset.bottom - scroll.appInset, "\(node.name).inset.bottom")
      add(scroll.indicators.bottom - scroll.appIndicators, "\(node.name).indicators.bottom")
      if !kept.contains(index) { add(offsetDeviation(of: scroll, index, height: frame.height), "\(node.name).offset") }
    }
    for constraint in model.constraints {
      add(constraint.constant - constraint.appConstant, "\(constraint.name).constant")
      add(constraint.isActive == constraint.appIsActive ? 0 : .infinity, "\(constraint.name).active")
    }
    for guide in model.guides { add(guide.height == nil ? 0 : .infinity, "\(guide.name).height") }
    return deviations
  }

  private func offsetDeviation(of scroll: SimulatedScroll, _ node: Int, height: Double) -> Double {
    let host = layout { $0.hostInset(node) }
    let greatest = contentSize(of: node).height + scroll.inset.bottom + host.bottom - height
    let clamped = clamp(scroll.appOffset.y, -(scroll.inset.top + host.top), greatest)
    let vertical = min(abs(scroll.offset.y - scroll.appOffset.y), abs(scroll.offset.y - clamped))
    return max(abs(scroll.offset.x - scroll.appOffset.x), vertical)
  }

  /// The model had avoidance moved and resized no view; offsets and constants are as they are.
  var unadjustedFrames: SimulatedModel {
    var unadjusted = model
    for node in model.nodes.indices {
      unadjusted.nodes[node].writtenTop = nil
      unadjusted.nodes[node].writtenHeight = nil
    }
    return unadjusted
  }

  /// The frame of a node in its parent's own coordinates, had avoidance moved and resized no view.
  package func layoutFrame(of node: NodeID) -> Rect {
    var layout = SimulatedLayout(unadjustedFrames)
    return layout.frame(node.index)
  }

  /// What the host would add to the inset of a scroll view, had avoidance moved no view.
  package func hostInsetUnmoved(of node: NodeID) -> Insets {
    var unmoved = model
    for index in model.nodes.indices { unmoved.nodes[index].writtenTop = nil }
    var layout = SimulatedLayout(unmoved)
    return layout.hostInset(node.index)
  }

  /// What the host would add to the inset of a scroll view, had avoidance neither moved nor scrolled anything.
  package func hostInsetAtRest(of node: NodeID) -> Insets {
    var resting = unadjustedFrames
    for index in resting.nodes.indices {
      if let offset = resting.nodes[index].scroll?.appOffset { resting.nodes[index].scroll?.offset = offset }
    }
    var layout = SimulatedLayout(resting)
    return layout.hostInset(node.index)
  }

  /// The bottom of a scroll view's inset as the app left it, in points; 0 for a view that is none.
  package func appInsetBottom(of node: NodeID) -> Double { model.nodes[node.index].scroll?.appInset ?? 0 }

  /// Takes the offsets as the app's own: they have been given back, and clamps count as the app's.
  ///
  /// - Parameter most: how far an offset may be from where it belongs for that; by default any.
  package func adoptOffsets(deviatingAtMost most: Double = .infinity) {
    for node in model.nodes.indices {
      guard let scroll = model.nodes[node].scroll else { continue }
      let height = layout { $0.frame(node) }.height
      guard offsetDeviation(of: scroll, node, height: height) <= most else { continue }
      model.nodes[node].scroll?.appOffset = scroll.offset
    }
  }
}

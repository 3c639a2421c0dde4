import KeyboardEvents

extension SimulatedTree {
  /// What is not as the app and the user left it: the name and property of each, none where all is restored.
  ///
  /// Offsets in `kept` may be anywhere in their range: whoever avoids there was asked to leave them.
  func differencesFromApp(kept: Set<Int>, tolerance: Double) -> [String] {
    var differences: [String] = []
    func check(_ isEqual: Bool, _ what: String) {
      if !isEqual { differences.append(what) }
    }
    var unmoved = SimulatedLayout(unadjustedFrames)
    for (index, node) in model.nodes.enumerated() {
      let frame = layout { $0.frame(index) }
      if node.writtenTop != nil {
        check(abs(frame.minY - (node.appTop ?? unmoved.edge(index, .top))) <= tolerance, "\(node.name).frame.y")
      }
      if node.writtenHeight != nil {
        check(abs(frame.height - (node.appHeight ?? unmoved.edge(index, .height))) <= tolerance, "\(node.name).frame.h")
      }
      guard let scroll = node.scroll else { continue }
      check(abs(scroll.inset.bottom - scroll.appInset) <= tolerance, "\(node.name).inset.bottom")
      check(abs(scroll.indicators.bottom - scroll.appIndicators) <= tolerance, "\(node.name).indicators.bottom")
      guard !kept.contains(index) else { continue }
      let host = layout { $0.hostInset(index) }
      let greatest = contentSize(of: index).height + scroll.inset.bottom + host.bottom - frame.height
      let clamped = clamp(scroll.appOffset.y, -(scroll.inset.top + host.top), greatest)
      let isSame = abs(scroll.offset.x - scroll.appOffset.x) <= tolerance
      check(
        isSame
          && (abs(scroll.offset.y - scroll.appOffset.y) <= tolerance || abs(scroll.offset.y - clamped) <= tolerance),
        "\(node.name).offset")
    }
    for constraint in model.constraints {
      check(abs(constraint.constant - constraint.appConstant) <= tolerance, "\(constraint.name).constant")
      check(constraint.isActive == constraint.appIsActive, "\(constraint.name).active")
    }
    for guide in model.guides { check(guide.height == nil, "\(guide.name).height") }
    return differences
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

  /// Takes the offsets as the app's own: they have been given back, and clamps count as the app's.
  func adoptOffsets() {
    for node in model.nodes.indices {
      guard let offset = model.nodes[node].scroll?.offset else { continue }
      model.nodes[node].scroll?.appOffset = offset
    }
  }
}

public import KeyboardAvoidance
public import KeyboardEvents

/// An animator that moves the values of a simulated tree by its clock.
public final class SimulatedAnimator: Animator {
  private let tree: SimulatedTree
  /// The motion that was handed over last.
  public private(set) var lastMotion: KeyboardMotion?

  /// Creates an animator for a tree.
  public init(_ tree: SimulatedTree) { self.tree = tree }

  /// Carries out the changes; what is shown gets there by the motion.
  public func animate(_ motion: KeyboardMotion, _ changes: () -> Void) {
    lastMotion = motion
    tree.change(by: motion, changes)
  }
}

@available(*, unavailable)
extension SimulatedAnimator: Sendable {}

extension SimulatedTree {
  /// Changes the model; what is shown moves from where it is to the new values, or is there at once.
  ///
  /// What a change does not touch goes on moving as it did.
  func change(by motion: KeyboardMotion = .immediate, _ changes: () -> Void) {
    motions.forget(at: clock.now)
    guard motion.duration > 0 || !motions.isEmpty else { return changes() }
    let before = model.nodes.indices.map { values(of: $0) }
    let shown = model.nodes.indices.map { shownValues(of: $0) }
    let guidesBefore = model.guides.indices.map { guide in layout { $0.guideHeight(guide) } }
    let guidesShown = model.guides.indices.map { shownGuideHeight($0) }
    changes()
    for node in model.nodes.indices {
      let after = values(of: node)
      renew(&motions.frames[node], from: shown[node].frame, if: after.frame != before[node].frame, motion)
      renew(&motions.offsets[node], from: shown[node].offset, if: after.offset != before[node].offset, motion)
      renew(&motions.insets[node], from: shown[node].inset, if: after.inset != before[node].inset, motion)
      renew(
        &motions.indicators[node], from: shown[node].indicators, if: after.indicators != before[node].indicators, motion)
    }
    for guide in model.guides.indices {
      let hasMoved = layout { $0.guideHeight(guide) } != guidesBefore[guide]
      renew(&motions.guides[guide], from: guidesShown[guide], if: hasMoved, motion)
    }
  }

  private func renew<Value>(
    _ running: inout RunningMotion<Value>?, from value: Value, if hasChanged: Bool, _ motion: KeyboardMotion
  ) {
    guard hasChanged else { return }
    running = motion.duration > 0 ? RunningMotion(from: value, start: clock.now, motion: motion) : nil
  }

  private func values(of node: Int) -> ShownValues {
    let scroll = model.nodes[node].scroll
    return ShownValues(
      frame: layout { $0.frame(node) }, offset: scroll?.offset ?? .zero, inset: scroll?.inset ?? .zero,
      indicators: scroll?.indicators ?? .zero)
  }

  /// What is on the screen of a node at this moment.
  func shownValues(of node: Int) -> ShownValues {
    var values = values(of: node)
    let now = clock.now
    if let motion = motions.frames[node] {
      values.frame = values.frame.approached(from: motion.from, motion.progress(at: now))
    }
    if let motion = motions.offsets[node] {
      values.offset = values.offset.approached(from: motion.from, motion.progress(at: now))
    }
    if let motion = motions.insets[node] {
      values.inset = values.inset.approached(from: motion.from, motion.progress(at: now))
    }
    if let motion = motions.indicators[node] {
      values.indicators = values.indicators.approached(from: motion.from, motion.progress(at: now))
    }
    return values
  }

  func shownGuideHeight(_ guide: Int) -> Double {
    let height = layout { $0.guideHeight(guide) }
    return motions.guides[guide].map { between($0.from, height, $0.progress(at: clock.now)) } ?? height
  }

  /// The frame of a node in screen coordinates, as it is on the screen at this moment.
  func shownScreenFrame(of node: Int) -> Rect {
    var frame = shownValues(of: node).frame
    var ancestor = model.nodes[node].parent
    while let current = ancestor {
      let values = shownValues(of: current)
      frame = frame.offsetBy(x: values.frame.minX - values.offset.x, y: values.frame.minY - values.offset.y)
      ancestor = model.nodes[current].parent
    }
    return frame
  }
}

public import KeyboardAvoidance
public import KeyboardEvents

/// An animator that moves the values of a simulated tree by its clock.
public final class SimulatedAnimator: Animator {
  private let tree: SimulatedTree
  /// The motion that was handed over last.
  public private(set) var lastMotion: KeyboardMotion?
  /// What a host makes of a motion that is handed over; by default it is carried out as it is.
  public var timing: (KeyboardMotion) -> KeyboardMotion = { $0 }

  /// Creates an animator for a tree.
  public init(_ tree: SimulatedTree) { self.tree = tree }

  /// Carries out the changes; what is shown gets there by the motion, at whose end the clock calls the completion.
  public func animate(_ motion: KeyboardMotion, _ changes: () -> Void, completion: ((_ isFinished: Bool) -> Void)?) {
    lastMotion = motion
    let motion = timing(motion)
    tree.change(by: motion, changes)
    guard let completion else { return }
    guard motion.timeInMotion > 0 else { return completion(true) }
    tree.clock.schedule(after: motion.timeInMotion) { completion(true) }
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
      let (after, before, shown) = (values(of: node), before[node], shown[node])
      let time = clock.now
      motions.frames[node].renew(shown.frame.numbers, before.frame.numbers, after.frame.numbers, motion, time)
      motions.offsets[node].renew(shown.offset.numbers, before.offset.numbers, after.offset.numbers, motion, time)
      motions.insets[node].renew(shown.inset.numbers, before.inset.numbers, after.inset.numbers, motion, time)
      motions.indicators[node].renew(
        shown.indicators.numbers, before.indicators.numbers, after.indicators.numbers, motion, time)
    }
    for guide in model.guides.indices {
      let after = layout { $0.guideHeight(guide) }
      motions.guides[guide].renew([guidesShown[guide]], [guidesBefore[guide]], [after], motion, clock.now)
    }
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
    if let shown = motions.frames[node]?.values(at: now, towards: values.frame.numbers) { values.frame = Rect(shown) }
    if let shown = motions.offsets[node]?.values(at: now, towards: values.offset.numbers) {
      values.offset = Point(shown)
    }
    if let shown = motions.insets[node]?.values(at: now, towards: values.inset.numbers) { values.inset = Insets(shown) }
    if let shown = motions.indicators[node]?.values(at: now, towards: values.indicators.numbers) {
      values.indicators = Insets(shown)
    }
    return values
  }

  func shownGuideHeight(_ guide: Int) -> Double {
    let height = layout { $0.guideHeight(guide) }
    return motions.guides[guide]?.values(at: clock.now, towards: [height])?.first ?? height
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

extension MovingNumbers? {
  /// Lets what has changed move on from where it is seen; without a duration it is there at once.
  fileprivate mutating func renew(
    _ shown: [Double], _ before: [Double], _ after: [Double], _ motion: KeyboardMotion, _ time: Double
  ) {
    guard after != before else { return }
    guard motion.duration > 0 else {
      self = nil
      return
    }
    var numbers = self ?? MovingNumbers(shown)
    numbers.move(to: after, by: motion, at: time)
    self = numbers
  }
}

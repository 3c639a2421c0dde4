import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents

extension SceneRun {
  /// Makes an avoider as a scene describes it, and attaches it.
  func avoid(_ avoidance: Scene.Avoidance) {
    let nodes: [SimulatedTree.NodeID]
    if case .views(let names) = avoidance.reveal {
      nodes = names.compactMap { tree.node(named: $0) }
    } else {
      nodes = []
    }
    let floating = avoidance.floating.policy
    let subject: RevealSubject = avoidance.reveal == .caret ? .caret : .field
    switch avoidance.method {
    case .inset(let name):
      guard let node = tree.node(named: name) else { return }
      if avoidance.keepsOffset { keptOffsets.insert(node.index) }
      attach(
        ContentInset(
          distance: avoidance.distance, extra: avoidance.extra,
          combination: avoidance.addsToOwnInset ? .sum : .max, subject: subject, alignment: avoidance.align.alignment,
          keepsOffset: avoidance.keepsOffset, floating: floating), to: .view(node), avoidance, nodes)
    case .constant(let name):
      guard let constraint = tree.constraint(named: name) else { return }
      attach(ConstraintConstant(extra: avoidance.extra, floating: floating), to: .constraint(constraint), avoidance)
    case .switch(let up, let rest):
      let whileUp = up.compactMap { tree.constraint(named: $0) }
      let atRest = rest.compactMap { tree.constraint(named: $0) }
      attach(ConstraintSwitch(floating: floating), to: .constraints(whileUp: whileUp, atRest: atRest), avoidance)
    case .shift(let name):
      guard let node = tree.node(named: name) else { return }
      attach(
        FrameShift(distance: avoidance.distance, limit: avoidance.limit, subject: subject, floating: floating),
        to: .view(node), avoidance, nodes)
    case .guide(let name):
      guard let guide = tree.guide(named: name) else { return }
      attach(KeyboardGuide(floating: floating), to: .guide(guide), avoidance)
    case .resize(let name):
      guard let node = tree.node(named: name) else { return }
      attach(BottomResize(extra: avoidance.extra, floating: floating), to: .view(node), avoidance)
    case .automatic(let name):
      guard let node = tree.node(named: name) else { return }
      attach(
        AutomaticAvoidance(distance: avoidance.distance, subject: subject, floating: floating), to: .view(node),
        avoidance, nodes)
    case .none(let name):
      guard let node = tree.node(named: name) else { return }
      attach(NoAvoidance(), to: .view(node), avoidance)
    }
  }

  /// The name of the strategy that an avoider works by, where nobody has handed it over.
  func missingStrategy(of avoidance: Scene.Avoidance) -> String? {
    avoidance.strategy.flatMap { strategies($0) == nil ? $0 : nil }
  }

  private func attach(
    _ strategy: some AvoidanceStrategy, to target: AvoidanceTarget<SimulatedTree>, _ avoidance: Scene.Avoidance,
    _ nodes: [SimulatedTree.NodeID] = []
  ) {
    newcomer = avoidance.name
    let described = avoidance.strategy.flatMap { strategies($0) } ?? AnyAvoidanceStrategy(strategy)
    attachments[avoidance.name] = avoider.attach(
      standIn(avoidance, described), to: target, revealing: nodes, isEnabled: !avoidance.isOff)
  }

  func perform(_ step: Scene.LifecycleStep, on name: String) {
    guard let attachment = attachments[name] else { return }
    switch step {
    case .attach: attachment.attach()
    case .detach: attachment.detach()
    case .enable: attachment.enable()
    case .disable: attachment.disable()
    case .suspend: attachment.suspend()
    case .resume: attachment.resume()
    }
  }
}

extension Scene.Floating {
  var policy: FloatingPolicy {
    switch self {
    case .ignore: .ignore
    case .avoid: .avoid
    case .follow: .follow
    }
  }
}

extension Scene.Align {
  var alignment: RevealAlignment {
    switch self {
    case .nearest: .nearest
    case .center: .center
    case .top: .top
    }
  }
}

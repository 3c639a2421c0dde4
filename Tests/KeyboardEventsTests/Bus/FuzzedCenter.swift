import KeyboardAvoidanceTesting
import KeyboardEvents

/// Drives a centre and a naive model with the same random program, and compares every delivery.
///
/// The program runs on inside the handlers: they register, cancel, drop tokens, and post again.
final class FuzzedCenter {
  private final class Thing {}

  /// What a handler captures: it is counted while it lives, and may run on with the program as it is freed.
  private final class Capture {
    private let probe: LifetimeProbe
    private unowned let fuzzed: FuzzedCenter

    init(_ probe: LifetimeProbe, _ fuzzed: FuzzedCenter) {
      self.probe = probe
      self.fuzzed = fuzzed
    }

    deinit { fuzzed.handlerIsFreed() }
  }

  private(set) var failures: [String] = []
  private var random: SeededGenerator
  private var center: ObserverCenter
  private var model = NaiveCenter()
  private var tokens: [Int: ObservationToken] = [:]
  private let things = [Thing(), Thing(), Thing()]
  private let names = [EventName<Int>("fuzz a"), EventName<Int>("fuzz b"), EventName<Int>(text: "fuzz c")]
  private let tracker = LifetimeTracker()
  private var nextID = 0
  private var stepsLeft: Int

  init(seed: UInt64, steps: Int) {
    random = SeededGenerator(seed: seed)
    stepsLeft = steps
    center = ObserverCenter(diagnostics: .silent)
  }

  func run() {
    while stepsLeft > 0 && failures.isEmpty {
      step()
      checkAtRest()
    }
    stepsLeft = 0
    model.endAll()
    center.end()
    checkAtRest()
    tokens = [:]
  }

  private func step() {
    stepsLeft -= 1
    switch Int.random(in: 0..<100, using: &random) {
    case ..<40: register()
    case ..<55: cancelOne()
    case ..<62: dropOne()
    case 62: cancelAll()
    default: post()
    }
  }

  private func register() {
    nextID += 1
    let id = nextID
    let name = Int.random(in: 0..<names.count, using: &random)
    let subject = Bool.random(using: &random) ? nil : Int.random(in: 0..<things.count, using: &random)
    let priority = [0, 0, 0, 0, 1, -1, 7].randomElement(using: &random) ?? 0
    let isOnce = Int.random(in: 0..<8, using: &random) == 0
    model.register(.init(id: id, name: name, subject: subject, priority: priority, isOnce: isOnce))
    let capture = Capture(tracker.probe("\(id)"), self)
    let handler: (borrowing Int) -> Void = { [unowned self] _ in withExtendedLifetime(capture) { self.handle(id) } }
    let options: ObservationOptions = isOnce ? .once : []
    tokens[id] =
      if let subject {
        center.addObserver(of: things[subject], for: names[name], priority: priority, options: options, using: handler)
      } else {
        center.addObserver(for: names[name], priority: priority, options: options, using: handler)
      }
  }

  private func handle(_ id: Int) {
    if !model.deliver(id) { failures.append("\(id) was called out of turn at depth \(model.depth)") }
    guard model.depth < 5 else { return }
    for _ in 0..<Int.random(in: 0...2, using: &random) where stepsLeft > 0 {
      if Int.random(in: 0..<6, using: &random) == 0 { cancel(id) } else { step() }
    }
  }

  private func handlerIsFreed() {
    if stepsLeft > 0 && model.depth < 5 && Int.random(in: 0..<10, using: &random) == 0 { step() }
  }

  private func cancelOne() {
    if let id = tokens.keys.sorted().randomElement(using: &random) { cancel(id) }
  }

  private func cancel(_ id: Int) {
    model.end(id)
    tokens[id]?.cancel()
    if tokens[id]?.isCancelled == false { failures.append("\(id) is not cancelled") }
  }

  private func dropOne() {
    guard let id = tokens.keys.sorted().randomElement(using: &random) else { return }
    model.end(id)
    // Out of the dictionary first, as dropping it may run on with the program.
    let token = tokens.removeValue(forKey: id)
    withExtendedLifetime(token) {}
  }

  private func cancelAll() {
    for id in tokens.keys.sorted() { cancel(id) }
    for id in tokens.keys.sorted() where tokens[id]?.isCancelled == true { tokens[id] = nil }
  }

  private func post() {
    let name = Int.random(in: 0..<names.count, using: &random)
    let subject = Bool.random(using: &random) ? nil : Int.random(in: 0..<things.count, using: &random)
    model.beginPost(name, subject)
    if let subject { center.post(names[name], 0, subject: things[subject]) } else { center.post(names[name], 0) }
    if !model.endPost() { failures.append("someone was not called at depth \(model.depth + 1)") }
  }

  /// Compares what is registered, how often each was reached, and that no handler is kept beyond its registration.
  private func checkAtRest() {
    let registered = center.registrations.map { "\($0.name) \($0.priority) \($0.deliveries)" }.sorted()
    let expected = model.observers.map { "\(names[$0.name].text) \($0.priority) \($0.deliveries)" }.sorted()
    if registered != expected { failures.append("registered \(registered), expected \(expected)") }
    if tracker.liveCount != expected.count { failures.append("\(tracker.liveCount) handlers, not \(expected.count)") }
  }
}

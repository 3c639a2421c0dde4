import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// What there is beyond plain observers, used from inside a handler.
@Suite struct ReentrantUseTests {
  private let recorder = IssueRecorder()
  private let center: ObserverCenter

  init() { center = ObserverCenter(diagnostics: recorder.diagnostics) }

  private func post(insideOthers depth: Int) {
    ReentrancyStage.nest(depth, in: center) { center.post(.number, 0) }
  }

  @Test(arguments: [1, 3])
  func `an owner that goes during a post is not called`(depth: Int) {
    var owner: Owner? = Owner()
    var calls = ""
    let killer = center.addObserver(for: .number) { _ in
      calls += "a"
      owner = nil
    }
    if let owner { owner.token = center.addObserver(owner: owner, for: .number) { _, _ in calls += "b" } }
    let last = center.addObserver(for: .number) { _ in calls += "c" }
    post(insideOthers: depth)
    #expect(calls == "ac")
    #expect(recorder.issues == [], "its token went with it")
    withExtendedLifetime((killer, last)) {}
  }

  @Test(arguments: [1, 3])
  func `an owner that goes while its own handler runs is kept until that returns`(depth: Int) {
    var owner: Owner? = Owner()
    weak let watched = owner
    var isLive = false
    if let kept = owner {
      kept.token = center.addObserver(owner: kept, for: .number) { _, _ in
        owner = nil
        isLive = watched != nil
      }
    }
    post(insideOthers: depth)
    #expect(isLive)
    #expect(watched == nil)
    #expect(center.registrations.filter { $0.name == "number" } == [])
  }

  @Test(arguments: [1, 3])
  func `a once observer that is added by a handler waits, and is called once`(depth: Int) {
    var calls = 0
    var late: ObservationToken?
    let token = center.addObserver(for: .number) { [center] _ in
      if late == nil { late = center.addObserver(for: .number, options: .once) { _ in calls += 1 } }
    }
    post(insideOthers: depth)
    #expect(calls == 0)
    for _ in 0..<3 { post(insideOthers: depth) }
    #expect(calls == 1)
    #expect(late?.isCancelled == true)
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [1, 3])
  func `registrations tell inside a handler what is live right then`(depth: Int) {
    var seen: [[Int]] = []
    var tokens: [ObservationToken] = []
    func look() { seen.append(center.registrations.filter { $0.name == "number" }.map { $0.deliveries }) }
    for index in 0..<3 {
      center.addObserver(for: .number) { _ in
        guard index == 1 else { return }
        look()
        tokens[1].cancel()
        look()
      }.store(in: &tokens)
    }
    post(insideOthers: depth)
    look()
    #expect(seen == [[1, 1, 1], [1, 1], [1, 1]])
    tokens = []  // The handlers hold this array and the centre.
  }

  @Test(arguments: [1, 3])
  func `a tap may cancel itself, and the post goes on`(depth: Int) {
    var log = ""
    var tap: ObservationToken?
    tap = center.addTap { event in
      guard event.name == "number" else { return }
      log += "tap "
      tap?.cancel()
    }
    let token = center.addObserver(for: .number) { _ in log += "observer " }
    post(insideOthers: depth)
    post(insideOthers: depth)
    #expect(log == "tap observer observer ")
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [1, 3])
  func `a tap may end the centre, and nobody is called`(depth: Int) {
    let tap = center.addTap { [center] event in if event.name == "number" { center.end() } }
    let token = center.addObserver(for: .number) { _ in Issue.record("the centre has ended") }
    post(insideOthers: depth)
    #expect(tap.isCancelled && token.isCancelled)
  }
}

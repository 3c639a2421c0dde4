import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// What the rules say of tokens, replayed values and types, when it happens inside a handler.
@Suite struct ReentrantRuleTests {
  private let recorder = IssueRecorder()
  private let center: ObserverCenter

  init() { center = ObserverCenter(diagnostics: recorder.diagnostics) }

  private func post(insideOthers depth: Int, _ name: EventName<Int> = .number, _ number: Int = 0) {
    ReentrancyStage.nest(depth, in: center) { center.post(name, number) }
  }

  private func issue(_ kind: LifecycleIssue.Kind, _ line: UInt, related: UInt) -> LifecycleIssue {
    let file: StaticString = #fileID
    return LifecycleIssue(
      kind, at: SourcePlace(fileID: file, line: line), about: "number",
      related: SourcePlace(fileID: file, line: related))
  }

  // MARK: - Tokens

  @Test(arguments: [1, 3])
  func `tokens that a handler stores and cancels stay equal to themselves only`(depth: Int) {
    var calls = 0
    var kept: [ObservationToken] = []
    var set: Set<ObservationToken> = []
    let token = center.addObserver(for: .number) { [center] _ in
      guard kept.isEmpty else { return }
      for _ in 0..<2 { center.addObserver(for: .number) { _ in calls += 1 }.store(in: &kept) }
      for token in kept + kept { token.store(in: &set) }
      kept[0].cancel()
    }
    post(insideOthers: depth)
    #expect(calls == 0)
    #expect(set == Set(kept) && set.count == 2)
    #expect(kept.map { $0.isCancelled } == [true, false])
    post(insideOthers: depth)
    #expect(calls == 1)
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [1, 3])
  func `a token that a handler drops ends with the last of its equals`(depth: Int) {
    let tracker = LifetimeTracker()
    var first: ObservationToken?
    var second: ObservationToken?
    var live: [Int] = []
    let dropper = center.addObserver(for: .number) { _ in
      if second != nil { second = nil } else { first = nil }
      live.append(tracker.liveCount)
    }
    func register() {
      let probe = tracker.probe()
      first = center.addObserver(for: .number) { _ in withExtendedLifetime(probe) {} }
      second = first
    }
    register()
    for _ in 0..<2 { post(insideOthers: depth) }
    #expect(live == [1, 0])
    #expect(recorder.issues == [])
    withExtendedLifetime(dropper) {}
  }

  @Test(arguments: [1, 3])
  func `cancelling twice inside a handler is told at the second call, also of itself`(depth: Int) {
    var calls = ""
    var tokens: [ObservationToken] = []
    let line: UInt = #line
    center.addObserver(for: .number) { [center] _ in
      calls += "a"
      tokens[0].cancel()
      tokens[0].cancel()
      for equal in [tokens[1], tokens[1]] { center.cancel(equal) }
    }.store(in: &tokens)
    center.addObserver(for: .number) { _ in calls += "b" }.store(in: &tokens)
    center.addObserver(for: .number) { _ in calls += "c" }.store(in: &tokens)
    post(insideOthers: depth)
    #expect(calls == "ac")
    #expect(
      recorder.issues == [
        issue(.cancelledTwice, line + 4, related: line + 1), issue(.cancelledTwice, line + 5, related: line + 7),
      ])
    tokens = []
  }

  @Test(arguments: [1, 3])
  func `a centre that a handler drops goes after the post, though its tokens are left`(depth: Int) {
    weak var watched: ObserverCenter?
    var local: ObserverCenter? = ObserverCenter(diagnostics: recorder.diagnostics)
    watched = local
    var isLive: [Bool] = []
    let tokens = (0..<2).map { _ in
      local?.addObserver(for: .number) { _ in
        local = nil
        isLive.append(watched != nil)
      }
    }
    ReentrancyStage.nest(depth, in: center) { local?.post(.number, 0) }
    #expect(isLive == [true, true])
    #expect(watched == nil)
    #expect(tokens.allSatisfy { $0?.isCancelled == true })
    #expect(recorder.issues == [])
  }

  // MARK: - Replayed values

  @Test(arguments: [1, 3])
  func `a handler that asks is told the innermost value, once, and the outer posts do not reach it`(depth: Int) {
    var calls: [Int] = []
    var late: [ObservationToken] = []
    let token = center.addObserver(for: .state) { [center] number in
      if number < depth { return center.post(.state, number + 1) }
      guard late.isEmpty else { return }
      center.addObserver(for: .state) { calls.append(-$0) }.store(in: &late)
      center.addObserver(for: .state, options: .replaysLast) { calls.append($0) }.store(in: &late)
      center.addObserver(for: .state, options: [.replaysLast, .once]) { calls.append(10 * $0) }.store(in: &late)
    }
    center.post(.state, 1)
    #expect(calls == [depth, 10 * depth], "whoever does not ask waits")
    calls = []
    center.post(.state, depth)
    #expect(calls == [-depth, depth])
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [1, 3])
  func `what a handler has forgotten is told to nobody`(depth: Int) {
    var calls: [Int] = []
    var late: ObservationToken?
    let token = center.addObserver(for: .state) { [center] _ in
      guard late == nil else { return }
      center.forgetLast(.state)
      late = center.addObserver(for: .state, options: .replaysLast) { calls.append($0) }
    }
    post(insideOthers: depth, .state, 1)
    #expect(calls == [])
    post(insideOthers: depth, .state, 2)
    #expect(calls == [2])
    withExtendedLifetime(token) {}
  }

  // MARK: - Types

  @Test(arguments: [1, 3])
  func `a payload mismatch inside a handler is told at its line, and the post goes on`(depth: Int) {
    var calls: [Int] = []
    var clashing: ObservationToken?
    let line: UInt = #line
    let token = center.addObserver(for: .number) { [center] number in
      calls.append(number)
      center.post(.clashing, "seven")
      center.post(.clashing, "seven", subject: center)
      clashing = center.addObserver(for: .clashing) { (_: borrowing String) in Issue.record("is of another type") }
    }
    let last = center.addObserver(for: .number) { calls.append(10 * $0) }
    post(insideOthers: depth, .number, 7)
    #expect(calls == [7, 70])
    #expect(recorder.issues == [3, 4, 5].map { issue(.payloadMismatch, line + $0, related: line + 1) })
    #expect(clashing?.isCancelled == true && !token.isCancelled)
    withExtendedLifetime(last) {}
  }
}

import Foundation
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Faults of what happens inside a post.
extension LifecycleFaultTests {
  // MARK: - During a post

  // REMOVE-DURING-POST-03, REMOVE-DURING-POST-06, REMOVE-DURING-POST-11
  @Test func `after one that removes itself, or was once, the next still runs`() {
    var calls = ""
    var tokens: [ObservationToken] = []
    center.addObserver(for: .number) { _ in
      calls += "a"
      tokens[0].cancel()
    }.store(in: &tokens)
    center.addObserver(for: .number, options: .once) { _ in calls += "b" }.store(in: &tokens)
    center.addObserver(for: .number) { _ in calls += "c" }.store(in: &tokens)
    center.post(.number, 0)
    center.post(.number, 0)
    #expect(calls == "abcc")
  }

  // REMOVE-DURING-POST-01, REMOVE-DURING-POST-13
  @Test func `one that another removes is not called any more, and one that another adds not yet`() {
    var calls = ""
    var tokens: [ObservationToken] = []
    center.addObserver(for: .number) { [center] _ in
      calls += "a"
      guard tokens.count == 2 else { return }
      tokens[1].cancel()
      center.addObserver(for: .number) { _ in calls += "c" }.store(in: &tokens)
    }.store(in: &tokens)
    center.addObserver(for: .number) { _ in calls += "b" }.store(in: &tokens)
    center.post(.number, 0)
    #expect(calls == "a")
    center.post(.number, 0)
    #expect(calls == "aac")
    tokens = []  // A handler holds this array and the centre.
  }

  // REMOVE-DURING-POST-12
  @Test func `of three, the first removes itself and adds a fourth, and the other two run`() {
    var calls = ""
    var tokens: [ObservationToken] = []
    center.addObserver(for: .number) { [center] _ in
      calls += "a"
      tokens[0].cancel()
      center.addObserver(for: .number) { _ in calls += "d" }.store(in: &tokens)
    }.store(in: &tokens)
    for name in "bc" { center.addObserver(for: .number) { _ in calls.append(name) }.store(in: &tokens) }
    center.post(.number, 0)
    #expect(calls == "abc")
    center.post(.number, 0)
    #expect(calls == "abcbcd")
  }

  // REMOVE-DURING-POST-07, REMOVE-DURING-POST-08
  @Test(arguments: 0..<3, 0..<3)
  func `of three, the middle one removes any two`(first: Int, second: Int) {
    guard first != second else { return }
    var calls: [Int] = []
    var tokens: [ObservationToken] = []
    for index in 0..<3 {
      center.addObserver(for: .number) { _ in
        calls.append(index)
        guard index == 1, calls.count == 2 else { return }
        for removed in [first, second] { tokens[removed].cancel() }
      }.store(in: &tokens)
    }
    center.post(.number, 0)
    let others = (0..<3).filter { $0 != first && $0 != second }
    #expect(calls == [0, 1] + others.filter { $0 == 2 })
    calls = []
    center.post(.number, 0)
    #expect(calls == others)
    tokens = []  // The handlers hold this array.
  }

  // REMOVE-DURING-POST-02
  @Test func `nothing waits in a queue, so a removal that returned is the end of all calls`() {
    var calls = 0
    let late = center.addObserver(for: .other) { _ in calls += 1 }
    let token = center.addObserver(for: .number) { [center] _ in
      center.post(.other, 0)
      late.cancel()
      center.post(.other, 0)
    }
    center.post(.number, 0)
    center.post(.other, 0)
    #expect(calls == 1)
    withExtendedLifetime(token) {}
  }

  // MARK: - Threads and locks

  // THREADS-LOCKS-07
  @Test func `a post calls its handlers on the thread that posts, before it returns`() {
    var log: [String] = []
    let poster = Thread.current
    let token = center.addObserver(for: .number) { _ in log.append("handled \(Thread.current === poster)") }
    center.post(.number, 0)
    log.append("returned")
    #expect(log == ["handled true", "returned"])
    withExtendedLifetime(token) {}
  }

  // THREADS-LOCKS-08
  @Test func `what a handler captured may cancel its token and post when it is freed`() {
    final class AtEnd {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    var token: ObservationToken?
    var calls = 0
    func register() {
      let atEnd = AtEnd { [center] in
        token?.cancel()
        center.post(.number, 0)
      }
      token = center.addObserver(for: .number) { _ in withExtendedLifetime(atEnd) { calls += 1 } }
    }
    register()
    token?.cancel()
    #expect(calls == 0)
    #expect(recorder.kinds == [.cancelledTwice])
    #expect(center.registrations.isEmpty)
  }

  // MARK: - Re-entrancy

  @Test func `a once observer that posts what it observes is not called again`() {
    var calls = 0
    let token = center.addObserver(for: .number, options: .once) { [center] _ in
      calls += 1
      center.post(.number, 0)
    }
    center.post(.number, 0)
    #expect(calls == 1)
    #expect(token.isCancelled)
  }

  // REENTRANCY-ORDER-01, REENTRANCY-ORDER-02; those ask for a queue, and here the order is stated: depth first.
  @Test func `a nested post is delivered at once, so later observers hear the inner one first`() {
    var calls: [String] = []
    let tokens = [
      center.addObserver(for: .number) { [center] number in
        calls.append("first \(number)")
        if number == 1 { center.post(.number, 2) }
      },
      center.addObserver(for: .number) { calls.append("second \($0)") },
    ]
    center.post(.number, 1)
    #expect(calls == ["first 1", "first 2", "second 2", "second 1"])
    withExtendedLifetime(tokens) {}
  }

  // REENTRANCY-ORDER-07
  @Test func `a show whose handler makes it hide ends hidden, for whoever asks and whoever was told`() {
    let bench = TrackerBench()
    let token = bench.center.addObserver(for: .keyboardWillShow) { [center = bench.center] _ in
      center.post(.keyboardWillHide, KeyboardTransition())
    }
    bench.post(.willShow, Rect(x: 0, y: 352, width: 320, height: 216))
    #expect(bench.placement == .hidden)
    #expect(bench.placements.last == .hidden)
    token.cancel()
  }

  // REENTRANCY-ORDER-03
  @Test func `two observers that answer each other are stopped`() {
    let tokens = [
      center.addObserver(for: .number) { [center] in center.post(.other, $0) },
      center.addObserver(for: .other) { [center] in center.post(.number, $0) },
    ]
    center.post(.number, 0)
    #expect(recorder.kinds == [.tooDeep])
    withExtendedLifetime(tokens) {}
  }

  // MARK: - Replayed values

  // STICKY-REPLAY-01
  @Test func `registering inside a post of a replaying name receives the value once`() {
    var calls: [Int] = []
    var late: ObservationToken?
    let token = center.addObserver(for: .state) { [center] _ in
      if late == nil { late = center.addObserver(for: .state, options: .replaysLast) { calls.append($0) } }
    }
    center.post(.state, 1)
    #expect(calls == [1])
    center.post(.state, 2)
    #expect(calls == [1, 2])
    withExtendedLifetime(token) {}
  }

  // STICKY-REPLAY-03
  @Test func `what is over can be forgotten, and is replayed to nobody`() {
    center.post(.state, 1)
    center.forgetLast(.state)
    let token = center.addObserver(for: .state, options: .replaysLast) { _ in Issue.record("it is over") }
    withExtendedLifetime(token) {}
  }

  // REENTRANCY-ORDER-06
  @Test func `posting a replaying name in its own handler is stopped`() {
    let token = center.addObserver(for: .state) { [center] in center.post(.state, $0) }
    center.post(.state, 1)
    #expect(recorder.kinds == [.tooDeep])
    withExtendedLifetime(token) {}
  }
}

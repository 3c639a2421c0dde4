import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// The rules of the bus, one by one, without re-entrancy.
@Suite struct ObserverCenterTests {
  private let center = ObserverCenter(diagnostics: .silent)

  @Test func `handlers run by priority, then in the order of registration`() {
    var calls: [String] = []
    let tokens = [("a", 0), ("b", 1), ("c", 0), ("d", -1), ("e", 1)].map { name, priority in
      center.addObserver(for: .number, priority: priority) { _ in calls.append(name) }
    }
    center.post(.number, 7)
    #expect(calls == ["b", "e", "a", "c", "d"])
    withExtendedLifetime(tokens) {}
  }

  @Test(arguments: [0, 1, 4, 5, 100, 1_000])
  func `the order holds at every number of observers, with holes`(count: Int) {
    var calls: [Int] = []
    var tokens = (0..<count).map { number in center.addObserver(for: .number) { _ in calls.append(number) } }
    for index in stride(from: 0, to: count, by: 3) { tokens[index].cancel() }
    center.post(.number, 0)
    #expect(calls == (0..<count).filter { $0 % 3 != 0 })
    tokens = []
    #expect(center.registrations.isEmpty)
  }

  @Test func `cancelling and dropping a token both free the handler at once`() {
    let (leaks, tokens) = withLifetimeTracking { tracker in
      let first = tracker.probe("cancelled")
      let second = tracker.probe("dropped")
      let cancelled = center.addObserver(for: .number) { _ in withExtendedLifetime(first) {} }
      var dropped: ObservationToken? = center.addObserver(for: .number) { _ in withExtendedLifetime(second) {} }
      cancelled.cancel()
      #expect(dropped?.isCancelled == false)
      dropped = nil
      return [cancelled]
    }
    #expect(leaks == [])
    #expect(tokens.allSatisfy { $0.isCancelled })
  }

  @Test func `a subject filters, and posts without one reach those who observe all`() {
    let subjects = [Owner(), Owner()]
    var calls: [String] = []
    let tokens = [
      center.addObserver(of: subjects[0], for: .number) { calls.append("first \($0)") },
      center.addObserver(for: .number) { calls.append("all \($0)") },
      center.addObserver(of: subjects[1], for: .number) { calls.append("second \($0)") },
      center.addObserver(of: subjects[0], for: .number, priority: 1) { calls.append("early \($0)") },
    ]
    center.post(.number, 1, subject: subjects[0])
    center.post(.number, 2, subject: subjects[1])
    center.post(.number, 3)
    #expect(calls == ["early 1", "first 1", "all 1", "all 2", "second 2", "all 3"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a subject is not kept alive, and its place in memory is not mistaken for it`() {
    var calls = 0
    weak var gone: Owner?
    var tokens: [ObservationToken] = []
    for _ in 0..<100 {
      let subject = Owner()
      gone = subject
      center.addObserver(of: subject, for: .number) { _ in calls += 1 }.store(in: &tokens)
    }
    #expect(gone == nil)
    for _ in 0..<100 { center.post(.number, 0, subject: Owner()) }
    #expect(calls == 0)
  }

  @Test func `once is once`() {
    var calls = 0
    let token = center.addObserver(for: .number, options: .once) { _ in calls += 1 }
    for _ in 0..<3 { center.post(.number, 0) }
    #expect(calls == 1)
    #expect(token.isCancelled)
  }

  @Test func `a late observer is told the last value only when it asks`() {
    var calls: [String] = []
    center.post(.state, 1)
    center.post(.state, 2)
    let tokens = [
      center.addObserver(for: .state) { calls.append("quiet \($0)") },
      center.addObserver(for: .state, options: .replaysLast) { calls.append("asks \($0)") },
      center.addObserver(for: .state, options: [.replaysLast, .once]) { calls.append("once \($0)") },
      center.addObserver(for: .number, options: .replaysLast) { calls.append("number \($0)") },
    ]
    #expect(calls == ["asks 2", "once 2"])
    #expect(tokens.map { $0.isCancelled } == [false, false, true, false])
    #expect(center.registrations.map { $0.deliveries } == [0, 0, 1])
    calls = []
    center.forgetLast(.state)
    withExtendedLifetime(center.addObserver(for: .state, options: .replaysLast) { calls.append("\($0)") }) {}
    #expect(calls == [])
  }

  @Test func `the last value is kept per subject`() {
    let subjects = [Owner(), Owner(), Owner()]
    center.post(.state, 1, subject: subjects[0])
    center.post(.state, 2, subject: subjects[1])
    var calls: [Int] = []
    for subject in subjects {
      withExtendedLifetime(center.addObserver(of: subject, for: .state, options: .replaysLast) { calls.append($0) }) {}
    }
    #expect(calls == [1, 2])
  }

  @Test func `tokens are equal by identity, hash the same for ever, and can be stored`() {
    let token = center.addObserver(for: .number) { _ in }
    let other = center.addObserver(for: .number) { _ in }
    var set: Set<ObservationToken> = []
    token.store(in: &set)
    token.store(in: &set)
    other.store(in: &set)
    token.cancel()
    #expect(set.count == 2)
    #expect(set.contains(token))
    #expect(token != other)
  }

  @Test func `neither centre nor token keeps the other alive`() {
    weak var center: ObserverCenter?
    var token: ObservationToken?
    let (leaks, _) = withLifetimeTracking { tracker in
      let probe = tracker.probe()
      let local = ObserverCenter(diagnostics: .silent)
      center = local
      token = local.addObserver(for: .number) { _ in withExtendedLifetime(probe) {} }
    }
    #expect(center == nil)
    #expect(leaks == [])
    #expect(token?.isCancelled == true)
    token?.cancel()
  }

  @Test func `names with the same text are one name, whatever they are made of`() {
    var calls: [Int] = []
    let token = center.addObserver(for: .number) { calls.append($0) }
    center.post(EventName<Int>(text: "num" + "ber"), 1)
    center.post(EventName<Int>("number"), 2)
    for number in 3...5 { center.post(EventName<Int>(text: "number"), number) }
    #expect(calls == [1, 2, 3, 4, 5])
    #expect(EventName<Int>(text: "number") == .number)
    #expect(Set([EventName<Int>.number, EventName<Int>(text: "number"), .other]).count == 2)
    #expect(EventName<Int>("é").description == "é")
    withExtendedLifetime(token) {}
  }

  @Test func `an owner is handed to its handler, and not kept`() {
    var owner: Owner? = Owner()
    var calls: [Int] = []
    weak let watched = owner
    if let owner {
      owner.token = center.addObserver(owner: owner, for: .number) { owner, number in
        calls.append(number)
        #expect(owner === watched)
      }
    }
    center.post(.number, 1)
    owner = nil
    #expect(watched == nil)
    center.post(.number, 2)
    #expect(calls == [1])
    #expect(center.registrations.isEmpty)
  }

  @Test func `registrations tell name, place, priority, deliveries, owner and subject`() {
    let owner = Owner()
    let line: UInt = #line + 2
    let tokens = [
      center.addObserver(for: .number, priority: 3) { _ in },
      center.addObserver(owner: owner, of: owner, for: .number) { _, _ in },
      center.addObserver(for: .other, id: "someone") { _ in },
    ]
    center.post(.number, 0, subject: owner)
    center.post(.number, 0)
    let file: StaticString = #fileID
    #expect(
      center.registrations == [
        Registration(name: "number", place: SourcePlace(fileID: file, line: line), priority: 3, deliveries: 2),
        Registration(
          name: "number", place: SourcePlace(fileID: file, line: line + 1), deliveries: 1, owner: "Owner",
          subject: ObjectIdentifier(owner)),
        Registration(name: "other", place: SourcePlace(fileID: file, line: line + 2), owner: "someone"),
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a tap sees every post, before the observers, and may look at the payload`() {
    var log: [String] = []
    let subject = Owner()
    let observer = center.addObserver(for: .number) { [center] number in
      log.append("observer \(number)")
      if number == 1 { center.post(.other, 2, subject: subject) }
    }
    var tap: ObservationToken? = center.addTap { event in
      let number = event.payload(of: .number).map { "\($0)" } ?? "other"
      log.append("tap \(event.name) \(number) \(event.depth) \(event.subject == ObjectIdentifier(subject))")
      #expect(event.payload(of: .clashing) == nil)
    }
    center.post(.number, 1)
    #expect(log == ["tap number 1 1 false", "observer 1", "tap other other 2 true"])
    withExtendedLifetime(tap) {}
    tap = nil
    log = []
    center.post(.number, 3)
    center.post(.number, 4)
    #expect(log == ["observer 3", "observer 4"])
    withExtendedLifetime(observer) {}
  }

  @Test func `a depth limit below one is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) { _ = ObserverCenter(depthLimit: 0) }
  }
}

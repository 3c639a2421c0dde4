import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Each kind of issue a centre reports: a test that makes it, and correct use beside it that does not.
@Suite struct LifecycleTests {
  private let recorder = IssueRecorder()
  private let center: ObserverCenter

  init() { center = ObserverCenter(diagnostics: recorder.diagnostics, depthLimit: 8) }

  private func issue(
    _ kind: LifecycleIssue.Kind, _ line: UInt, about name: String = "number", related: UInt? = nil,
    file: StaticString = #fileID
  ) -> LifecycleIssue {
    LifecycleIssue(
      kind, at: SourcePlace(fileID: file, line: line), about: name,
      related: related.map { SourcePlace(fileID: file, line: $0) })
  }

  @Test func `correct use reports nothing`() {
    do {
      let owner = Owner()
      owner.token = center.addObserver(owner: owner, for: .number) { _, _ in }
      center.addObserver(of: owner, for: .number, id: "a") { _ in }.store(in: &owner.tokens)
      center.addObserver(for: .number, id: "a") { _ in }.store(in: &owner.tokens)
      center.addObserver(for: .number, id: "b", options: .once) { _ in }.store(in: &owner.tokens)
      center.post(.number, 1)
      center.post(.number, 2, subject: owner)
      for token in owner.tokens { token.cancel() }
    }
    center.end()
    #expect(recorder.issues == [])
  }

  @Test func `an observer that registers twice is told, and called once`() {
    var calls: [Int] = []
    let first = center.addObserver(for: .number, id: "me") { _ in calls.append(1) }
    let line: UInt = #line - 1
    let second = center.addObserver(for: .number, id: "me") { _ in calls.append(2) }
    #expect(recorder.drain() == [issue(.registeredTwice, line + 2, related: line)])
    let owner = Owner()
    let third = center.addObserver(owner: owner, for: .number) { _, _ in calls.append(3) }
    let fourth = center.addObserver(owner: owner, for: .number) { _, _ in calls.append(4) }
    #expect(recorder.drain() == [issue(.registeredTwice, line + 6, related: line + 5)])
    center.post(.number, 0)
    #expect(calls == [2, 4])
    #expect([first, second, third, fourth].map { $0.isCancelled } == [true, false, true, false])
  }

  @Test func `an identity may register again once it was cancelled`() {
    for _ in 0..<3 { center.addObserver(for: .number, id: "me") { _ in }.cancel() }
    #expect(recorder.issues == [])
  }

  @Test func `cancelling twice is told at the second call`() {
    let token = center.addObserver(for: .number) { _ in }
    token.cancel()
    token.cancel()
    center.cancel(token)
    let line: UInt = #line - 2
    #expect(
      recorder.issues == [
        issue(.cancelledTwice, line, related: line - 2), issue(.cancelledTwice, line + 1, related: line - 2),
      ])
  }

  @Test func `cancelling what ended by itself is no mistake`() {
    let once = center.addObserver(for: .number, options: .once) { _ in }
    center.post(.number, 0)
    once.cancel()
    let other = ObserverCenter(diagnostics: recorder.diagnostics)
    let token = other.addObserver(for: .number) { _ in }
    other.end()
    #expect(recorder.drain().map { $0.kind } == [.observersLeft])
    token.cancel()
    #expect(recorder.issues == [])
  }

  @Test func `a token that is handed to another centre stays registered`() {
    let other = ObserverCenter(diagnostics: .silent)
    let token = other.addObserver(for: .number) { _ in }
    center.cancel(token)
    #expect(recorder.issues == [issue(.cancelledElsewhere, #line - 1, related: #line - 2)])
    #expect(!token.isCancelled)
  }

  @Test func `a token that is dropped at once is told`() {
    _ = center.addObserver(for: .number) { _ in }
    #expect(recorder.issues == [issue(.tokenDropped, #line - 1)])
  }

  @Test func `a token that lived through a post, or another registration, may be dropped`() {
    var first: ObservationToken? = center.addObserver(for: .number) { _ in }
    var second: ObservationToken? = center.addObserver(for: .other) { _ in }
    center.post(.other, 0)
    #expect(first?.isCancelled == second?.isCancelled)
    first = nil
    second = nil
    #expect(recorder.issues == [])
  }

  @Test func `observers that are left when the centre ends are told one by one`() {
    let tokens = [center.addObserver(for: .number) { _ in }, center.addObserver(for: .other) { _ in }]
    center.end()
    center.end()
    #expect(recorder.issues == [issue(.observersLeft, #line - 3), issue(.observersLeft, #line - 3, about: "other")])
    #expect(tokens.allSatisfy { $0.isCancelled })
  }

  @Test func `an owner that goes while its token stays is told once`() {
    var owner: Owner? = Owner()
    let token = owner.map { center.addObserver(owner: $0, for: .number) { _, _ in Issue.record("has no owner") } }
    owner = nil
    center.post(.number, 0)
    center.post(.number, 0)
    #expect(recorder.issues == [issue(.ownerGone, #line - 4)])
    #expect(token?.isCancelled == true)
  }

  @Test func `registering at an ended centre is told, posting is not`() {
    center.end()
    let token = center.addObserver(for: .number) { _ in }
    center.post(.number, 0)
    #expect(recorder.issues == [issue(.centerEnded, #line - 2)])
    #expect(token.isCancelled)
  }

  @Test(arguments: [1, 3])
  func `a loop of posts is refused and told once`(handlers: Int) {
    var calls = 0
    let tokens = (0..<handlers).map { _ in
      center.addObserver(for: .number) { [center] _ in
        calls += 1
        center.post(.number, 0)
      }
    }
    let line: UInt = #line - 3
    center.post(.number, 0)
    #expect(recorder.drain() == [issue(.tooDeep, line)])
    #expect(calls == 8 * handlers, "every post that runs goes on to its end, and none is added")
    center.post(.number, 0)
    #expect(recorder.kinds == [.tooDeep])
    withExtendedLifetime(tokens) {}
  }

  @Test func `nesting up to the limit is no loop`() {
    var depth = 0
    let token = center.addObserver(for: .number) { [center] number in
      depth = max(depth, number)
      if number < 8 { center.post(.number, number + 1) }
    }
    center.post(.number, 1)
    #expect(depth == 8)
    #expect(recorder.issues == [])
    withExtendedLifetime(token) {}
  }

  @Test func `a name with another payload is told at the call, and reaches nobody`() {
    var calls: [Int] = []
    let token = center.addObserver(for: .number) { calls.append($0) }
    center.post(.clashing, "seven")
    let clashing = center.addObserver(for: .clashing) { (_: borrowing String) in Issue.record("is of another type") }
    let line: UInt = #line - 3
    #expect(
      recorder.issues == [
        issue(.payloadMismatch, line + 1, related: line), issue(.payloadMismatch, line + 2, related: line),
      ])
    center.post(.number, 7)
    #expect(calls == [7])
    #expect(clashing.isCancelled && !token.isCancelled)
  }
}

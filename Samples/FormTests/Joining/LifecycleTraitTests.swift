import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// The trait has to fail a bad test, so each of these runs one inside, and expects its failure.
@Suite struct LifecycleTraitTests {
  @Test func `a registration that outlives its test fails it, at the line of the registration`() async throws {
    try await expectIssue("[observers-left]", at: "FormTests/LeakingButton.swift") {
      LeakingButtons.shared.add(LeakingButton(center: .watched()))
    }
    LeakingButtons.shared.end()
  }

  @Test func `an issue that the test does not expect fails it`() async throws {
    try await expectIssue("[cancelled-twice]", at: "FormTests/LifecycleTraitTests.swift") {
      let token = ObserverCenter.watched().addObserver(for: .keyboardWillShow) { _ in }
      token.cancel()
      token.cancel()
    }
  }

  @Test func `an issue that the test expects in vain fails it`() async throws {
    try await expectIssue(
      "no issue of the kind owner-gone", at: "FormTests/LifecycleTraitTests.swift", expecting: [.ownerGone]
    ) {
      _ = ObserverCenter.watched()
    }
  }

  @Test func `a test that forgets the trait is told so`() {
    withKnownIssue {
      _ = ObserverCenter.watched()
    } matching: {
      "\($0)".contains("add the trait .watchesLifecycles()")
    }
  }

  @Test func `a test that keeps to the rules passes`() async throws {
    try await scope([]) {
      let center = ObserverCenter.watched()
      let button = SendButton(center: center)
      try KeyboardEmitter(center: center).show(to: Rect(x: 0, y: 477, width: 375, height: 335))
      #expect(button.isCompact)
    }
  }

  /// Runs a test inside this one, and expects one failure of it.
  private func expectIssue(
    _ text: String, at fileID: String, expecting kinds: [LifecycleIssue.Kind] = [],
    _ test: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await confirmation { failed in
      try await withKnownIssue {
        try await scope(kinds, test)
      } matching: { issue in
        guard "\(issue)".contains(text), issue.sourceLocation?.fileID == fileID else { return false }
        failed()
        return true
      }
    }
  }

  private func scope(
    _ kinds: [LifecycleIssue.Kind], _ test: @escaping @Sendable () async throws -> Void
  ) async throws {
    let running = try #require(Test.current)
    try await LifecycleTrait(expected: kinds).provideScope(for: running, testCase: nil, performing: test)
  }
}

/// Where an app keeps a thing for longer than its test lasts.
private final class LeakingButtons: @unchecked Sendable {
  static let shared = LeakingButtons()
  private var buttons: [LeakingButton] = []
  func add(_ button: LeakingButton) { buttons.append(button) }
  func end() {
    for button in buttons { button.end() }
    buttons = []
  }
}

import KeyboardEvents
import Testing

@Suite struct LifecycleIssueTests {
  @Test(arguments: LifecycleIssue.Kind.allCases)
  func `the text says what happened, where, why it may be, and how to mend it`(kind: LifecycleIssue.Kind) {
    let issue = LifecycleIssue(
      kind, at: SourcePlace(fileID: "App/Screen.swift", line: 12), about: "subject",
      related: SourcePlace(fileID: "App/Other.swift", line: 7))
    #expect(issue.description == (Self.busTexts[kind] ?? Self.keyboardTexts[kind]))
  }

  @Test func `without a related place there is no line about one`() {
    let issue = LifecycleIssue(.cancelledTwice, at: SourcePlace(fileID: "App/Screen.swift", line: 12), about: "subject")
    #expect(!issue.description.contains("registered at"))
    #expect(issue.description.hasPrefix("App/Screen.swift:12: warning: "))
  }

  @Test func `a kind is as bad as its severity says`() {
    #expect(LifecycleIssue.Kind.cancelledTwice.severity == .warning)
    #expect(LifecycleIssue.Kind.payloadMismatch.severity == .error)
  }
}

import KeyboardEvents
import Testing

@Suite struct DiagnosticsTests {
  private static let issue = LifecycleIssue(
    .tokenDropped, at: SourcePlace(fileID: "App/Screen.swift", line: 12), about: "keyboardWillShow")

  @Test func `the standard diagnostics write the text to standard error and go on`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Diagnostics.standard.report(
        LifecycleIssue(.tokenDropped, at: SourcePlace(fileID: "App/Screen.swift", line: 12), about: "keyboardWillShow"))
    }
    let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(written.contains(Self.issue.description + "\n"))
  }

  @Test func `the fatal diagnostics stop the program`() async {
    await #expect(processExitsWith: .failure) {
      Diagnostics.fatal.report(
        LifecycleIssue(.tokenDropped, at: SourcePlace(fileID: "App/Screen.swift", line: 12), about: "keyboardWillShow"))
    }
  }

  @Test func `the silent diagnostics say nothing`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Diagnostics.silent.report(
        LifecycleIssue(.tokenDropped, at: SourcePlace(fileID: "App/Screen.swift", line: 12), about: "keyboardWillShow"))
    }
    let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!written.contains("keyboardWillShow"))
  }

  @Test func `places are equal by what they say`() {
    let place = SourcePlace(fileID: "App/Screen.swift", line: 12)
    #expect(place == SourcePlace(fileID: "App/Screen.swift", line: 12))
    #expect(place != SourcePlace(fileID: "App/Screen.swift", line: 13))
    #expect(Set([place, SourcePlace(fileID: "App/Other.swift", line: 12), place]).count == 2)
  }
}

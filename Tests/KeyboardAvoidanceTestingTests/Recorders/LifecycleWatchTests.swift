import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct LifecycleWatchTests {
  @Test func `a registration that is left is found, with its place`() throws {
    let watch = LifecycleWatch()
    let token = watch.makeCenter().addObserver(for: .keyboardWillShow) { _ in }
    let line: UInt = #line - 1
    let findings = watch.conclude()
    try #require(findings.count == 1)
    let place = SourcePlace(fileID: #fileID, line: line)
    let issue = LifecycleIssue(.observersLeft, at: place, about: "keyboardWillShow")
    #expect(findings == [.unexpected(issue)])
    #expect(findings[0].place == place)
    #expect(findings[0].description == issue.description)
    withExtendedLifetime(token) {}
  }

  @Test func `a registration that ended in time is none`() {
    let watch = LifecycleWatch()
    do { _ = watch.makeCenter().addObserver(for: .keyboardWillShow, options: .once) { _ in } }
    let token = watch.makeCenter().addObserver(for: .keyboardWillShow) { _ in }
    token.cancel()
    #expect(watch.conclude(expecting: [.tokenDropped]) == [])
  }

  @Test func `each expected kind accounts for one issue, in any order, of any centre`() {
    let watch = LifecycleWatch()
    for _ in 0..<3 {
      let token = watch.makeCenter().addObserver(for: .keyboardWillShow) { _ in }
      token.cancel()
      token.cancel()
    }
    watch.diagnostics.report(LifecycleIssue(.ownerGone, at: SourcePlace(fileID: "A/B.swift", line: 1), about: "c"))
    let findings = watch.conclude(expecting: [.ownerGone, .cancelledTwice, .cancelledTwice, .tooDeep])
    #expect(findings.count == 2)
    #expect(findings.first?.description.contains("[cancelled-twice]") == true)
    #expect(findings.last == .missing(.tooDeep))
    #expect(findings.last?.description == "no issue of the kind too-deep was reported, and the test expects one")
    #expect(findings.last?.place == nil)
  }

  @Test func `a watch that has concluded is as new, and lets its centres go`() {
    let watch = LifecycleWatch()
    weak let center = watch.makeCenter()
    #expect(center != nil)
    #expect(watch.conclude() == [])
    #expect(center == nil)
    #expect(watch.conclude() == [])
  }
}

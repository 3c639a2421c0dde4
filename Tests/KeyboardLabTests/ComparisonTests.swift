import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@testable import KeyboardLab

@Suite("Comparison")
struct ComparisonTests {
  private let log = LogReader.notifications(in: FormLog.text)

  @Test func `the log is read as it is meant`() {
    #expect(log.map { $0.name } == [.willShow, .didShow, .willChangeFrame, .willHide, .didHide])
    #expect(log.map { $0.end?.minY } == [477, 477, 445.33333333333326, 812, 812])
    #expect(log.map { $0.duration } == [0.25, 0.25, 0, 0.25, 0.25])
  }

  @Test(arguments: FormSituation.allCases)
  func `each strategy keeps the field 16 points above the keyboard`(situation: FormSituation) throws {
    let run = try FormRun(situation, replaying: log)
    #expect(run.outcome.failures == [])
    let events = ["at rest", "editing", "will-show", "did-show", "will-change", "will-hide", "did-hide"]
    #expect(run.steps.map { $0.event } == events)
    for step in run.steps {
      let bottom = try #require(step.moment.item("note")?.frame.maxY)
      let expected = step.moment.keyboard.map { $0.minY - 16 } ?? 762
      #expect(abs(bottom - expected) < 0.001, "\(step.event)")
    }
  }

  @Test func `the whole text fits into 100 columns and steers no terminal`() throws {
    let runs = try FormSituation.allCases.map { try FormRun($0, replaying: log) }
    let text = Comparison(runs: runs, notificationCount: log.count).text
    for line in text.split(separator: "\n") {
      #expect(line.count <= 100)
      #expect(String(line) == String(line).onOneLine)
    }
    #expect(text.contains(" will-show   477      │ 461, 16 above    │ 461, 16 above    │ 461, 16 above    │ "))
    #expect(text.contains("│ inset 301        │ constant -301    │ page at -301     │ height 335\n"))
    #expect(text.hasSuffix("each form is back exactly as it was."))
  }
}

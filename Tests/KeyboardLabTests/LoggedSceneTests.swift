import Foundation
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@testable import KeyboardLab

@Suite("Scene of a log")
struct LoggedSceneTests {
  @Test func `the scene of a log passes by itself`() throws {
    let log = LogReader.notifications(in: FormLog.text)
    let text = try LoggedScene(notifications: log, screen: Size(width: 375, height: 812), source: "a log").text()
    let outcome = try Scene(reading: text, name: "test").run()
    #expect(outcome.failures == [])
    // One for each notification, and the inset at the end, when the keyboard has gone.
    #expect(outcome.expectationCount == 6)
    #expect(text.hasSuffix("\nexpect form.inset.bottom 0"))
    #expect(
      text.hasPrefix(
        """
        # 5 notifications of a log, on a screen of 375x812.
        screen 375x812
        scroll form in window 0,0,375,812 content 375x812
        field edited in form 16,752,343,44
        avoid a: inset form
        focus edited
        # line 1
        post will-show begin 0,812,375,335 end 0,477,375,335 over 0.25 curve 7
        expect now keyboard docked
        wait 0.257
        """))
  }

  @Test(arguments: [
    (Rect(x: .nan, y: .infinity, width: -.infinity, height: 0), "end nan,inf,-inf,0"),
    (Rect(x: 0, y: 0, width: -1, height: 2), "over none"),
    (nil, "over none"),
  ])
  func `whatever a log holds becomes a scene that can be read`(end: Rect?, words: String) throws {
    let notification = LoggedNotification(end: end, curve: .max, isLocal: false, line: 7)
    let text = try LoggedScene(
      notifications: [notification], screen: Size(width: 1, height: 1), source: "a log"
    ).text()
    #expect(text.contains(words))
    #expect(text.contains("post will-change"))
    #expect(text.contains(" curve none foreign\n"))
    #expect(try Scene(reading: text, name: "test").run().failures == [])
  }

  @Test func `the scene ends with what the form gave way by, and fails with another number`() throws {
    let notification = LoggedNotification(name: .willShow, end: Rect(x: 0, y: 477, width: 375, height: 335), line: 1)
    let text = try LoggedScene(
      notifications: [notification], screen: Size(width: 375, height: 812), source: "a log"
    ).text()
    // 812 - 477.
    #expect(text.hasSuffix("\nexpect form.inset.bottom 335"))
    let changed = try Scene(reading: text.replacing("bottom 335", with: "bottom 334"), name: "test").run()
    #expect(changed.failures.map { $0.found } == ["found 335"])
  }

  /// Set `LOGGED_SCENE_SEED` to a printed seed to see its failure again.
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["LOGGED_SCENE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...9_999_999)

  @Test func `the scene of any log can be read, and passes`() throws {
    print("LOGGED_SCENE_SEED=\(Self.seed)")
    var random = SeededGenerator(seed: Self.seed)
    let numbers: [Double] = [
      0, -0.0, -1, 0.5, 216, 320, 568, 1e300, -1e300, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
    ]
    let times = ["10:00:00", "10:00:00.5", "09:59:59", "23:59:59.9", "00:00:00", nil]
    for _ in 0..<60 {
      let log = (1...Int.random(in: 1...6, using: &random)).map { line in
        let some = { numbers.randomElement(using: &random) ?? 0 }
        let rects = (0..<2).map { _ in
          Bool.random(using: &random) ? Rect(x: some(), y: some(), width: some(), height: some()) : nil
        }
        return LoggedNotification(
          name: LoggedNotification.Name.allCases.randomElement(using: &random), begin: rects[0], end: rects[1],
          duration: numbers.randomElement(using: &random),
          curve: [7, -1, .max, .min, nil].randomElement(using: &random) ?? nil,
          isLocal: [true, false, nil].randomElement(using: &random) ?? nil,
          time: times.randomElement(using: &random) ?? nil, line: line)
      }
      let text = try LoggedScene(notifications: log, screen: Size(width: 568, height: 320), source: "a log").text()
      let outcome = try Scene(reading: text, name: "test").run()
      #expect(outcome.failures == [], "seed \(Self.seed): \(text)")
      #expect(outcome.expectationCount == log.count + 1, "seed \(Self.seed): \(text)")
    }
  }

  @Test func `frames in the portrait coordinates of old systems are turned, and the scene says so`() throws {
    let notification = LoggedNotification(
      name: .willShow, end: Rect(x: 0, y: 0, width: 352, height: 1024), duration: 0.25, curve: 0, line: 3)
    let post = PostStatement(notification, on: Size(width: 1024, height: 768))
    #expect(
      post.lines == ["# line 3; end turned from 0,0,352,1024", "post will-show end 0,416,1024,352 over 0.25 curve 0"])
  }
}

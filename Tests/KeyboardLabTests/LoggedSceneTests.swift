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
    #expect(outcome.expectationCount == 5)
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

  @Test func `frames in the portrait coordinates of old systems are turned, and the scene says so`() throws {
    let notification = LoggedNotification(
      name: .willShow, end: Rect(x: 0, y: 0, width: 352, height: 1024), duration: 0.25, curve: 0, line: 3)
    let post = PostStatement(notification, on: Size(width: 1024, height: 768))
    #expect(
      post.lines == ["# line 3; end turned from 0,0,352,1024", "post will-show end 0,416,1024,352 over 0.25 curve 0"])
  }
}

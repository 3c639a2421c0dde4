import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct LoggedNotificationJSONTests {
  @Test func `all that is known is written in one order`() {
    let begin = Rect(x: 0, y: 667, width: 375, height: 258)
    let end = Rect(x: 0, y: 409, width: 375, height: 258)
    let notification = LoggedNotification(
      name: .willShow, begin: begin, end: end, duration: 0.25, curve: 7, isLocal: true, time: nil, line: 3)
    #expect(
      notification.json
        == #"{"name":"keyboardWillShow","begin":[0,667,375,258],"end":[0,409,375,258],"duration":0.25,"curve":7,"#
        + #""isLocal":true,"time":null,"line":3}"#)
  }

  @Test func `what is not known is null`() {
    #expect(
      LoggedNotification(line: 1).json
        == #"{"name":null,"begin":null,"end":null,"duration":null,"curve":null,"isLocal":null,"time":null,"line":1}"#)
  }

  @Test(arguments: [
    (0, "0"), (-64, "-64"), (0.1, "0.1"), (445.33333333333326, "445.33333333333326"), (9.86076e-32, "9.86076e-32"),
    (1e15, "1000000000000000"), (.infinity, "\"inf\""), (-.infinity, "\"-inf\""), (.nan, "\"nan\""),
    (-Double.nan, "\"nan\""),
  ])
  func `a number is the shortest text that reads back equal`(number: Double, text: String) {
    #expect(LoggedNotification(duration: number, line: 1).json.contains("\"duration\":\(text),"))
    let rect = Rect(x: number, y: 0, width: 0, height: 0)
    #expect(LoggedNotification(end: rect, line: 1).json.contains("\"end\":[\(text),0,0,0]"))
  }

  @Test func `a stamp is written as a string, whatever is in it`() {
    #expect(LoggedNotification(time: "a\"b\\c\n\u{1}é", line: 1).json.contains(#""time":"a\"b\\c\u000a\u0001é""#))
  }
}

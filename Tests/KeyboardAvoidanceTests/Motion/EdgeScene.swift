import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// A screen on which one strategy keeps an edge, which rests on the screen's bottom, at the keyboard's top.
enum EdgeScene: String, CaseIterable, CustomTestStringConvertible {
  case inset, constant, `switch`, shift, guide, resize, automaticScroll, automaticShift

  var testDescription: String { rawValue }

  /// The screen is 375 by 812; a field that is edited ends where the edge is, wherever there is one.
  var declarations: String {
    switch self {
    case .inset, .automaticScroll:
      """
      scroll form in window 0,0,375,812 content 375x1200
      field note in form 16,768,343,44
      avoid a: \(self == .inset ? "inset" : "automatic") form
      """
    case .constant:
      """
      view bar in window 0,768,375,44
      field note in bar 0,0,375,44
      constraint low bar.bottom = window.bottom
      avoid a: constant low
      """
    case .switch:
      """
      guide top of window
      view bar in window 0,768,375,44
      field note in bar 0,0,375,44
      constraint up bar.bottom = top.top off
      constraint rest bar.bottom = window.bottom
      avoid b: guide top
      avoid a: switch up for rest
      """
    case .shift, .automaticShift:
      """
      view page in window 0,0,375,812
      field note in page 16,768,343,44
      avoid a: \(self == .shift ? "shift" : "automatic") page
      """
    case .guide:
      """
      guide top of window
      view bar in window 0,768,375,44
      field note in bar 0,0,375,44
      constraint low bar.bottom = top.top
      avoid a: guide top
      """
    case .resize:
      """
      view page in window 0,0,375,812
      view bar in page 0,768,375,44
      field note in bar 0,0,375,44
      constraint low bar.bottom = page.bottom
      avoid a: resize page
      """
    }
  }

  /// The names of the avoiders.
  var avoiders: [String] { self == .switch ? ["b", "a"] : ["a"] }

  /// Where the edge is on the screen at a moment: the end of the content's room, or else the lower end of the field.
  func edge(at moment: SceneMoment) throws -> Double {
    let note = try #require(moment.items.first { $0.name == "note" })
    guard self == .inset || self == .automaticScroll else { return note.frame.maxY }
    let form = try #require(moment.items.first { $0.name == "form" })
    guard case .number(let bottom) = form.values.first(where: { $0.name == "inset.bottom" })?.value else {
      return -.infinity
    }
    return form.frame.maxY - bottom
  }

  /// Runs a program on the screen, and returns how things stand after each of its statements.
  func moments(_ program: String) throws -> [SceneMoment] {
    let head = "screen 375x812\n" + declarations + "\nfocus note\n"
    let scene = try Scene(reading: head + program, name: "\(rawValue).scene")
    let first = head.split(separator: "\n").count
    var moments: [SceneMoment] = []
    var line = 0
    var observer = SceneObserver()
    observer.statement = { line = $0.place.line }
    observer.moment = { if line > first { moments.append($0) } }
    let outcome = try scene.run(observer: observer)
    #expect(outcome.failures.isEmpty)
    return moments
  }
}

/// So many frames, as a program of waits.
func frames(_ count: Int, perSecond: Double = 120) -> String {
  String(repeating: "wait \(1 / perSecond)\n", count: count)
}

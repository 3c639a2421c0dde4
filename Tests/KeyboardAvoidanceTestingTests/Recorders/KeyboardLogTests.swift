import Foundation
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@Suite struct KeyboardLogTests {
  /// Set `KEYBOARD_LOG_SEED` to a printed seed to see its failure again.
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["KEYBOARD_LOG_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...9_999_999)

  @Test func `what a centre delivers reads back equal, bit for bit`() throws {
    print("KEYBOARD_LOG_SEED=\(Self.seed)")
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<200 {
      let center = ObserverCenter(diagnostics: .silent)
      var now = Double.random(in: 0..<80_000, using: &random)
      var log = ""
      let token = center.addKeyboardLog(clock: { now }) { log += $0 + "\n" }
      var times: [Double] = []
      var posted: [String] = []
      for line in 1...Int.random(in: 1...12, using: &random) {
        let event = try #require(KeyboardEvent.allCases.randomElement(using: &random))
        let transition = KeyboardTransition.random(using: &random)
        now += Double.random(in: 0..<3, using: &random)
        times.append(now)
        posted.append(LoggedNotification(event, transition, line: line).exactWords)
        center.post(event.name, transition)
      }
      token.cancel()
      let found = LogReader.notifications(in: log)
      #expect(found.map { $0.exactWords } == posted, "seed \(Self.seed): \(log)")
      for (notification, time) in zip(found, times) {
        let stamp = try #require(notification.secondsOfDay, "seed \(Self.seed): \(log)")
        // Half a microsecond, and as much as a double of this size may be off.
        #expect(abs(stamp - time) <= 0.500_1e-6, "seed \(Self.seed): \(log)")
      }
    }
  }

  @Test func `a line is an Objective-C description of the notification`() {
    let transition = KeyboardTransition(
      beginFrame: Rect(x: 0, y: 812, width: 375, height: 335),
      endFrame: Rect(x: -0.0, y: 0.1, width: 1e300, height: .nan),
      animationDuration: 0.25, animationCurve: .keyboard, isLocal: true)
    #expect(
      LoggedNotification(.willShow, transition, time: "09:41:00", line: 1).logLine
        == "09:41:00 NSConcreteNotification {name = UIKeyboardWillShowNotification; userInfo = {"
        + "UIKeyboardAnimationCurveUserInfoKey = 7; UIKeyboardAnimationDurationUserInfoKey = 0.25; "
        + #"UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 812}, {375, 335}}"; "#
        + #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{-0, 0.1}, {1e+300, nan}}"; "#
        + "UIKeyboardIsLocalUserInfoKey = 1; }}")
  }

  @Test func `a hide without a frame, a clock or anything else reads back`() {
    let center = ObserverCenter(diagnostics: .silent)
    var log = ""
    let token = center.addKeyboardLog { log += $0 + "\n" }
    center.post(.keyboardWillHide, KeyboardTransition())
    center.post(.keyboardDidHide, KeyboardTransition())
    #expect(
      LogReader.notifications(in: log) == [
        LoggedNotification(name: .willHide, line: 1), LoggedNotification(name: .didHide, line: 2),
      ])
    withExtendedLifetime(token) {}
  }

  @Test func `the log holds what was posted, nested posts after their outer ones, and nothing else`() throws {
    let center = ObserverCenter(diagnostics: .silent)
    let keyboard = KeyboardEmitter(center: center)
    var log = ""
    var token: ObservationToken? = center.addKeyboardLog(clock: { 0 }) { log += $0 + "\n" }
    let hiding = center.addObserver(for: .keyboardWillShow) { _ in keyboard.hide(to: nil) }
    let frame = Rect(x: 0, y: 477, width: 375, height: 335)
    try keyboard.show(to: frame)
    keyboard.drag(top: 600)
    #expect(throws: KeyboardPayloadError.self) { try keyboard.move(to: Rect(x: 0, y: 0, width: -1, height: 1)) }
    center.post(EventName<Int>("org.example.other"), 1)
    token = nil
    keyboard.hide(to: nil)
    #expect(
      LogReader.notifications(in: log).map { $0.name } == [.willChangeFrame, .willShow, .willChangeFrame, .willHide])
    withExtendedLifetime((token, hiding)) {}
  }

  @Test(arguments: [
    (0, "00:00:00.000000"), (3661.25, "01:01:01.250000"), (86_399.999_999_4, "23:59:59.999999"),
    (86_400, "00:00:00.000000"), (90_000, "01:00:00.000000"),
    // 19,675 days and 80,000 seconds after 1970.
    (1_700_000_000.25, "22:13:20.250000"), (-1, nil), (.nan, nil), (.infinity, nil), (1e12, nil),
  ])
  func `a time is written to the microsecond, and one that is none is left out`(time: Double, stamp: String?) {
    let center = ObserverCenter(diagnostics: .silent)
    var log = ""
    let token = center.addKeyboardLog(clock: { time }) { log = $0 }
    center.post(.keyboardDidShow, KeyboardTransition())
    #expect(LogReader.notifications(in: log) == [LoggedNotification(name: .didShow, time: stamp, line: 1)])
    withExtendedLifetime(token) {}
  }

  @Test func `a recorded log drives the tree of a scene as the keyboard did`() throws {
    // The keyboard comes up and, before it has arrived, grows.
    let center = ObserverCenter(diagnostics: .silent)
    let keyboard = KeyboardEmitter(center: center)
    var now = 86_399.95
    var log = ""
    let token = center.addKeyboardLog(clock: { now }) { log += $0 + "\n" }
    try keyboard.show(to: Rect(x: 0, y: 477, width: 375, height: 335))
    now += 0.1
    try keyboard.move(to: Rect(x: 0, y: 432, width: 375, height: 380), over: 0)
    token.cancel()

    let scene = """
      screen 375x812
      scroll form in window 0,0,375,812 content 375x1000
      field edited in form 16,700,343,44
      avoid a: inset form
      focus edited
      replay recorded.log
      expect now keyboard docked
      expect now form.inset.bottom 380
      expect form.offset.y 312     # the field's lower edge, 744, at 812 - 380
      """
    let fixture = SceneFixture(path: "recorded.scene", text: Array(scene.utf8)) { name in
      name == "recorded.log" ? Array(log.utf8) : nil
    }
    #expect(fixture.failures() == [])
    // Midnight passed between the two.
    #expect(LogReader.notifications(in: log).pauses.map { ($0 * 1e6).rounded() } == [0, 0, 100_000])
  }
}

extension KeyboardTransition {
  fileprivate static func random(using random: inout SeededGenerator) -> KeyboardTransition {
    func number() -> Double {
      let odd: [Double] = [
        0, -0.0, 0.1, 1.0 / 3, 568.5, -64, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        .leastNormalMagnitude, .nan, .infinity, -.infinity, 9_007_199_254_740_992, 1e21, 1e22, 1e23,
      ]
      switch Int.random(in: 0...3, using: &random) {
      case 0: return odd.randomElement(using: &random) ?? 0
      case 1: return Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random))
      case 2: return Double.random(in: -2000...2000, using: &random)
      default: return Double(Int.random(in: -1000...1000, using: &random))
      }
    }
    func rect() -> Rect? {
      Int.random(in: 0...3, using: &random) == 0
        ? nil : Rect(x: number(), y: number(), width: number(), height: number())
    }
    let curves = [7, 0, -1, 5, 255, .random(in: -(1 << 53) + 1..<1 << 53, using: &random), (1 << 53) - 1, nil]
    return KeyboardTransition(
      beginFrame: rect(), endFrame: rect(), animationDuration: Bool.random(using: &random) ? number() : nil,
      animationCurve: (curves.randomElement(using: &random) ?? nil).map { AnimationCurve(rawValue: $0) },
      isLocal: [true, false, nil].randomElement(using: &random) ?? nil, screen: ScreenID(rawValue: 1), sequence: 3)
  }
}

extension LoggedNotification {
  /// All that is known but the time, each number by its bits; those that are not a number are all alike.
  fileprivate var exactWords: String {
    func bits(_ number: Double?) -> String {
      number.map { $0.isNaN ? "nan" : String($0.bitPattern, radix: 16) } ?? "none"
    }
    let numbers = [begin, end].flatMap { [$0?.minX, $0?.minY, $0?.width, $0?.height] } + [duration]
    let curve = curve.map { "\($0)" } ?? "none"
    return "\(line) \(name?.rawValue ?? "none") \(numbers.map(bits)) \(curve) \(isLocal.map { "\($0)" } ?? "none")"
  }
}

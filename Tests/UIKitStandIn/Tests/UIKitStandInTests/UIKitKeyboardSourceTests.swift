import KeyboardAvoidanceUIKit
import KeyboardEvents
import Testing
import UIKit

@Suite("The keyboard source") @MainActor struct UIKitKeyboardSourceTests {
  let center = ObserverCenter(diagnostics: .silent)
  let screens = UIKitScreens()
  let screen = UIScreen(standInSize: CGSize(width: 375, height: 812), safeArea: .zero)

  /// Posts one notification in a center of its own, and returns what came of it.
  private func events(of name: Notification.Name, _ info: [AnyHashable: Any], on screen: UIScreen?) -> [(
    KeyboardEvent, KeyboardTransition
  )] {
    let notifications = NotificationCenter()
    let source = UIKitKeyboardSource(screens: screens, notifications: notifications)
    var seen: [(KeyboardEvent, KeyboardTransition)] = []
    var tokens: [ObservationToken] = []
    for event in KeyboardEvent.allCases {
      center.addObserver(for: event.name) { seen.append((event, copy $0)) }.store(in: &tokens)
    }
    let emitter = KeyboardEmitter(center: center)
    source.start(emitter)
    source.start(emitter)
    notifications.post(name: name, object: screen, userInfo: info)
    source.stop()
    notifications.post(name: name, object: screen, userInfo: info)
    return seen
  }

  @Test(arguments: [
    (UIResponder.keyboardWillShowNotification, KeyboardEvent.willShow),
    (UIResponder.keyboardDidShowNotification, .didShow), (UIResponder.keyboardWillHideNotification, .willHide),
    (UIResponder.keyboardDidHideNotification, .didHide),
    (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
    (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
  ])
  func `each notification is one event, once, until the source stops`(name: Notification.Name, event: KeyboardEvent) {
    #expect(events(of: name, [:], on: screen).map { $0.0 } == [event])
  }

  @Test func `the payload is the user info as it is`() throws {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: CGRect(x: 0, y: 812, width: 375, height: 335),
      UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 477, width: 375, height: 335),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25, UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: false,
    ]
    let transition = try #require(events(of: UIResponder.keyboardWillShowNotification, info, on: screen).first).1
    #expect(transition.beginFrame == Rect(x: 0, y: 812, width: 375, height: 335))
    #expect(transition.endFrame == Rect(x: 0, y: 477, width: 375, height: 335))
    #expect(transition.animationDuration == 0.25)
    #expect(transition.animationCurve == .keyboard)
    #expect(transition.isLocal == false)
    #expect(transition.screen == .main)
  }

  @Test func `what is missing stays missing`() throws {
    let transition = try #require(events(of: UIResponder.keyboardWillHideNotification, [:], on: nil).first).1
    #expect(transition == KeyboardTransition(sequence: transition.sequence))
  }

  @Test func `a second screen has a number of its own`() throws {
    let first = try #require(events(of: UIResponder.keyboardWillHideNotification, [:], on: screen).first).1
    let other = UIScreen(standInSize: CGSize(width: 1920, height: 1080), safeArea: .zero)
    let second = try #require(events(of: UIResponder.keyboardWillHideNotification, [:], on: other).first).1
    #expect(first.screen == .main)
    #expect(second.screen == ScreenID(rawValue: 1))
  }
}

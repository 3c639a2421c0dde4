import AvoidanceStrategies
@testable import KeyboardAvoidanceUIKit
import KeyboardEvents
import SwiftUI
import Testing
import UIKit

@Suite("The SwiftUI modifier") @MainActor struct KeyboardSpaceViewTests {
  /// What the modifier's view tells for a strategy, over a show and a hide.
  private func places(of strategy: some AvoidanceStrategy) -> [(KeyboardPlace, KeyboardMotion)] {
    var told: [(KeyboardPlace, KeyboardMotion)] = []
    let device = Device()
    let space = KeyboardSpaceView(strategy: AnyAvoidanceStrategy(strategy)) { told.append(($0, $1)) }
    _ = device.add(space, CGRect(x: 20, y: 300, width: 335, height: 300))
    device.settle()
    device.keyboard.show(Device.docked)
    device.settle()
    #expect(space.frame == CGRect(x: 20, y: 300, width: 335, height: 300))
    device.keyboard.hide()
    device.settle()
    return told
  }

  @Test func `a shift becomes an offset, there and back`() {
    let told = places(of: FrameShift(distance: 8))
    #expect(told.map { $0.0.offset } == [-131, 0])
    #expect(told.map { $0.0.bottomPadding } == [0, 0])
    #expect(told.map { $0.1.duration } == [0.25, 0.25])
  }

  @Test func `a resize becomes a padding, there and back`() {
    let told = places(of: BottomResize())
    #expect(told.map { $0.0.bottomPadding } == [123, 0])
    #expect(told.map { $0.0.offset } == [0, 0])
  }

  @Test func `what cannot be done from outside is ignored`() {
    #expect(places(of: ContentInset()).isEmpty)
  }

  @Test func `the view is freed with its window`() {
    let device = Device()
    weak let left: KeyboardSpaceView? = {
      let space = KeyboardSpaceView(strategy: AnyAvoidanceStrategy(BottomResize())) { _, _ in }
      return device.add(space, CGRect(x: 0, y: 0, width: 100, height: 100))
    }()
    #expect(left != nil)
    device.window.rootViewController = nil
    for view in device.controller.view.subviews { view.removeFromSuperview() }
    #expect(left == nil)
  }

  @Test(arguments: [(0, "easeInOut"), (1, "easeIn"), (2, "easeOut"), (3, "linear"), (7, "interpolatingSpring")])
  func `the keyboard's own curve is a spring`(rawValue: Int, name: String) {
    let motion = KeyboardMotion(duration: 0.25, curve: AnimationCurve(rawValue: rawValue))
    #expect(motion.animation?.standInName == name)
    #expect(KeyboardMotion.immediate.animation == nil)
  }

  @Test(arguments: [0, 1, 2, 3, 7])
  func `what would fade does not slide, whatever the curve`(rawValue: Int) {
    let motion = KeyboardMotion(duration: 0.25, curve: AnimationCurve(rawValue: rawValue), isCrossFade: true)
    #expect(motion.animation == nil)
  }
}

import AvoidanceStrategies
import KeyboardAvoidanceUIKit
import SwiftUI
import Testing
import UIKit

/// A SwiftUI view at 20, 300 with 335 by 300 points, driven by the keyboard through its modifier.
@Suite("The SwiftUI modifier in a screen", .serialized) @MainActor struct AvoidsKeyboardTests {
  private let device = Device()
  private let place = CGRect(x: 20, y: 300, width: 335, height: 300)

  private func show(_ view: some View) -> StandInHosting {
    Animation.standInAnimations = []
    let hosting = StandInHosting(view, in: place, of: device.controller.view)
    device.settle()
    return hosting
  }

  private func keyboard(_ change: (StandInKeyboard) -> Void) {
    change(device.keyboard)
    device.settle()
    device.keyboard.finish()
    device.settle()
  }

  @Test func `a shift moves the view above the keyboard and back, along the keyboard's own spring`() {
    let hosting = show(StandInModified().avoidsKeyboard(FrameShift(distance: 8)))
    #expect(hosting.contentFrame == place)
    keyboard { $0.show(Device.docked) }
    // The view ends at 600; the keyboard's top is at 477, and 8 points are wanted between them.
    #expect(hosting.contentFrame == place.offsetBy(dx: 0, dy: -131))
    keyboard { $0.hide() }
    #expect(hosting.contentFrame == place)
    #expect(Animation.standInAnimations.map { $0?.standInName } == ["interpolatingSpring", "interpolatingSpring"])
  }

  @Test func `a resize ends the view at the keyboard`() {
    let hosting = show(StandInModified().avoidsKeyboard(BottomResize()))
    keyboard { $0.show(Device.docked) }
    #expect(hosting.contentFrame == CGRect(x: 20, y: 300, width: 335, height: 177))
    keyboard { $0.hide() }
    #expect(hosting.contentFrame == place)
  }

  @Test func `what it moves does not move what it measures, so the same report again changes nothing`() {
    let hosting = show(StandInModified().avoidsKeyboard())
    keyboard { $0.show(Device.docked) }
    let count = hosting.updateCount
    keyboard { $0.show(Device.docked) }
    #expect(hosting.updateCount == count)
    #expect(hosting.contentFrame.maxY == 469)
  }

  @Test func `a keyboard that grows is followed, and one that is looked at again changes nothing`() {
    let hosting = show(StandInModified().avoidsKeyboard())
    keyboard { $0.show(Device.docked) }
    device.controller.view.setNeedsLayout()
    device.settle()
    #expect(hosting.contentFrame.maxY == 469)
    keyboard { $0.show(CGRect(x: 0, y: 433, width: 375, height: 379)) }
    #expect(hosting.contentFrame.maxY == 425)
  }

  @Test func `a view that appears while the keyboard is up is moved at once`() {
    keyboard { $0.show(Device.docked) }
    let hosting = show(StandInModified().avoidsKeyboard())
    #expect(hosting.contentFrame.maxY == 469)
    #expect(Animation.standInAnimations.map { $0?.standInName } == [nil])
  }

  @Test func `where the person prefers cross-fades, the view is moved without sliding, there and back`() {
    UIAccessibility.standInPrefersCrossFade = true
    defer { UIAccessibility.standInPrefersCrossFade = false }
    let hosting = show(StandInModified().avoidsKeyboard(FrameShift(distance: 8)))
    keyboard { $0.show(Device.docked) }
    #expect(hosting.contentFrame == place.offsetBy(dx: 0, dy: -131))
    keyboard { $0.hide() }
    #expect(hosting.contentFrame == place)
    #expect(Animation.standInAnimations == [nil, nil])
  }

  @Test func `a view that has disappeared is told nothing, and its space is freed`() {
    let hosting = show(StandInModified().avoidsKeyboard())
    let space = device.controller.view.subviews.last
    #expect(space != nil)
    hosting.disappear()
    let count = hosting.updateCount
    keyboard { $0.show(Device.docked) }
    #expect(hosting.updateCount == count)
    #expect(space?.superview == nil)
  }
}

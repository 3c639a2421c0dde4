import MovingOver
import Testing
import UIKit

@Suite("The page on moving over") @MainActor struct MovingOverTests {
  private func show(_ form: MovingForm) -> Device {
    let device = Device(form)
    form.field.becomeFirstResponder()
    device.keyboard.show(Device.docked)
    device.settle()
    return device
  }

  private func hide(_ device: Device) {
    device.keyboard.hide()
    device.settle()
  }

  @Test(arguments: MovingOver.allCases)
  func `afterwards the field is seen, and the app's inset comes back`(pair: MovingOver) {
    let form = pair.after
    let device = show(form)
    #expect(form.field.convert(form.field.bounds, to: nil).maxY <= 469)
    #expect(form.scrollView.contentInset.bottom == 301)
    hide(device)
    #expect(form.scrollView.contentInset.bottom == 20)
    #expect(form.scrollView.contentOffset.y == -44)
  }

  @Test func `before, the safe area was counted twice, and the app's inset and place were lost`() {
    let form = MovingOver.notifications.before
    let device = show(form)
    #expect(form.scrollView.adjustedContentInset.bottom == 369)
    hide(device)
    #expect(form.scrollView.contentInset.bottom == 0)
    #expect(form.scrollView.contentOffset.y != -44)
  }

  @Test(arguments: MovingOver.allCases)
  func `the lines of before compile and run`(pair: MovingOver) {
    let form = pair.before
    let device = show(form)
    hide(device)
    #expect(form.isViewLoaded)
  }
}

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

  @Test(arguments: [(MovingOver.notifications, 8.0), (.keyboardManager, 16), (.avoidingScrollView, 8)])
  func `afterwards the field is seen at its distance, and the app's inset and place come back`(
    pair: MovingOver, distance: CGFloat
  ) {
    let form = pair.after
    let device = show(form)
    #expect(form.field.convert(form.field.bounds, to: nil).maxY == 477 - distance)
    #expect(form.scrollView.contentInset.bottom == 301)
    hide(device)
    #expect(form.scrollView.contentInset.bottom == 20)
    #expect(form.scrollView.contentOffset.y == -44)
  }

  @Test func `afterwards a hide without a frame is a hide`() {
    let form = MovingOver.avoidingScrollView.after
    let device = show(form)
    device.keyboard.hide(reporting: .zero)
    device.settle()
    #expect(form.scrollView.contentInset.bottom == 20)
  }

  @Test func `before, by hand, the safe area was counted twice, and the app's inset and place were lost`() {
    let form = MovingOver.notifications.before
    let device = show(form)
    // 335 of the keyboard and 34 of the safe area, which are 34 of the same points.
    #expect(form.scrollView.adjustedContentInset.bottom == 369)
    hide(device)
    #expect(form.scrollView.contentInset.bottom == 0)
    #expect(form.scrollView.contentOffset.y != -44)
  }

  @Test func `before, with the manager, the safe area was counted twice more, and the place was lost`() {
    let form = MovingOver.keyboardManager.before
    defer { IQKeyboardManager.shared.isEnabled = false }
    let device = show(form)
    // Not 16 points above the keyboard's top at 477, but 16 and twice the 34 of the safe area: at 393.
    #expect(form.field.convert(form.field.bounds, to: nil).maxY == 393)
    // 335 and 16 are wanted; the 34 are added and then subtracted.
    #expect(form.scrollView.contentInset.bottom == 351)
    hide(device)
    #expect(form.scrollView.contentInset.bottom == 20)
    // The content was moved up by 295 from its start at -44, and stays there.
    #expect(form.scrollView.contentOffset.y == 251)
  }

  @Test func `before, with the scroll view, the safe area was counted twice, and the place was lost`() {
    let form = MovingOver.avoidingScrollView.before
    let device = show(form)
    #expect(form.scrollView.adjustedContentInset.bottom == 369)
    // The caret, 20 points high at 612, in the middle of the 477 points above the keyboard, below the 44 of the safe area:
    // 612 - 228.5 - 44.
    #expect(form.scrollView.contentOffset.y == 339.5)
    hide(device)
    #expect(form.scrollView.contentInset.bottom == 20)
    // A hide begins with a change of frame, for which the caret goes to the middle of all 812 points: 612 - 396 - 44.
    #expect(form.scrollView.contentOffset.y == 172)
  }

  @Test func `before, with the scroll view, a hide without a frame left the inset behind`() {
    let form = MovingOver.avoidingScrollView.before
    let device = show(form)
    device.keyboard.hide(reporting: .zero)
    device.settle()
    #expect(form.scrollView.contentInset.bottom == 335)
  }
}

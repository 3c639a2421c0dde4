import Testing
import UIKit
import UIKitForm

@Suite("The sample form") @MainActor struct UIKitFormTests {
  private func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

  /// What has to stay above the keyboard on each screen while the message is edited.
  private func wanted(_ screen: FormScreen, _ form: FormView) -> [UIView] {
    switch screen {
    case .automatic, .inset: [form.message]
    case .constant, .guide, .resize: [form.submit]
    case .shift: [form.message, form.submit]
    case .sets: [form.name, form.address, form.message]
    case .untouched: []
    }
  }

  @Test(arguments: FormScreen.allCases)
  func `it avoids the keyboard, and is as before afterwards`(screen: FormScreen) {
    let controller = screen.makeViewController()
    let device = Device(controller)
    let form = controller.form
    device.settle()
    let views: [UIView] = [form, form.name, form.address, form.message, form.submit]
    let before = views.map { $0.convert($0.bounds, to: nil) }
    form.message.becomeFirstResponder()
    for _ in 0..<2 {
      device.keyboard.show(Device.docked)
      device.settle()
      device.keyboard.finish()
      for view in wanted(screen, form) { #expect(bottom(view) <= 477) }
      if screen == .untouched { #expect(views.map { $0.convert($0.bounds, to: nil) } == before) }
      device.keyboard.hide()
      device.settle()
      device.keyboard.finish()
      #expect(views.map { $0.convert($0.bounds, to: nil) } == before)
    }
  }

  @Test(arguments: FormScreen.allCases)
  func `it moves only where the keyboard covers something`(screen: FormScreen) {
    let controller = screen.makeViewController()
    let device = Device(controller)
    device.settle()
    let covered = bottom(controller.form.submit) > 477
    #expect(covered)
  }
}

import AvoidanceStrategies
import KeyboardAvoidanceUIKit
import KeyboardEvents
import Testing
import UIKit

/// Each way to set up a screen, in one line.
@MainActor
private enum SetUp: CaseIterable {
  case automatic, inset, constant, sets, shift, resize, guide, ignored, own

  func callAsFunction(_ form: LifetimeForm) {
    switch self {
    case .automatic: form.avoidKeyboard()
    case .inset: form.avoidKeyboard(insetting: form.scroll)
    case .constant: form.avoidKeyboard(moving: form.low)
    case .sets: form.avoidKeyboard(activating: [form.high], insteadOf: [form.low])
    case .shift: form.avoidKeyboard(shifting: form.bar, revealing: [form.field])
    case .resize: form.avoidKeyboard(resizing: form.scroll)
    case .guide: form.avoidKeyboard(raising: form.guide)
    case .ignored: form.ignoreKeyboard(in: form.scroll)
    case .own: form.avoidKeyboard(with: FrameShift(distance: 20), on: form.view)
    }
  }
}

private final class LifetimeForm: UIViewController {
  let setUp: SetUp
  let scroll = UIScrollView()
  let field = UITextField()
  let bar = UIView()
  private(set) lazy var guide = AvoidanceGuide(in: view)
  private(set) lazy var low = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
  private(set) lazy var high = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -400)

  init(_ setUp: SetUp) {
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    scroll.contentSize = CGSize(width: 375, height: 1200)
    view.addSubview(scroll)
    field.frame = CGRect(x: 16, y: 600, width: 300, height: 44)
    scroll.addSubview(field)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 375),
      bar.heightAnchor.constraint(equalToConstant: 50), low,
    ])
    setUp(self)
  }
}

@Suite("The life of a screen") @MainActor struct UIKitLifetimeTests {
  @Test(arguments: SetUp.allCases)
  private func `a screen that is popped while the keyboard is up is freed`(setUp: SetUp) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let device = Device(navigation)
    weak var view: UIView?
    weak var avoidance: UIKitAvoidance?
    weak let left: LifetimeForm? = {
      let form = LifetimeForm(setUp)
      navigation.pushViewController(form, animated: false)
      device.settle()
      form.field.becomeFirstResponder()
      device.keyboard.show(Device.docked)
      device.settle()
      view = form.view
      avoidance = form.keyboardAvoidance
      return form
    }()
    #expect(left != nil && view != nil && avoidance != nil)
    navigation.popViewController(animated: false)
    device.settle()
    #expect(left == nil && view == nil && avoidance == nil)
    // The keyboard is still up, and goes on.
    device.keyboard.hide()
    device.keyboard.finish()
  }

  @Test func `a bar that is gone, with the constraint that it hung on, is asked for nothing`() {
    let device = Device()
    let view: UIView = device.controller.view
    var bar: UIView? = UIView()
    if let bar {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      let pin = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      pin.isActive = true
      device.controller.avoidKeyboard(moving: pin)
    }
    device.settle()
    device.keyboard.show(Device.docked)
    device.settle()
    weak let left = bar
    bar?.removeFromSuperview()
    bar = nil
    device.keyboard.hide()
    device.keyboard.finish()
    device.settle()
    #expect(left == nil)
    device.keyboard.show(Device.docked)
    device.settle()
  }
}

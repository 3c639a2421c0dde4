import AvoidanceStrategies
import KeyboardAvoidance
@testable import KeyboardAvoidanceUIKit
import KeyboardEvents
import Testing
import UIKit

@Suite("The set-up of a screen") @MainActor struct UIKitAvoidanceTests {
  /// A screen that asks for avoidance before it is in any window, as one does in `viewDidLoad()`.
  final class Form: UIViewController {
    let scroll = UIScrollView()
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 375, height: 1200)
      scroll.frame = view.bounds
      view.addSubview(scroll)
      field.frame = CGRect(x: 16, y: 600, width: 300, height: 44)
      scroll.addSubview(field)
      avoidKeyboard()
    }
  }

  @Test func `one line in viewDidLoad is enough`() {
    let form = Form()
    let device = Device(form)
    form.field.becomeFirstResponder()
    device.keyboard.show(Device.docked)
    device.settle()
    #expect(form.field.convert(form.field.bounds, to: nil).maxY == 469)
    device.keyboard.hide()
    device.settle()
    #expect(form.scroll.contentInset == .zero)
    #expect(form.scroll.contentOffset.y == -44)
  }

  @Test func `where the person prefers that things fade, nothing slides`() {
    UIAccessibility.standInPrefersCrossFade = true
    defer { UIAccessibility.standInPrefersCrossFade = false }
    let form = Form()
    let device = Device(form)
    form.field.becomeFirstResponder()
    UIView.standInAnimations = []
    device.keyboard.show(Device.docked)
    device.settle()
    #expect(form.field.convert(form.field.bounds, to: nil).maxY == 469)
    // The system hides a keyboard that fades without telling where to.
    device.keyboard.hide(reporting: .zero)
    device.settle()
    #expect(form.scroll.contentInset == .zero)
    #expect(form.scroll.contentOffset.y == -44)
    #expect(!UIView.standInAnimations.isEmpty && UIView.standInAnimations.allSatisfy { $0.duration == 0 })
  }

  @Test func `a guide's dismiss padding is the system's, which moves the keyboard`() {
    let device = Device()
    let view: UIView = device.controller.view
    let guide = AvoidanceGuide(in: view)
    let avoidance = device.controller.avoidKeyboard(raising: guide)
    #expect(view.keyboardLayoutGuide.keyboardDismissPadding == 0 && avoidance.avoider.dismissPadding == 0)
    guide.dismissPadding = 44
    #expect(view.keyboardLayoutGuide.keyboardDismissPadding == 44 && avoidance.avoider.dismissPadding == 44)
  }

  @Test func `a guide that follows a layout later is no finger`() {
    let form = Form()
    let device = Device(form)
    form.field.becomeFirstResponder()
    device.keyboard.movesGuides = false
    device.keyboard.show(Device.docked)
    form.view.setNeedsLayout()
    UIKitAvoidance.held(by: form.view)?.layoutDidChange()
    #expect(form.scroll.contentInset.bottom == 301)
    device.keyboard.movesGuides = true
    device.settle()
    #expect(form.scroll.contentInset.bottom == 301)
  }

  @Test func `once the finger has gone, the guide is followed until it is back`() {
    let form = Form()
    let device = Device(form)
    form.scroll.keyboardDismissMode = .interactive
    form.field.becomeFirstResponder()
    device.keyboard.show(Device.docked)
    device.settle()
    form.scroll.panGestureRecognizer.state = .changed
    device.keyboard.drag(top: 600)
    device.settle()
    #expect(form.scroll.contentInset.bottom == 178)
    form.scroll.panGestureRecognizer.state = .ended
    device.keyboard.drag(top: 477)
    device.settle()
    #expect(form.scroll.contentInset.bottom == 301)
  }

  @Test(arguments: [StandInKeyboard.Naming.always, .exceptFrameChanges, .never])
  func `whichever notifications name the screen, it is one keyboard`(naming: StandInKeyboard.Naming) {
    let form = Form()
    let device = Device(form)
    device.keyboard.namesScreen = naming
    form.field.becomeFirstResponder()
    device.keyboard.show(Device.docked)
    device.keyboard.finish()
    device.settle()
    #expect(form.field.convert(form.field.bounds, to: nil).maxY == 469)
    device.keyboard.hide()
    device.keyboard.finish()
    device.settle()
    #expect(form.scroll.contentOffset.y == -44)
  }

  @Test func `of two windows on a screen the one that is edited makes room`() {
    let form = Form()
    let device = Device(form)
    let other = Form()
    let window = UIWindow(windowScene: device.scene)
    window.frame = CGRect(x: 0, y: 200, width: 375, height: 500)
    window.rootViewController = other
    device.settle()
    other.field.becomeFirstResponder()
    device.keyboard.show(Device.docked)
    device.settle()
    // The window ends at 700, which is 223 below the keyboard's top and above the safe area.
    #expect(other.scroll.contentInset.bottom == 223)
    #expect(other.field.convert(other.field.bounds, to: device.screen.coordinateSpace).maxY == 469)
    #expect(form.scroll.contentInset.bottom == 0)
    device.keyboard.hide()
  }

  @Test func `a view holds one avoidance, until that ends`() {
    let device = Device()
    let view: UIView = device.controller.view
    #expect(UIKitAvoidance.held(by: view) == nil)
    let avoidance = device.controller.keyboardAvoidance
    #expect(device.controller.keyboardAvoidance === avoidance)
    #expect(view.subviews.count == 1)
    avoidance.end()
    #expect(UIKitAvoidance.held(by: view) == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test func `a table view controller is left alone, and gets no view`() {
    let controller = UITableViewController()
    let device = Device(controller)
    #expect(controller.avoidKeyboard() == nil)
    #expect(device.controller.view.subviews.isEmpty)
  }

  @Test func `a screen that was never shown is freed`() {
    weak let left: Form? = {
      let form = Form()
      _ = form.view
      return form
    }()
    #expect(left == nil)
  }

  @Test func `a window that is freed without a word is noticed at the next event`() {
    weak let left: Form? = {
      let form = Form()
      let scene = UIWindowScene(standInScreen: UIScreen(standInSize: CGSize(width: 375, height: 812), safeArea: .zero))
      let window = UIWindow(windowScene: scene)
      window.rootViewController = form
      window.makeKeyAndVisible()
      return form
    }()
    NotificationCenter.default.post(name: UIResponder.keyboardDidHideNotification, object: nil)
    #expect(left == nil)
  }

  @Test func `editing that began before is found`() {
    let device = Device()
    let field = device.add(UITextField(), CGRect(x: 0, y: 700, width: 100, height: 40))
    field.becomeFirstResponder()
    let avoidance = device.controller.avoidKeyboard()
    #expect(avoidance?.tree.focusedNode === field)
  }

  @Test func `another kind of text input tells of itself`() {
    final class Canvas: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var isFirstResponder: Bool { true }
    }
    let device = Device()
    let canvas = device.add(Canvas(), CGRect(x: 0, y: 600, width: 300, height: 100))
    let avoidance = device.controller.avoidKeyboard()
    avoidance?.editing.editingDidChange(.began, in: canvas)
    device.keyboard.show(Device.docked)
    #expect(canvas.convert(canvas.bounds, to: nil).maxY == 469)
    device.keyboard.hide()
    #expect(canvas.convert(canvas.bounds, to: nil).maxY == 700)
  }
}

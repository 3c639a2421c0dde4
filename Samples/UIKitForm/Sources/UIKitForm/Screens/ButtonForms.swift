#if canImport(UIKit)
  import KeyboardAvoidanceUIKit
  import UIKit

  /// The button sits at the bottom, by a constraint that is lifted with the keyboard.
  final class ConstraintForm: FormViewController {
    override var hasButtonInForm: Bool { false }

    override func viewDidLoad() {
      super.viewDidLoad()
      form.lie(across: view)
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      form.submit.lie(across: view)
      let bottom = form.submit.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
      bottom.isActive = true
      avoidKeyboard(moving: bottom)
    }
  }

  /// The button sits on a guide, which is the safe area's bottom at rest, and the keyboard's top while it is up.
  final class GuideForm: FormViewController {
    override var hasButtonInForm: Bool { false }

    override func viewDidLoad() {
      super.viewDidLoad()
      form.lie(across: view)
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      form.submit.lie(across: view)
      let guide = AvoidanceGuide(in: view)
      form.submit.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8).isActive = true
      avoidKeyboard(raising: guide)
    }
  }

  extension UIButton {
    fileprivate func lie(across view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }
#endif

#if canImport(UIKit)
  import KeyboardAvoidanceUIKit
  import UIKit

  /// The form hangs in the middle, and at the top while the keyboard is up.
  final class ConstraintSetsForm: FormViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      form.lie(across: view)
      let centered = form.centerYAnchor.constraint(equalTo: view.centerYAnchor)
      let raised = form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      centered.isActive = true
      avoidKeyboard(activating: [raised], insteadOf: [centered])
    }
  }

  /// The form hangs in the middle, and moves up by what the keyboard covers of field and button.
  final class ShiftedForm: FormViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      form.lie(across: view)
      form.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      avoidKeyboard(shifting: form, revealing: [form.message, form.submit])
    }
  }

  /// The form lies at the bottom of a page that ends at the keyboard while it is up.
  final class ResizedForm: FormViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let page = UIView(frame: view.bounds)
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(page)
      form.lie(across: page)
      form.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
      avoidKeyboard(resizing: page)
    }
  }
#endif

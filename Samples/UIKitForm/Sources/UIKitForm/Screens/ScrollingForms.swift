#if canImport(UIKit)
  import KeyboardAvoidanceUIKit
  import UIKit

  /// The form in a scroll view, and one line: whatever is edited stays in sight.
  final class AutomaticForm: FormViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      form.scroll(in: view, below: 300)
      avoidKeyboard()
    }
  }

  /// The same by hand: which scroll view makes room, and how much is wanted below the field.
  final class InsetForm: FormViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let scrollView = form.scroll(in: view, below: 300)
      avoidKeyboard(insetting: scrollView, distance: 16)
    }
  }

  /// A screen on which the keyboard may cover everything.
  final class UntouchedForm: FormViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      form.scroll(in: view, below: 300)
      avoidKeyboard()
      ignoreKeyboard(in: form)
    }
  }

  extension FormView {
    /// Puts the form into a scroll view that fills a view.
    ///
    /// - Parameter picture: the height of what is above the form, in points.
    @discardableResult
    fileprivate func scroll(in view: UIView, below picture: CGFloat) -> UIScrollView {
      let scrollView = UIScrollView()
      scrollView.keyboardDismissMode = .interactive
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scrollView)
      scrollView.addSubview(self)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: picture),
        bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
      return scrollView
    }
  }
#endif

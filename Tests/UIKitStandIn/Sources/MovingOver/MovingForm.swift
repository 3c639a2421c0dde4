package import UIKit

/// A screen with a scroll view that has an inset of its own, and a field far down in it.
package class MovingForm: UIViewController {
  package private(set) lazy var scrollView = makeScrollView()
  package let field = UITextField()

  package func makeScrollView() -> UIScrollView { UIScrollView() }

  package override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 375, height: 1200)
    scrollView.contentInset.bottom = 20
    view.addSubview(scrollView)
    field.frame = CGRect(x: 16, y: 600, width: 343, height: 44)
    scrollView.addSubview(field)
  }
}

/// The pairs of the documentation's page on moving over.
package enum MovingOver: String, CaseIterable, Sendable {
  case notifications, keyboardManager, avoidingScrollView

  /// The screen as it was.
  @MainActor
  package var before: MovingForm {
    switch self {
    case .notifications: HandWrittenForm()
    case .keyboardManager: ManagedForm()
    case .avoidingScrollView: AvoidingForm()
    }
  }

  /// The screen as it is then.
  @MainActor
  package var after: MovingForm {
    switch self {
    case .notifications: NotificationsAfter()
    case .keyboardManager: ManagedAfter()
    case .avoidingScrollView: AvoidingAfter()
    }
  }
}

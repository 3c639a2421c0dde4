/// It insets its table for the keyboard by a layer that shows in the adjusted inset only, as people have measured.
///
/// As in <https://developer.apple.com/documentation/uikit/uitableviewcontroller>.
@MainActor
open class UITableViewController: UIViewController {
  private var observations: [any NSObjectProtocol] = []

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// As in <https://developer.apple.com/documentation/uikit/uitableviewcontroller/tableview>.
  open var tableView: UITableView! { view as? UITableView }

  open override func loadView() { view = UITableView(frame: .zero, style: .plain) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
    observations = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.makeRoom(for: frame) }
      }
    }
  }

  private func makeRoom(for keyboard: CGRect?) {
    guard let table = tableView, let window = table.window, let keyboard, let screen = window.windowScene?.screen else {
      return
    }
    let place = table.convert(table.bounds, to: screen.coordinateSpace)
    table.systemKeyboardInset = max(0, place.maxY - keyboard.minY - table.safeAreaInsets.bottom)
    guard let field = window.firstResponder, field.isDescendant(of: table) else { return }
    table.scrollRectToVisible(field.convert(field.bounds, to: table), animated: true)
  }
}

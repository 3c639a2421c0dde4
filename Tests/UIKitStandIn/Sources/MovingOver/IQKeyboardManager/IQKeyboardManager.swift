package import UIKit

/// Stands for the library's class: a model of what its published code does with a field in one scroll view.
///
/// Left out are its rounding, root views that move, nested scroll views, tables, bars and the pop gesture.
/// <https://github.com/hackiftekhar/IQKeyboardManager>
@MainActor
package final class IQKeyboardManager {
  package static let shared = IQKeyboardManager()
  package var keyboardDistance: CGFloat = 10
  /// Whether it listens, to the fields and for the keyboard of the whole app.
  package var isEnabled = false {
    didSet { if isEnabled { start() } else { stop() } }
  }
  private var observations: [any NSObjectProtocol] = []
  private weak var field: UITextField?
  private weak var scrollView: UIScrollView?
  private var startInset = UIEdgeInsets.zero

  private func start() {
    guard observations.isEmpty else { return }
    observe(UITextField.textDidBeginEditingNotification) { manager, notification in
      manager.field = notification.object as? UITextField
    }
    observe(UIResponder.keyboardWillShowNotification) { manager, notification in
      guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
      manager.adjustPosition(above: frame)
    }
    observe(UIResponder.keyboardWillHideNotification) { manager, _ in manager.restorePosition() }
  }

  private func stop() {
    for observation in observations { NotificationCenter.default.removeObserver(observation) }
    observations = []
  }

  private func observe(
    _ name: Notification.Name, _ react: @escaping @MainActor @Sendable (IQKeyboardManager, Notification) -> Void
  ) {
    observations.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { unsafe react(.shared, notification) }
      })
  }

  /// The keyboard counts as higher by the distance and by the safe area, which the wanted movement then adds once more.
  private func adjustPosition(above keyboard: CGRect) {
    guard let field, let window = field.window, let root = window.rootViewController?.view,
      let scroll = field.superview as? UIScrollView
    else { return }
    let height = window.bounds.height
    let covered = height - keyboard.minY + keyboardDistance + root.safeAreaInsets.bottom
    let place = field.convert(field.bounds, to: nil)
    let up = min(
      place.minY - root.safeAreaInsets.top, place.maxY - (height - covered) + root.safeAreaInsets.bottom)
    guard up > -scroll.contentOffset.y - scroll.contentInset.top else { return }
    if scrollView !== scroll {
      scrollView = scroll
      startInset = scroll.contentInset
    }
    let offset = scroll.contentOffset.y
    scroll.contentOffset.y = min(offset - min(offset, -up), field.frame.minY)
    let bottom = covered - (height - scroll.convert(scroll.bounds, to: nil).maxY)
    scroll.contentInset.bottom = max(startInset.bottom, bottom) - scroll.safeAreaInsets.bottom
  }

  private func restorePosition() {
    guard let scroll = scrollView else { return }
    scrollView = nil
    scroll.contentInset = startInset
    // The offset is put back only as far as it is out of range.
    let greatest = max(scroll.contentSize.height, scroll.frame.height) - scroll.frame.height
    scroll.contentOffset.y = min(scroll.contentOffset.y, greatest)
  }
}

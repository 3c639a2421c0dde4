/// As in <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@MainActor
open class UIGestureRecognizer: StandInObject {
  /// As in <https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property>.
  open var state = State.possible

  /// As in <https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum>.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}

/// As in <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

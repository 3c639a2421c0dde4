/// The six keyboard events as a value, for code that treats them alike.
public enum KeyboardEvent: String, Hashable, Sendable, CaseIterable {
  case willShow = "keyboardWillShow"
  case didShow = "keyboardDidShow"
  case willHide = "keyboardWillHide"
  case didHide = "keyboardDidHide"
  case willChangeFrame = "keyboardWillChangeFrame"
  case didChangeFrame = "keyboardDidChangeFrame"

  /// The name under which the event is posted.
  public var name: EventName<KeyboardTransition> {
    switch self {
    case .willShow: .keyboardWillShow
    case .didShow: .keyboardDidShow
    case .willHide: .keyboardWillHide
    case .didHide: .keyboardDidHide
    case .willChangeFrame: .keyboardWillChangeFrame
    case .didChangeFrame: .keyboardDidChangeFrame
    }
  }

  /// Whether the event announces a transition; the others end one.
  public var isAnnouncement: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }

  /// The event that announces what this one ends; an announcement is its own.
  public var announcement: KeyboardEvent {
    switch self {
    case .willShow, .didShow: .willShow
    case .willHide, .didHide: .willHide
    case .willChangeFrame, .didChangeFrame: .willChangeFrame
    }
  }
}

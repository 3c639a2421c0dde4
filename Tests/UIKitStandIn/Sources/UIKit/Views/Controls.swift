/// As in <https://developer.apple.com/documentation/uikit/uicontrol>.
@MainActor
open class UIControl: UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uicontrol/isenabled>.
  open var isEnabled = true
}

/// As in <https://developer.apple.com/documentation/uikit/uilabel>.
@MainActor
open class UILabel: UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uilabel/text>.
  open var text: String?
  /// As in <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(text?.count ?? 0) * 8, height: 20) }
}

/// As in <https://developer.apple.com/documentation/uikit/uibutton>.
@MainActor
open class UIButton: UIControl {
  private var title: String?

  /// As in <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum>.
  public enum ButtonType: Sendable {
    /// As in <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum/system>.
    case system
  }

  /// As in <https://developer.apple.com/documentation/uikit/uibutton/init(type:)>.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  /// As in <https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)>.
  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(title?.count ?? 0) * 10, height: 44) }
}

extension UIControl {
  /// As in <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct>.
  public struct State: OptionSet, Sendable {
    /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>.
    public var rawValue: UInt
    /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct/normal>.
    public static var normal: State { [] }
  }
}

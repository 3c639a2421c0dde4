/// As in <https://developer.apple.com/documentation/uikit/uiview>.
@MainActor
open class UIView: UIResponder {
  /// As in <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>.
  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: .zero) }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/center>.
  open var center = CGPoint.zero
  /// As in <https://developer.apple.com/documentation/uikit/uiview/transform>.
  open var transform = CGAffineTransform.identity
  /// As in <https://developer.apple.com/documentation/uikit/uiview/layer>.
  public let layer = CALayer()

  /// As in <https://developer.apple.com/documentation/uikit/uiview/bounds>.
  open var bounds = CGRect.zero {
    didSet {
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      for view in subviews { view.autoresize(from: oldValue.size, to: bounds.size) }
    }
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/superview>.
  public internal(set) weak var superview: UIView?
  /// As in <https://developer.apple.com/documentation/uikit/uiview/subviews>.
  public internal(set) var subviews: [UIView] = []
  /// As in <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// As in <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property>.
  open var autoresizingMask: AutoresizingMask = []
  /// As in <https://developer.apple.com/documentation/uikit/uiview/constraints>.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// As in <https://developer.apple.com/documentation/uikit/uiview/layoutguides>.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// As in <https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled>.
  open var isUserInteractionEnabled = true
  /// As in <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>.
  open var backgroundColor: UIColor?
  /// As in <https://developer.apple.com/documentation/uikit/uiview/ishidden>.
  open var isHidden = false
  /// As in <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/nointrinsicmetric>.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>.
  public private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = SafeAreaGuide(ownedBy: self)
  /// As in <https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide>.
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(ownedBy: self)

  /// The controller whose own view this is.
  weak var controller: UIViewController?
  var needsLayout = true
  /// What the safe area was when the view was told of it last.
  var knownSafeArea = UIEdgeInsets.zero

  /// As in <https://developer.apple.com/documentation/uikit/uiresponder/next>.
  open override var next: UIResponder? { controller ?? superview }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/window>.
  open var window: UIWindow? { superview?.window }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()>.
  open func didMoveToWindow() {}
  /// As in <https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()>.
  open func didMoveToSuperview() {}
  /// As in <https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()>.
  open func safeAreaInsetsDidChange() {}

  /// As in <https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()>.
  open func layoutSubviews() { applyConstraints() }
}

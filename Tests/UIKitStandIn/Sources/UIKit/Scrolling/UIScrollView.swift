/// As in <https://developer.apple.com/documentation/uikit/uiscrollview>.
@MainActor
open class UIScrollView: UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/contentsize>.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { insetsDidChange() } }
  }
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/contentinset>.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/verticalscrollindicatorinsets>.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property>.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled>.
  open var isScrollEnabled = true
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled>.
  open var isPagingEnabled = false
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/alwaysbouncevertical>.
  open var alwaysBounceVertical = false
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property>.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/pangesturerecognizer>.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(ownedBy: self)
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide>.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = ScrollFrameGuide(ownedBy: self)

  /// What the system adds for the keyboard by itself, where it does.
  var systemKeyboardInset: CGFloat = 0 {
    didSet { if systemKeyboardInset != oldValue { insetsDidChange() } }
  }
  private var knownTop: CGFloat = 0

  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset>.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)>.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset>.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    let (isVertical, isHorizontal) = adjustedAxes
    if isVertical {
      inset.top += safeAreaInsets.top
      inset.bottom += safeAreaInsets.bottom
    }
    if isHorizontal {
      inset.left += safeAreaInsets.left
      inset.right += safeAreaInsets.right
    }
    inset.bottom += systemKeyboardInset
    return inset
  }

  private var adjustedAxes: (vertical: Bool, horizontal: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .automatic, .scrollableAxes:
      (contentSize.height > bounds.height || alwaysBounceVertical, contentSize.width > bounds.width)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentLayoutGuide.layoutFrame.size
    // A content guide that constraints give a size sets the content's.
    if size.width > 0 || size.height > 0 { contentSize = size }
  }

  /// Content at its start stays there when the room above it changes; and it stays in range, where that is so.
  private func insetsDidChange() {
    let top = adjustedContentInset.top
    if contentOffset.y == -knownTop { contentOffset.y = -top }
    knownTop = top
    if Self.standInClampsWithInsets { contentOffset = standInClamped(contentOffset) }
  }

  /// Whether an offset that is out of range is put back at once when the insets or the content change.
  ///
  /// Apple documents neither, so that tests run with both.
  public static var standInClampsWithInsets = false
}

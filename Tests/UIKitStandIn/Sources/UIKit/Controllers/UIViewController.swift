/// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller>.
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/parent>.
  public internal(set) weak var parent: UIViewController?
  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/children>.
  public internal(set) var children: [UIViewController] = []

  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>.
  public required init?(coder: NSCoder) { super.init() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      self.view = view
      viewDidLoad()
      return view
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded>.
  open var isViewLoaded: Bool { loadedView != nil }
  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets>.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  open override var next: UIResponder? { loadedView?.superview }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>.
  open func loadView() { view = UIView() }
  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>.
  open func viewDidLoad() {}
  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()>.
  open func viewWillLayoutSubviews() {}
  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()>.
  open func viewDidLayoutSubviews() {}
  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)>.
  open func viewWillDisappear(_ animated: Bool) {}

  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>.
  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)>.
  open func didMove(toParent parent: UIViewController?) {}
}

import KeyboardAvoidanceTesting

/// Who is compared: our avoider, and models of others.
enum System: String, Hashable, Sendable, CaseIterable {
  case ours, iqKeyboardManager, tpKeyboardAvoiding, avoidingViewPosition, avoidingViewPadding
  case reactScrollView, awareScrollView, heightOnly

  static let models = allCases.filter { $0 != .ours }

  /// What the tables call it.
  var title: String {
    switch self {
    case .ours: "this package, automatic"
    case .iqKeyboardManager: "IQKeyboardManager"
    case .tpKeyboardAvoiding: "TPKeyboardAvoiding"
    case .avoidingViewPosition: "RN KeyboardAvoidingView, position"
    case .avoidingViewPadding: "RN KeyboardAvoidingView, padding"
    case .reactScrollView: "RN ScrollView, automatic insets"
    case .awareScrollView: "RN KeyboardAwareScrollView"
    case .heightOnly: "height-only handler"
    }
  }

  /// Whether it works on a scroll view alone, so that what stands in none is not its business.
  var needsScrollView: Bool {
    switch self {
    case .tpKeyboardAvoiding, .reactScrollView, .awareScrollView, .heightOnly: true
    case .ours, .iqKeyboardManager, .avoidingViewPosition, .avoidingViewPadding: false
    }
  }

  /// Whether a distance to the keyboard can be asked of it.
  var hasDistance: Bool {
    switch self {
    case .ours, .iqKeyboardManager, .awareScrollView: true
    case .tpKeyboardAvoiding, .avoidingViewPosition, .avoidingViewPadding, .reactScrollView, .heightOnly: false
    }
  }

  /// The model of it, or nil for ourselves.
  func model(distance: Double) -> (any PeerModel)? {
    switch self {
    case .ours: nil
    case .iqKeyboardManager: IQKeyboardManagerModel(distance: distance)
    case .tpKeyboardAvoiding: TPKeyboardAvoidingModel(distance: distance)
    case .avoidingViewPosition: KeyboardAvoidingPositionModel(distance: distance)
    case .avoidingViewPadding: KeyboardAvoidingPaddingModel(distance: distance)
    case .reactScrollView: ReactScrollViewModel(distance: distance)
    case .awareScrollView: AwareScrollViewModel(distance: distance)
    case .heightOnly: HeightOnlyModel(distance: distance)
    }
  }
}

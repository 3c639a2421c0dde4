public import UIKit

/// As in <https://developer.apple.com/documentation/swiftui/uiviewrepresentable>.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// As in <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/uiviewtype>.
  associatedtype UIViewType: UIView
  /// As in <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/context>.
  typealias Context = UIViewRepresentableContext<Self>
  /// As in <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)>.
  func makeUIView(context: Context) -> UIViewType
  /// As in <https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)>.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
  /// As in <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>: a represented view has none.
  public var body: Never { fatalError("This view has no body.") }
}

/// As in <https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext>.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

/// As in <https://developer.apple.com/documentation/swiftui/uihostingcontroller>.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// As in <https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview>.
  public var rootView: Content

  /// As in <https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)>.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>.
  public required init?(coder: NSCoder) { nil }
}

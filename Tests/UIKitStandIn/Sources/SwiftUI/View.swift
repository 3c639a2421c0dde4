public import UIKit

// As much of SwiftUI as the modifier needs; `StandInHosting` lays it out and updates it, and nothing draws.

/// As in <https://developer.apple.com/documentation/swiftui/view>.
@MainActor @preconcurrency
public protocol View {
  /// As in <https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype>.
  associatedtype Body: View
  /// As in <https://developer.apple.com/documentation/swiftui/view/body-8kl5o>.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// As in <https://developer.apple.com/documentation/swift/never/body-swift.property>: there is none.
  public var body: Never { fatalError("This view has no body.") }
}

/// As in <https://developer.apple.com/documentation/swiftui/viewbuilder>.
@resultBuilder
public enum ViewBuilder: Sendable {
  /// As in <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// As in <https://developer.apple.com/documentation/swiftui/viewmodifier>.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// From memory, <https://developer.apple.com/documentation/swiftui/viewmodifier/body>.
  associatedtype Body: View
  /// As in <https://developer.apple.com/documentation/swiftui/viewmodifier/content>.
  typealias Content = StandInModified
  /// As in <https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:)>.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  private func adding(_ modifier: StandInModified.Modifier) -> StandInModified {
    StandInModified(((self as? StandInModified)?.modifiers ?? []) + [modifier])
  }

  /// As in <https://developer.apple.com/documentation/swiftui/view/modifier(_:)>.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    StandInUpdating { modifier.body(content: adding(.content)) }
  }

  /// As in <https://developer.apple.com/documentation/swiftui/view/padding(_:_:)>.
  public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View { adding(.bottomPadding(length ?? 0)) }

  /// As in <https://developer.apple.com/documentation/swiftui/view/offset(x:y:)>.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { adding(.offset(y)) }

  /// As in <https://developer.apple.com/documentation/swiftui/view/background(_:alignment:)>.
  public func background<Background: View>(_ background: Background) -> some View { adding(.background(background)) }

  /// As in <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>.
  public func ignoresSafeArea(_ regions: SafeAreaRegions) -> some View { adding(.ignoresKeyboard) }
}

/// As in <https://developer.apple.com/documentation/swiftui/edge>.
public enum Edge: Sendable {
  /// As in <https://developer.apple.com/documentation/swiftui/edge/set>.
  public struct Set: Sendable {
    /// As in <https://developer.apple.com/documentation/swiftui/edge/set/bottom>.
    public static var bottom: Set { Set() }
  }
}

/// As in <https://developer.apple.com/documentation/swiftui/safearearegions>.
public struct SafeAreaRegions: Sendable {
  /// As in <https://developer.apple.com/documentation/swiftui/safearearegions/keyboard>.
  public static var keyboard: SafeAreaRegions { SafeAreaRegions() }
}

/// Who observes: at most one registration per name and subject may carry the same one.
///
/// Give one to find a registration that is made again and again, as in a method that runs each time a screen appears.
public struct ObserverID: Sendable, ExpressibleByStringLiteral {
  private let label: Label

  /// Creates an identity from a literal, without an allocation.
  public init(stringLiteral literal: StaticString) { label = Label(literal) }

  /// Creates an identity from a text that is known only at run time.
  public init(text: String) { label = Label(text: text) }

  /// The text.
  public var text: String { label.text }
}

extension ObserverID: Hashable {
  /// Two identities are equal when their texts are.
  public static func == (left: ObserverID, right: ObserverID) -> Bool { left.label == right.label }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
}

extension ObserverID: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

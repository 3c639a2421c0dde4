/// The name of an event, together with the type of what is posted under it.
///
/// Declare names as computed properties; the literal makes that as cheap as a constant:
///
///     extension EventName where Payload == KeyboardTransition {
///       public static var keyboardWillShow: Self { Self("keyboardWillShow") }
///     }
///
/// Two names are equal when their texts are. One text stands for one type of payload in a centre: using it for another
/// type is reported as ``LifecycleIssue/Kind/payloadMismatch`` and neither trapped nor delivered.
public struct EventName<Payload>: Sendable {
  @usableFromInline let label: Label

  /// Whether a centre keeps the last payload posted under this name, for observers that ask for it.
  public let isReplaying: Bool

  /// Creates a name from a literal, without an allocation.
  ///
  /// - Parameters:
  ///   - literal: The text; apps put a prefix of their own before it.
  ///   - isReplaying: Whether a centre keeps the last payload for observers that ask with
  ///     ``ObservationOptions/replaysLast``.
  @inlinable
  public init(_ literal: StaticString, isReplaying: Bool = false) {
    self.label = Label(literal)
    self.isReplaying = isReplaying
  }

  /// Creates a name from a text that is known only at run time.
  ///
  /// Make such a name once and keep it: each call allocates, and a centre knows a kept name by its address, which is
  /// faster than by its text.
  @inlinable
  public init(text: String, isReplaying: Bool = false) {
    self.label = Label(text: text)
    self.isReplaying = isReplaying
  }

  /// The text.
  public var text: String { label.text }
}

extension EventName: Hashable {
  /// Two names are equal when their texts are.
  public static func == (left: EventName, right: EventName) -> Bool { left.label == right.label }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
}

extension EventName: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

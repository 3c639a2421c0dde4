/// A typed key of a ``UserInfo``.
///
/// Keep the key private and give the value a public accessor; then the accessor is the only door to it:
///
/// ```swift
/// private enum FloatingKey: UserInfoKey {
///   typealias Value = Bool
///   static var name: String { "org.example.isFloating" }
/// }
/// extension UserInfo {
///   public var isFloating: Bool? {
///     get { self[FloatingKey.self] }
///     set { self[FloatingKey.self] = newValue }
///   }
/// }
/// ```
public protocol UserInfoKey {
  /// What the key stands for.
  associatedtype Value: Hashable & Sendable
  /// The key's name; two keys with one name and different values hide each other's values and never trap.
  static var name: String { get }
}

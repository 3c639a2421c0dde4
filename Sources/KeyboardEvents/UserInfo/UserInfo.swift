/// Typed values that travel with an event beside its fixed fields.
///
/// A value that is absent, or was stored under the same name with another type, reads as nil. Reading and writing cost
/// O(n) in the number of entries, of which an event has a handful.
public struct UserInfo: Sendable {
  private var entries: [UserInfoEntry] = []

  /// Creates a user info without values.
  public init() {}

  /// The number of values.
  public var count: Int { entries.count }

  /// Whether there is no value.
  public var isEmpty: Bool { entries.isEmpty }

  /// The names of all values, in no particular order.
  public var names: [String] { entries.map { $0.name } }

  /// Accesses the value of a key; setting nil removes it.
  public subscript<Key: UserInfoKey>(key: Key.Type) -> Key.Value? {
    get {
      guard let entry = entries.first(where: { $0.name == Key.name }) else { return nil }
      return entry.value(as: Key.Value.self)
    }
    set {
      entries.removeAll { $0.name == Key.name }
      if let newValue { entries.append(StoredUserInfoEntry(name: Key.name, value: newValue)) }
    }
  }
}

extension UserInfo: Hashable {
  /// Two user infos are equal when they hold equal values under equal names.
  public static func == (left: UserInfo, right: UserInfo) -> Bool {
    guard left.entries.count == right.entries.count else { return false }
    // Hardly any event says more than its fields.
    return left.entries.isEmpty
      || left.entries.allSatisfy { entry in right.entries.contains { entry.isEqual(to: $0) } }
  }

  /// Hashes the number of values, which does not depend on their order.
  public func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }
}

/// Typed values that travel with an event beside its fixed fields.
///
/// A value that is absent, or was stored under the same name with another type, reads as nil. Reading and writing cost
/// O(n) in the number of entries, of which an event has a handful.
public struct UserInfo: Sendable {
  /// Nil where there are none, as with nearly every event: holding nothing and letting go of it costs next to nothing.
  private var entries: [UserInfoEntry]?

  /// Creates a user info without values.
  public init() {}

  /// The number of values.
  public var count: Int { entries?.count ?? 0 }

  /// Whether there is no value.
  public var isEmpty: Bool { entries == nil }

  /// The names of all values, in no particular order.
  public var names: [String] { entries?.map { $0.name } ?? [] }

  /// Accesses the value of a key; setting nil removes it.
  public subscript<Key: UserInfoKey>(key: Key.Type) -> Key.Value? {
    get {
      guard let entry = entries?.first(where: { $0.name == Key.name }) else { return nil }
      return entry.value(as: Key.Value.self)
    }
    set {
      var entries = entries.take() ?? []
      entries.removeAll { $0.name == Key.name }
      if let newValue { entries.append(StoredUserInfoEntry(name: Key.name, value: newValue)) }
      self.entries = entries.isEmpty ? nil : entries
    }
  }
}

extension UserInfo: Hashable {
  /// Two user infos are equal when they hold equal values under equal names.
  public static func == (left: UserInfo, right: UserInfo) -> Bool {
    guard let entries = left.entries, let others = right.entries else { return left.isEmpty && right.isEmpty }
    return entries.count == others.count
      && entries.allSatisfy { entry in others.contains { entry.isEqual(to: $0) } }
  }

  /// Hashes the number of values, which does not depend on their order.
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

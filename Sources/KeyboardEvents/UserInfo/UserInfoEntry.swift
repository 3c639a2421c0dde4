/// A value under a name, its type erased in a way that Embedded Swift has: a class and its subclasses.
class UserInfoEntry: @unchecked Sendable {
  // Unchecked, because a class that is not final cannot be checked; every stored property here and below is a `let`.
  let name: String
  let type: ObjectIdentifier

  init(name: String, type: ObjectIdentifier) {
    self.name = name
    self.type = type
  }

  func isEqual(to other: UserInfoEntry) -> Bool { false }

  final func value<Value: Hashable & Sendable>(as _: Value.Type) -> Value? {
    guard type == ObjectIdentifier(StoredUserInfoEntry<Value>.self) else { return nil }
    // The identifier above is that of the class, so the cast cannot fail; `as?` to a generic class costs ten times this.
    return unsafe unsafeDowncast(self, to: StoredUserInfoEntry<Value>.self).value
  }
}

final class StoredUserInfoEntry<Value: Hashable & Sendable>: UserInfoEntry, @unchecked Sendable {
  let value: Value

  init(name: String, value: Value) {
    self.value = value
    super.init(name: name, type: ObjectIdentifier(StoredUserInfoEntry<Value>.self))
  }

  override func isEqual(to other: UserInfoEntry) -> Bool {
    name == other.name && other.value(as: Value.self) == value
  }
}

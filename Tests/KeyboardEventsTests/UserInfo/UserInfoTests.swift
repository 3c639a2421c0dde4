import KeyboardEvents
import Testing

private enum FloatingKey: UserInfoKey {
  typealias Value = Bool
  static var name: String { "org.example.isFloating" }
}

private enum SplitKey: UserInfoKey {
  typealias Value = String
  static var name: String { "org.example.split" }
}

/// The name of ``FloatingKey`` with another type of value.
private enum FloatingAsNumberKey: UserInfoKey {
  typealias Value = Int
  static var name: String { "org.example.isFloating" }
}

extension UserInfo {
  fileprivate var isFloating: Bool? {
    get { self[FloatingKey.self] }
    set { self[FloatingKey.self] = newValue }
  }
}

@Suite struct UserInfoTests {
  @Test func `a value is read back by its key, and through an accessor`() {
    var info = UserInfo()
    info.isFloating = true
    info[SplitKey.self] = "left"
    #expect(info.isFloating == true)
    #expect(info[SplitKey.self] == "left")
    #expect(info.count == 2 && !info.isEmpty)
    #expect(Set(info.names) == ["org.example.isFloating", "org.example.split"])
  }

  @Test func `an absent value reads as nil`() {
    let info = UserInfo()
    #expect(info.isFloating == nil && info[SplitKey.self] == nil)
    #expect(info.isEmpty && info.count == 0 && info.names == [])
  }

  @Test func `a value of another type under the same name reads as nil, and is replaced by a write`() {
    var info = UserInfo()
    info[FloatingKey.self] = true
    #expect(info[FloatingAsNumberKey.self] == nil)
    info[FloatingAsNumberKey.self] = 3
    #expect(info[FloatingAsNumberKey.self] == 3)
    #expect(info[FloatingKey.self] == nil)
    #expect(info.count == 1)
  }

  @Test func `writing replaces, and writing nil removes`() {
    var info = UserInfo()
    info.isFloating = true
    info.isFloating = false
    #expect(info.isFloating == false && info.count == 1)
    info.isFloating = nil
    #expect(info.isFloating == nil && info.isEmpty)
    info.isFloating = nil
    #expect(info.isEmpty)
  }

  @Test func `a copy has values of its own`() {
    var first = UserInfo()
    first.isFloating = true
    var second = first
    second.isFloating = false
    second[SplitKey.self] = "right"
    #expect(first.isFloating == true && first[SplitKey.self] == nil && first.count == 1)
    #expect(second.isFloating == false && second.count == 2)
  }

  @Test func `two are equal, and hash alike, when they hold equal values under equal names in any order`() {
    var first = UserInfo()
    first.isFloating = true
    first[SplitKey.self] = "left"
    var second = UserInfo()
    second[SplitKey.self] = "left"
    second.isFloating = true
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(Set([first, second]).count == 1)
  }

  @Test func `another value, another type, and a value more or less make two unequal`() {
    var first = UserInfo()
    first.isFloating = true
    var otherValue = first
    otherValue.isFloating = false
    var otherType = UserInfo()
    otherType[FloatingAsNumberKey.self] = 1
    var more = first
    more[SplitKey.self] = ""
    #expect(first != otherValue && first != otherType && first != more && more != first && first != UserInfo())
  }

  @Test func `it is part of a payload's equality`() {
    var plain = KeyboardTransition(endFrame: .zero)
    let copy = plain
    #expect(plain == copy)
    plain.userInfo.isFloating = true
    #expect(plain != copy)
    #expect(copy.userInfo.isFloating == nil)
  }
}

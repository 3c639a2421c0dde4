/// A text that can be told by its address: what names of events and of observers are made of.
///
/// A literal lies at one address for as long as the program runs, so a label made of one costs no allocation and its
/// address can stand for it in a cache. Two modules may hold the same literal at two addresses; equality and hashing
/// therefore look at the bytes.
///
/// It is safe to send: nothing writes to the bytes, and they live as long as the program or as the storage.
@usableFromInline
@safe struct Label: @unchecked Sendable {
  /// Where the UTF-8 bytes start.
  @usableFromInline let bytes: UnsafePointer<UInt8>
  /// How many bytes there are.
  @usableFromInline let count: Int
  /// What keeps the bytes alive, or nil for a literal.
  @usableFromInline let storage: LabelStorage?

  @inlinable
  init(bytes: UnsafePointer<UInt8>, count: Int, storage: LabelStorage?) {
    unsafe self.bytes = bytes
    self.count = count
    self.storage = storage
  }

  /// Creates a label of a literal, without an allocation.
  @inlinable
  init(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      unsafe self.init(bytes: literal.utf8Start, count: literal.utf8CodeUnitCount, storage: nil)
    } else {
      self.init(text: String(literal.unicodeScalar))
    }
  }

  /// Creates a label of a text that is known only at run time.
  @usableFromInline
  init(text: String) {
    let storage = LabelStorage(text)
    unsafe self.init(bytes: storage.bytes, count: storage.count, storage: storage)
  }

  /// The text.
  var text: String {
    unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

extension Label: Hashable {
  @usableFromInline
  static func == (left: Label, right: Label) -> Bool {
    guard left.count == right.count else { return false }
    if unsafe left.bytes == right.bytes { return true }
    for index in 0..<left.count where unsafe left.bytes[index] != right.bytes[index] { return false }
    return true
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(start: bytes, count: count))
  }
}

/// The bytes of a label made at run time, written once.
@usableFromInline
@safe final class LabelStorage: @unchecked Sendable {
  /// The UTF-8 bytes.
  let bytes: UnsafePointer<UInt8>
  /// How many there are.
  let count: Int

  init(_ text: String) {
    count = text.utf8.count
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
    for (index, byte) in text.utf8.enumerated() { unsafe (bytes + index).initialize(to: byte) }
    unsafe self.bytes = UnsafePointer(bytes)
  }

  deinit { unsafe bytes.deallocate() }
}

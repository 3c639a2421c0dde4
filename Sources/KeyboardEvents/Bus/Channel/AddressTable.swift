/// A hash table from addresses to addresses: an event's name to its channel, a subject to its observers.
///
/// A lookup is some ten instructions and neither retains nor allocates, which `Dictionary` cannot promise; a post makes
/// one or two of them. Collisions go to the next free place, and removing closes the gap.
///
/// It is a class because its fields are then read without an exclusivity check; those of a noncopyable struct in a
/// class are not.
@safe final class AddressTable {
  private typealias Place = (key: UnsafeRawPointer?, value: UnsafeMutableRawPointer?)

  private var places: UnsafeMutablePointer<Place>
  private var count = 0

  private var mask: Int

  private var capacity: Int { mask &+ 1 }

  init() {
    mask = 7
    unsafe places = .allocate(capacity: 8)
    unsafe places.initialize(repeating: (nil, nil), count: 8)
  }

  deinit { unsafe places.deallocate() }

  /// Where the search for a key starts: upper bits of a product with the golden ratio, as addresses differ in a few.
  @inline(__always)
  private func home(of key: UnsafeRawPointer) -> Int {
    let mixed = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 32) & mask
  }

  /// The value of a key, or nil.
  @inline(__always)
  func value(of key: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    var index = unsafe home(of: key)
    while true {
      let known = unsafe places[index].key
      // A key has a value.
      if unsafe known == key { return unsafe places[index].value.unsafelyUnwrapped }
      if unsafe known == nil { return nil }
      index = (index &+ 1) & mask
    }
  }

  /// Sets the value of a key, new or known.
  func set(_ value: UnsafeMutableRawPointer, for key: UnsafeRawPointer) {
    if (count + 1) * 2 > capacity { grow() }
    var index = unsafe home(of: key)
    while unsafe places[index].key != nil && places[index].key != key { index = (index + 1) & mask }
    if unsafe places[index].key == nil { count += 1 }
    unsafe places[index] = (key, value)
  }

  /// Forgets a key; one that is not there is no mistake.
  func remove(_ key: UnsafeRawPointer) {
    var index = unsafe home(of: key)
    while unsafe places[index].key != key {
      if unsafe places[index].key == nil { return }
      index = (index + 1) & mask
    }
    count -= 1
    // Whatever was pushed past the gap by a collision moves into it, or a search would end at the gap.
    var gap = index
    unsafe places[gap] = (nil, nil)
    while true {
      index = (index + 1) & mask
      guard let key = unsafe places[index].key else { return }
      let distance = unsafe (index - home(of: key)) & mask
      if distance >= (index - gap) & mask {
        unsafe places[gap] = places[index]
        unsafe places[index] = (nil, nil)
        gap = index
      }
    }
  }

  private func grow() {
    let old = unsafe places
    let oldCapacity = capacity
    mask = mask * 2 + 1
    unsafe places = .allocate(capacity: capacity)
    unsafe places.initialize(repeating: (nil, nil), count: capacity)
    count = 0
    for index in 0..<oldCapacity {
      if let key = unsafe old[index].key, let value = unsafe old[index].value { unsafe set(value, for: key) }
    }
    unsafe old.deallocate()
  }
}

extension AddressTable {
  /// Calls the function with every value, in no promised order.
  func forEachValue(_ body: (UnsafeMutableRawPointer) -> Void) {
    for index in 0..<capacity { if let value = unsafe places[index].value { unsafe body(value) } }
  }

  /// Forgets all keys.
  func removeAll() {
    for index in 0..<capacity { unsafe places[index] = (nil, nil) }
    count = 0
  }
}

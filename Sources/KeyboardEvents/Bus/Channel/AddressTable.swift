/// A hash table from addresses to addresses: an event's name to its channel, a subject to its observers.
///
/// A lookup is some ten instructions and neither retains nor allocates, which `Dictionary` cannot promise; a post makes
/// one or two of them. Collisions go to the next free place, and removing closes the gap.
///
/// It is a class because its fields are then read without an exclusivity check; those of a noncopyable struct in a class
/// are not.
@safe final class AddressTable {
  @safe private struct Place {
    /// Nil in a free place.
    var key: UnsafeRawPointer?
    var value: UnsafeMutableRawPointer
  }

  @exclusivity(unchecked) private var places: UnsafeMutablePointer<Place>
  /// The capacity, a power of two, less one.
  @exclusivity(unchecked) private var mask = 7
  /// 64 less the number of bits in the mask.
  @exclusivity(unchecked) private var shift: UInt64 = 61
  private var count = 0

  init() { unsafe places = Self.makePlaces(8) }

  deinit { unsafe places.deallocate() }

  private static func makePlaces(_ capacity: Int) -> UnsafeMutablePointer<Place> {
    let places = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
    // Any address will do for the value of a free place.
    unsafe places.initialize(repeating: Place(key: nil, value: UnsafeMutableRawPointer(places)), count: capacity)
    return unsafe places
  }

  /// Where the search for a key starts: the uppermost bits of a product with the golden ratio.
  ///
  /// Neighbouring addresses, as those of objects made one after the other are, come to lie far apart so.
  @inline(__always)
  private func home(of key: UnsafeRawPointer) -> Int {
    let mixed = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return unsafe Int(truncatingIfNeeded: mixed &>> shift)
  }

  /// The value of a key, or nil.
  @inline(__always)
  func value(of key: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    var index = unsafe home(of: key)
    while true {
      let place = unsafe places + index
      if unsafe place.pointee.key == key { return unsafe place.pointee.value }
      if unsafe place.pointee.key == nil { return nil }
      index = unsafe (index &+ 1) & mask
    }
  }

  /// Sets the value of a key, new or known.
  func set(_ value: UnsafeMutableRawPointer, for key: UnsafeRawPointer) {
    if unsafe count * 2 > mask { grow() }
    var index = unsafe home(of: key)
    while unsafe places[index].key != nil && places[index].key != key { index = unsafe (index + 1) & mask }
    if unsafe places[index].key == nil { count += 1 }
    unsafe places[index] = Place(key: key, value: value)
  }

  private func grow() {
    let old = unsafe places
    let oldCapacity = unsafe mask + 1
    unsafe mask = mask * 2 + 1
    unsafe shift -= 1
    unsafe places = Self.makePlaces(mask + 1)
    count = 0
    for index in 0..<oldCapacity {
      if let key = unsafe old[index].key { unsafe set(old[index].value, for: key) }
    }
    unsafe old.deallocate()
  }
}

extension AddressTable {
  /// Forgets a key; one that is not there is no mistake.
  func remove(_ key: UnsafeRawPointer) {
    var index = unsafe home(of: key)
    while unsafe places[index].key != key {
      if unsafe places[index].key == nil { return }
      index = unsafe (index + 1) & mask
    }
    count -= 1
    // Whatever was pushed past the gap by a collision moves into it, or a search would end at the gap.
    var gap = index
    unsafe places[gap].key = nil
    while true {
      index = unsafe (index + 1) & mask
      guard let key = unsafe places[index].key else { return }
      let distance = unsafe (index - home(of: key)) & mask
      if unsafe distance >= (index - gap) & mask {
        unsafe places[gap] = places[index]
        unsafe places[index].key = nil
        gap = index
      }
    }
  }

  /// Forgets all keys.
  func removeAll() {
    for index in unsafe 0...mask { unsafe places[index].key = nil }
    count = 0
  }

  /// Calls the function with every value, in no promised order.
  func forEachValue(_ body: (UnsafeMutableRawPointer) -> Void) {
    for index in unsafe 0...mask where unsafe places[index].key != nil { unsafe body(places[index].value) }
  }
}

/// A hash table from addresses to addresses: an event's name to its channel, a subject to its observers.
///
/// A lookup is some ten instructions and neither retains nor allocates, which `Dictionary` cannot promise; a post makes
/// one or two of them. Collisions go to the next free place, and removing closes the gap.
///
/// It is a class because its fields are then read without an exclusivity check; those of a noncopyable struct in a class
/// are not.
@safe final class AddressTable {
  /// A key and its value.
  @safe struct Place {
    /// The address, or 0 in a free place.
    var key: UInt
    var value: UnsafeMutableRawPointer
  }

  /// The places, as many as a power of two.
  @exclusivity(unchecked) private(set) var places: UnsafeMutableRawPointer
  /// How far the last place lies behind the first.
  @exclusivity(unchecked) private(set) var lastOffset: Int
  /// How many keys there are.
  var count = 0

  init() {
    unsafe places = Self.makePlaces(8)
    unsafe lastOffset = 7 * MemoryLayout<Place>.stride
  }

  deinit { unsafe places.deallocate() }

  private static func makePlaces(_ capacity: Int) -> UnsafeMutableRawPointer {
    let places = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
    // Any address will do for the value of a free place.
    unsafe places.initialize(repeating: Place(key: 0, value: UnsafeMutableRawPointer(places)), count: capacity)
    return UnsafeMutableRawPointer(places)
  }

  /// Where the search for a key starts: a folded product, both halves of it laid over each other.
  ///
  /// Addresses of objects made one after the other are evenly spaced, and one half alone crowds some of them together at
  /// one spacing or another. The factor is one of Steele and Vigna's, "Computationally easy, spectrally good multipliers".
  /// Places are told by how far they lie behind the first, as masked bits are such a distance without being shifted.
  @inline(__always)
  func home(of key: UInt) -> Int {
    let product = key.multipliedFullWidth(by: UInt(truncatingIfNeeded: 0xD134_2543_DE82_EF95 as UInt64))
    return unsafe Int(bitPattern: product.high ^ product.low) & lastOffset
  }

  /// The place after another; after the last one comes the first.
  @inline(__always)
  func offset(after offset: Int) -> Int { unsafe (offset &+ MemoryLayout<Place>.stride) & lastOffset }

  /// The place that lies so far behind the first.
  @inline(__always)
  func place(_ offset: Int) -> UnsafeMutablePointer<Place> {
    unsafe (places + offset).assumingMemoryBound(to: Place.self)
  }

  /// The value of a key, or nil.
  @inline(__always)
  func value(of key: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
    let key = UInt(bitPattern: key)
    var offset = home(of: key)
    while true {
      let place = unsafe place(offset)
      if unsafe place.pointee.key == key { return unsafe place.pointee.value }
      if unsafe place.pointee.key == 0 { return nil }
      offset = self.offset(after: offset)
    }
  }

  /// Sets the value of a key, new or known.
  func set(_ value: UnsafeMutableRawPointer, for key: UnsafeRawPointer) {
    // At a quarter full, nearly every key lies where its search starts.
    if unsafe 4 * count * MemoryLayout<Place>.stride > lastOffset { grow() }
    let key = UInt(bitPattern: key)
    var offset = home(of: key)
    while unsafe place(offset).pointee.key != 0 && place(offset).pointee.key != key {
      offset = self.offset(after: offset)
    }
    if unsafe place(offset).pointee.key == 0 { count += 1 }
    unsafe place(offset).pointee = Place(key: key, value: value)
  }

  private func grow() {
    let old = unsafe places
    let capacity = unsafe lastOffset / MemoryLayout<Place>.stride + 1
    unsafe places = Self.makePlaces(2 * capacity)
    unsafe lastOffset = (2 * capacity - 1) * MemoryLayout<Place>.stride
    count = 0
    let oldPlaces = unsafe old.assumingMemoryBound(to: Place.self)
    for index in 0..<capacity {
      let place = unsafe oldPlaces[index]
      if let key = unsafe UnsafeRawPointer(bitPattern: place.key) { unsafe set(place.value, for: key) }
    }
    unsafe old.deallocate()
  }
}

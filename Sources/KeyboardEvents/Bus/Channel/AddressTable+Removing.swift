extension AddressTable {
  /// Forgets a key; one that is not there is no mistake.
  func remove(_ key: UnsafeRawPointer) {
    let key = UInt(bitPattern: key)
    var offset = home(of: key)
    while unsafe place(offset).pointee.key != key {
      if unsafe place(offset).pointee.key == 0 { return }
      offset = self.offset(after: offset)
    }
    count -= 1
    // Whatever was pushed past the gap by a collision moves into it, or a search would end at the gap.
    var gap = offset
    unsafe place(gap).pointee.key = 0
    while true {
      offset = self.offset(after: offset)
      let key = unsafe place(offset).pointee.key
      if key == 0 { return }
      let distance = unsafe (offset - home(of: key)) & lastOffset
      if unsafe distance >= (offset - gap) & lastOffset {
        unsafe place(gap).pointee = place(offset).pointee
        unsafe place(offset).pointee.key = 0
        gap = offset
      }
    }
  }

  /// Forgets all keys.
  func removeAll() {
    unsafe forEachPlace { unsafe $0.pointee.key = 0 }
    count = 0
  }

  /// Calls the function with every value, in no promised order.
  func forEachValue(_ body: (UnsafeMutableRawPointer) -> Void) {
    unsafe forEachPlace { place in
      if unsafe place.pointee.key != 0 { unsafe body(place.pointee.value) }
    }
  }

  private func forEachPlace(_ body: (UnsafeMutablePointer<Place>) -> Void) {
    let end = unsafe lastOffset
    for offset in stride(from: 0, through: end, by: MemoryLayout<Place>.stride) { unsafe body(place(offset)) }
  }
}

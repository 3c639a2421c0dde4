extension Lane {
  /// How many slots the first chunk has; each further one has twice as many as the one before it.
  static var firstCapacity: Int { 8 }
  /// How far apart handlers lie in memory: functions are of one size, whatever they take.
  static var stride: Int { MemoryLayout<Entry<Void>>.stride }
  /// More chunks than this would be more slots than there are addresses.
  static var chunkLimit: Int { Int.bitWidth - 7 }
}

// On the pointer, as a method of the lane itself is handed a copy of all its fields.
extension UnsafeMutablePointer where Pointee == Lane {
  /// How many slots there are room for.
  var capacity: Int { unsafe Lane.firstCapacity &<< pointee.chunkCount &- Lane.firstCapacity }

  /// Where the slot of an index lies, in constant time.
  @inline(__always)
  func slot(at index: Int) -> Slot {
    if index < Lane.firstCapacity {
      return unsafe Slot(chunk: pointee.first, offset: index)
    }
    let biased = index &+ Lane.firstCapacity
    let chunk = Int.bitWidth &- 4 &- biased.leadingZeroBitCount
    let start = Lane.firstCapacity &<< chunk
    // The first chunk holds every smaller index, so there are others.
    let others = unsafe pointee.others.unsafelyUnwrapped
    return unsafe Slot(chunk: others[chunk &- 1], offset: biased &- start)
  }

  /// The mark of the slot of an index.
  @inline(__always)
  func mark(at index: Int) -> UnsafeMutablePointer<Mark> {
    let slot = unsafe slot(at: index)
    return unsafe slot.chunk.marks + slot.offset
  }

  /// Adds a chunk after the last one.
  func append(_ chunk: Chunk) {
    if unsafe pointee.others == nil { unsafe pointee.others = .allocate(capacity: Lane.chunkLimit) }
    unsafe pointee.others.unsafelyUnwrapped[pointee.chunkCount - 1] = chunk
    unsafe pointee.chunkCount += 1
  }

  /// Takes the last chunk off; the first one stays.
  func removeLastChunk() -> Chunk {
    unsafe pointee.chunkCount -= 1
    return unsafe pointee.others.unsafelyUnwrapped[pointee.chunkCount - 1]
  }

  /// How many slots a post of the limit may walk: all but those added since it began.
  ///
  /// The registrations that are left out do not count the post among their deliveries.
  @inline(__always)
  func visibleCount(before limit: Int) -> Int {
    unsafe pointee.newest < limit ? pointee.count : visibleCountAmongLate(before: limit)
  }

  @inline(never)
  private func visibleCountAmongLate(before limit: Int) -> Int {
    var visible = unsafe pointee.count
    while visible > 0, case let mark = unsafe self.mark(at: visible - 1), unsafe mark.pointee.sequence >= limit {
      if let token = unsafe mark.pointee.token {
        unsafe token._withUnsafeGuaranteedRef { unsafe $0.firstPost &+= 1 }
      }
      visible -= 1
    }
    return visible
  }
}

extension Lane {
  /// How many slots the first chunk has; each further one has twice as many as the one before it.
  static var firstCapacity: Int { 4 }
  /// More chunks than this would be more slots than there are addresses.
  static var chunkLimit: Int { Int.bitWidth - 6 }

  /// How many slots there are room for.
  var capacity: Int { Lane.firstCapacity &<< chunkCount &- Lane.firstCapacity }

  /// Where the slot of an index lies, in constant time.
  @inline(__always)
  func slot(at index: Int) -> Slot {
    if index < Lane.firstCapacity {
      return Slot(chunk: first, offset: index, rest: Lane.firstCapacity &- index)
    }
    let biased = index &+ Lane.firstCapacity
    let chunk = Int.bitWidth &- 3 &- biased.leadingZeroBitCount
    let start = Lane.firstCapacity &<< chunk
    // The first chunk holds every smaller index, so there are others.
    let others = unsafe others.unsafelyUnwrapped
    return unsafe Slot(chunk: others[chunk &- 1], offset: biased &- start, rest: start &<< 1 &- biased)
  }

  /// The mark of the slot of an index.
  @inline(__always)
  func mark(at index: Int) -> UnsafeMutablePointer<Mark> {
    let slot = slot(at: index)
    return unsafe slot.chunk.marks + slot.offset
  }

  /// Adds a chunk after the last one.
  mutating func append(_ chunk: Chunk) {
    if unsafe others == nil { unsafe others = .allocate(capacity: Lane.chunkLimit) }
    unsafe others.unsafelyUnwrapped[chunkCount - 1] = chunk
    chunkCount += 1
  }

  /// Takes the last chunk off; the first one stays.
  mutating func removeLastChunk() -> Chunk {
    chunkCount -= 1
    return unsafe others.unsafelyUnwrapped[chunkCount - 1]
  }

  /// How many slots a post of the limit may walk: all but those added since it began.
  ///
  /// The registrations that are left out do not count the post among their deliveries.
  @inline(__always)
  func visibleCount(before limit: Int) -> Int {
    newest < limit ? count : visibleCountAmongLate(before: limit)
  }

  @inline(never)
  private func visibleCountAmongLate(before limit: Int) -> Int {
    var visible = count
    while visible > 0, case let mark = unsafe self.mark(at: visible - 1), unsafe mark.pointee.sequence >= limit {
      if let token = unsafe mark.pointee.token {
        unsafe token._withUnsafeGuaranteedRef { $0.firstPost &+= 1 }
      }
      visible -= 1
    }
    return visible
  }
}

extension AnyChannel {
  /// Remembers a lane for when the outermost post of this name returns.
  final func scheduleTidying(of lane: LanePointer, after post: FramePointer) {
    guard unsafe !lane.pointee.isUntidy else { return }
    unsafe lane.pointee.isUntidy = true
    unsafe lane.pointee.nextUntidy = untidy
    unsafe untidy = lane
    unsafe post.pointee.needsCare = true
  }

  /// Does what had to wait for the outermost post of this name to return.
  final func settle() {
    guard unsafe core.running(self).post == nil else { return }
    while let lane = unsafe untidy {
      unsafe untidy = lane.pointee.nextUntidy
      unsafe lane.pointee.isUntidy = false
      unsafe tidy(lane)
    }
  }

  /// Clears the slot of an ended registration while no post runs, and tidies its lane when that is worth it.
  final func tidy(_ lane: LanePointer, clearing slot: Slot) {
    let isEmpty = unsafe lane.pointee.holes == lane.pointee.count
    let isSparse = unsafe lane.pointee.holes > 8 && lane.pointee.holes > lane.pointee.count / 2
    if unsafe isEmpty && spare == nil && lane.pointee.subject == nil && lane.pointee.chunkCount == 1 {
      unsafe tidy(lane)
      clear(slot)
    } else if isEmpty || isSparse {
      // The handler outlives the tidying, which must not meet whatever freeing it may start.
      let handler = take(slot)
      unsafe tidy(lane)
      withExtendedLifetime(handler) {}
    } else {
      clear(slot)
    }
  }

  /// Closes the holes of a lane in which no post runs, and frees what is not needed any more.
  ///
  /// Complexity: O(n), after at least n / 2 registrations that ended.
  private final func tidy(_ lane: LanePointer) {
    var count = 0
    if unsafe lane.pointee.holes < lane.pointee.count {
      for index in unsafe 0..<lane.pointee.count {
        let source = unsafe lane.slot(at: index)
        let mark = unsafe source.chunk.marks[source.offset]
        guard let token = unsafe mark.token else { continue }
        if count < index {
          let target = unsafe lane.slot(at: count)
          unsafe target.chunk.marks[target.offset] = mark
          move(source, to: target)
          unsafe token._withUnsafeGuaranteedRef { unsafe $0.index = UInt32(truncatingIfNeeded: count) }
        }
        count += 1
      }
    }
    unsafe lane.pointee.count = count
    unsafe lane.pointee.holes = 0
    if count == 0 { return unsafe remove(lane) }
    // Room for twice as many stays, so that registering and cancelling at an edge does not allocate each time.
    while unsafe lane.pointee.chunkCount > 1, unsafe lane.capacity > 4 * max(count, Lane.firstCapacity) {
      unsafe removeLastChunk(of: lane)
    }
  }
}

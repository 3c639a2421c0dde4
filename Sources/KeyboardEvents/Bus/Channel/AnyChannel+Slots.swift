extension AnyChannel {
  /// Gives a token the next slot of a lane, and returns the slot for its handler.
  ///
  /// Complexity: O(1), amortized over the growth of the lane.
  @inline(__always)
  final func append(_ token: ObservationToken, to lane: LanePointer) -> Slot {
    let index = unsafe lane.pointee.count
    if unsafe index == lane.capacity {
      unsafe lane.append(makeChunk(Lane.firstCapacity << lane.pointee.chunkCount))
    }
    let sequence = unsafe core.sequence
    unsafe core.sequence = sequence &+ 1
    unsafe lane.pointee.count = index &+ 1
    unsafe lane.pointee.newest = sequence
    let slot = unsafe lane.slot(at: index)
    unsafe slot.chunk.marks[slot.offset] = Mark(token: .passUnretained(token), sequence: sequence)
    unsafe token.lane = lane
    unsafe token.index = UInt32(truncatingIfNeeded: index)
    unsafe token.firstPost = unsafe lane.pointee.posts
    return slot
  }

  /// Ends a registration and frees its handler; if that runs, as soon as it returns.
  ///
  /// Complexity: O(1), amortized over tidying, and O(d) inside d nested posts.
  final func remove(_ token: ObservationToken, from lane: LanePointer, as ending: ObservationToken.Ending) {
    let index = unsafe Int(token.index)
    let slot = unsafe lane.slot(at: index)
    let sequence = unsafe slot.chunk.marks[slot.offset].sequence
    unsafe slot.chunk.marks[slot.offset].token = nil
    token.end(as: ending)
    if token.site.claim != nil { giveUpClaim(of: token) }
    unsafe core.sequence &+= 1

    let running = unsafe core.running(self, slot.entry)
    // A slot that a running post may reach must stay: its place would be given to a later observer.
    if unsafe index &+ 1 == lane.pointee.count, unsafe running.post == nil || sequence >= core.frame.pointee.limit {
      unsafe lane.pointee.count = index
    } else {
      unsafe lane.pointee.holes &+= 1
    }

    // Last, as freeing a handler may run any code, this function included.
    if let post = unsafe running.post {
      unsafe scheduleTidying(of: lane, after: post)
      unsafe release(slot, from: running.handler)
    } else {
      unsafe tidy(lane, clearing: slot)
    }
  }

  @inline(never)
  private final func giveUpClaim(of token: ObservationToken) {
    if let claim = token.site.claim { unsafe claims[claim] = nil }
  }

  /// Frees the handler in a slot, at once or, when a post runs it right now, as soon as it returns.
  @inline(__always)
  final func release(_ slot: Slot, from frame: FramePointer?) {
    if let frame = unsafe frame {
      unsafe frame.pointee.retire(take(slot))
    } else {
      clear(slot)
    }
  }

  final func makeChunk(_ capacity: Int) -> Chunk {
    let marks = UnsafeMutablePointer<Mark>.allocate(capacity: capacity)
    return unsafe Chunk(entries: makeEntries(capacity), marks: marks)
  }

  final func free(_ chunk: Chunk, _ capacity: Int) {
    unsafe freeEntries(chunk.entries, capacity)
    unsafe chunk.marks.deallocate()
  }

  final func removeLastChunk(of lane: LanePointer) {
    let capacity = unsafe Lane.firstCapacity << (lane.pointee.chunkCount - 1)
    unsafe free(lane.removeLastChunk(), capacity)
  }
}

extension UnsafeMutablePointer<Frame> {
  /// Makes the post that this frame is for: calls the observers of a list of lanes.
  ///
  /// It is part of the functions that post, so that a post to one observer is not spent on handing on arguments.
  @inline(__always)
  func post<Payload>(
    _ payload: borrowing Payload, of channel: Unmanaged<AnyChannel>, along lane: LanePointer, _ core: CenterCore
  ) {
    unsafe begin(channel, core)
    // Nobody registered since the post began, so there is nothing to leave out.
    if let end = unsafe lane.pointee.straightEnd {
      unsafe lane.pointee.posts &+= 1
      unsafe finish(call(lane.pointee.first.entries, to: end, payload))
    } else {
      unsafe finish(deliver(payload, along: lane))
    }
  }

  /// Calls the observers of lane after lane; returns whether something has to be done when the post returns.
  #if !hasFeature(Embedded)
    // Made for one payload, the loop would copy the payload for each handler; made for all, it hands on one pointer.
    @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @inline(never)
  func deliver<Payload>(_ payload: borrowing Payload, along first: LanePointer) -> Bool {
    var next: LanePointer? = unsafe first
    while let lane = unsafe next {
      unsafe deliver(payload, to: lane)
      unsafe next = lane.pointee.next
    }
    return unsafe pointee.needsCare
  }

  /// Calls the observers of one lane, chunk by chunk.
  @inline(__always)
  func deliver<Payload>(_ payload: borrowing Payload, to lane: LanePointer) {
    var rest = unsafe lane.visibleCount(before: pointee.limit)
    unsafe lane.pointee.posts &+= 1
    guard rest > 0 else { return }
    var capacity = Lane.firstCapacity
    unsafe call(lane.pointee.first.entries, min(rest, capacity), payload)
    rest &-= capacity
    guard rest > 0 else { return }
    // There is a slot for every observer.
    var chunk = unsafe lane.pointee.others.unsafelyUnwrapped
    repeat {
      capacity &*= 2
      unsafe call(chunk.pointee.entries, min(rest, capacity), payload)
      rest &-= capacity
      unsafe chunk += 1
    } while rest > 0
  }

  /// Calls a number of handlers that lie one after the other.
  @inline(__always)
  func call<Payload>(_ entries: UnsafeMutableRawPointer, _ count: Int, _ payload: borrowing Payload) {
    _ = unsafe call(entries, to: entries + count &* Lane.stride, payload)
  }

  /// Calls the handlers up to an address, at least one; returns whether something has to be done when the post returns.
  ///
  /// This is the loop that everything else is there for: seven instructions for each handler beside its own.
  @inline(__always)
  private func call<Payload>(
    _ entries: UnsafeMutableRawPointer, to end: UnsafeMutableRawPointer, _ payload: borrowing Payload
  ) -> Bool {
    var cursor = unsafe entries
    unsafe pointee.end = end
    while true {
      repeat {
        unsafe pointee.cursor = cursor
        unsafe cursor.assumingMemoryBound(to: Entry<Payload>.self).pointee.call(payload)
        unsafe cursor += Lane.stride
      } while unsafe cursor != pointee.end
      guard unsafe pointee.needsCare else { return false }
      unsafe pointee.releaseRetired()
      if unsafe cursor == pointee.end { return true }
    }
  }
}

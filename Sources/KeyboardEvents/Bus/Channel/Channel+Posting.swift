extension Channel {
  /// Calls the observers of all subjects, and those of the subject whose first lane is given, in order.
  ///
  /// The frame is the next deeper one of the centre.
  #if !hasFeature(Embedded)
    // Made for one payload, the loop would copy the payload for each handler; made for all, it hands on one pointer.
    @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @inline(never)
  func post(_ payload: borrowing Payload, to own: LanePointer?, _ frame: FramePointer) {
    depth &+= 1
    let core = core
    unsafe frame.pointee.limit = core.sequence
    unsafe core.frame = frame
    if let own = unsafe own {
      unsafe deliverMerging(payload, everyone, own, frame)
    } else {
      var next = unsafe everyone
      while let lane = unsafe next {
        unsafe deliver(payload, to: lane, frame)
        unsafe next = lane.pointee.next
      }
    }
    // Only the frame in which no post runs has none that is shallower.
    unsafe core.frame = frame.pointee.shallower.unsafelyUnwrapped
    depth &-= 1
    if core.needsCare { settle() }
  }

  /// Calls the observers of one lane.
  @inline(__always)
  private func deliver(_ payload: borrowing Payload, to lane: LanePointer, _ frame: FramePointer) {
    let count = unsafe lane.visibleCount(before: frame.pointee.limit)
    unsafe lane.pointee.posts &+= 1
    guard count > 0 else { return }
    unsafe call(lane.pointee.first.entries, 0, min(count, Lane.firstCapacity), payload, frame)
    var rest = count &- Lane.firstCapacity
    guard rest > 0, var chunk = unsafe lane.pointee.others else { return }
    var capacity = 2 &* Lane.firstCapacity
    while rest > 0 {
      unsafe call(chunk.pointee.entries, 0, min(rest, capacity), payload, frame)
      rest &-= capacity
      capacity &*= 2
      unsafe chunk += 1
    }
  }

  /// Calls handlers that lie one after the other.
  ///
  /// This is the loop that everything else is there for: seven instructions for each handler beside its own.
  @inline(__always)
  private func call(
    _ entries: UnsafeMutableRawPointer, _ offset: Int, _ count: Int, _ payload: borrowing Payload, _ frame: FramePointer
  ) {
    var cursor = unsafe entries.assumingMemoryBound(to: Entry<Payload>.self) + offset
    let last = unsafe cursor + count
    repeat {
      unsafe frame.pointee.end = UnsafeMutableRawPointer(last)
      repeat {
        unsafe frame.pointee.cursor = UnsafeMutableRawPointer(cursor)
        unsafe cursor.pointee.call(payload)
        unsafe cursor += 1
      } while unsafe UnsafeMutableRawPointer(cursor) != frame.pointee.end
      if unsafe frame.pointee.retired != nil { unsafe frame.pointee.releaseRetired() }
    } while unsafe cursor != last
  }

  /// Calls the observers of two lists of lanes as if they were one.
  private func deliverMerging(
    _ payload: borrowing Payload, _ everyone: LanePointer?, _ own: LanePointer,
    _ frame: FramePointer
  ) {
    var left = unsafe everyone
    var right: LanePointer? = unsafe own
    while true {
      switch unsafe (left, right) {
      case (nil, nil):
        return
      case (let lane?, nil):
        unsafe deliver(payload, to: lane, frame)
        unsafe left = lane.pointee.next
      case (nil, let lane?):
        unsafe deliver(payload, to: lane, frame)
        unsafe right = lane.pointee.next
      case (let first?, let second?):
        let difference = unsafe first.pointee.priority - second.pointee.priority
        if difference == 0 {
          unsafe deliverInterleaving(payload, first, second, frame)
        } else {
          unsafe deliver(payload, to: difference > 0 ? first : second, frame)
        }
        if difference >= 0 { unsafe left = first.pointee.next }
        if difference <= 0 { unsafe right = second.pointee.next }
      }
    }
  }

  /// Calls the observers of two lanes of one priority in the order of their registration.
  private func deliverInterleaving(
    _ payload: borrowing Payload, _ left: LanePointer, _ right: LanePointer, _ frame: FramePointer
  ) {
    let leftCount = unsafe left.visibleCount(before: frame.pointee.limit)
    let rightCount = unsafe right.visibleCount(before: frame.pointee.limit)
    unsafe left.pointee.posts &+= 1
    unsafe right.pointee.posts &+= 1
    var leftIndex = 0
    var rightIndex = 0
    while leftIndex < leftCount || rightIndex < rightCount {
      let isLeftNext =
        unsafe rightIndex == rightCount
        || leftIndex < leftCount
          && left.mark(at: leftIndex).pointee.sequence < right.mark(at: rightIndex).pointee.sequence
      if isLeftNext {
        unsafe call(left.slot(at: leftIndex), payload, frame)
        leftIndex += 1
      } else {
        unsafe call(right.slot(at: rightIndex), payload, frame)
        rightIndex += 1
      }
    }
  }

  private func call(_ slot: Slot, _ payload: borrowing Payload, _ frame: FramePointer) {
    unsafe call(slot.chunk.entries, slot.offset, 1, payload, frame)
  }
}

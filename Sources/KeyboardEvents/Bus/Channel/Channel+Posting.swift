/// Calls the observers of all subjects, and those of the subject whose first lane is given, in order.
///
/// It is a function and not a method so that a post can end in a jump to it. The frame is the next deeper one of the
/// centre.
#if !hasFeature(Embedded)
  // Made for one payload, the loop would copy the payload for each handler; made for all, it hands on one pointer.
  @_semantics("optimize.sil.specialize.generic.never")
#endif
@inline(never)
func deliver<Payload>(
  _ payload: borrowing Payload, of channel: Channel<Payload>, to own: LanePointer?, _ frame: FramePointer
) {
  channel.depth &+= 1
  let core = channel.core
  unsafe frame.pointee.limit = core.sequence
  unsafe core.frame = frame
  if let own = unsafe own {
    unsafe channel.deliverMerging(payload, channel.everyone, own, frame)
  } else {
    var next = unsafe channel.everyone
    while let lane = unsafe next {
      unsafe channel.deliver(payload, to: lane, frame)
      unsafe next = lane.pointee.next
    }
  }
  // Only the frame in which no post runs has none that is shallower.
  unsafe core.frame = frame.pointee.shallower.unsafelyUnwrapped
  channel.depth &-= 1
  if core.needsCare { channel.settle() }
}

extension Channel {
  /// Calls the observers of one lane.
  @inline(__always)
  fileprivate func deliver(_ payload: borrowing Payload, to lane: LanePointer, _ frame: FramePointer) {
    let count = unsafe lane.visibleCount(before: frame.pointee.limit)
    unsafe lane.pointee.posts &+= 1
    if count > Lane.firstCapacity {
      unsafe deliver(payload, toMany: lane, count, frame)
    } else if count > 0 {
      unsafe call(lane.pointee.first.entries, count, payload, frame)
    }
  }

  @inline(never)
  private func deliver(
    _ payload: borrowing Payload, toMany lane: LanePointer, _ count: Int, _ frame: FramePointer
  ) {
    var entries = unsafe lane.pointee.first.entries
    var capacity = Lane.firstCapacity
    var rest = count
    // There is a chunk for every slot.
    var chunk = unsafe lane.pointee.others.unsafelyUnwrapped
    while true {
      unsafe call(entries, min(rest, capacity), payload, frame)
      rest &-= capacity
      if rest <= 0 { return }
      capacity &*= 2
      unsafe entries = chunk.pointee.entries
      unsafe chunk += 1
    }
  }

  /// Calls handlers that lie one after the other.
  ///
  /// This is the loop that everything else is there for: eight instructions for each handler beside its own.
  @inline(__always)
  private func call(
    _ entries: UnsafeMutableRawPointer, _ count: Int, _ payload: borrowing Payload, _ frame: FramePointer
  ) {
    let stride = MemoryLayout<Entry<Payload>>.stride
    var cursor = unsafe entries
    let last = unsafe cursor + count &* stride
    while true {
      unsafe frame.pointee.end = last
      repeat {
        unsafe frame.pointee.cursor = cursor
        unsafe cursor.assumingMemoryBound(to: Entry<Payload>.self).pointee.call(payload)
        unsafe cursor += stride
      } while unsafe cursor != frame.pointee.end
      guard unsafe frame.pointee.retired != nil else { return }
      unsafe frame.pointee.releaseRetired()
      if unsafe cursor == last { return }
    }
  }

  /// Calls the observers of two lists of lanes as if they were one.
  @inline(never)
  fileprivate func deliverMerging(
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
    let offset = slot.offset &* MemoryLayout<Entry<Payload>>.stride
    unsafe call(slot.chunk.entries + offset, 1, payload, frame)
  }
}

/// Calls the observers of a list of lanes.
///
/// It is a function and not a method, and returns the constant true, so that a post can end in a jump to it. The frame
/// is the next deeper one of the centre.
#if !hasFeature(Embedded)
  // Made for one payload, the loop would copy the payload for each handler; made for all, it hands on one pointer.
  @_semantics("optimize.sil.specialize.generic.never")
#endif
@inline(never)
func deliver<Payload>(
  _ payload: borrowing Payload, of channel: Channel<Payload>, along lane: LanePointer, _ frame: FramePointer
) -> Bool {
  let core = channel.core
  unsafe core.push(frame)
  unsafe channel.depth &+= 1
  // Nobody registered since the post began, so there is nothing to leave out.
  let count = unsafe lane.pointee.count
  if count <= Lane.firstCapacity, unsafe lane.pointee.next == nil, count > 0 {
    unsafe lane.pointee.posts &+= 1
    unsafe channel.call(lane.pointee.first.entries, count, payload, frame)
  } else {
    unsafe channel.deliver(payload, along: lane, frame)
  }
  unsafe channel.depth &-= 1
  unsafe core.pop(frame)
  if unsafe core.needsCare { channel.settle() }
  return true
}

/// Calls the observers of two lists of lanes as if they were one.
#if !hasFeature(Embedded)
  @_semantics("optimize.sil.specialize.generic.never")
#endif
@inline(never)
func deliver<Payload>(
  _ payload: borrowing Payload, of channel: Channel<Payload>, along left: LanePointer, and right: LanePointer,
  _ frame: FramePointer
) -> Bool {
  let core = channel.core
  unsafe core.push(frame)
  unsafe channel.depth &+= 1
  unsafe channel.deliver(payload, along: left, and: right, frame)
  unsafe channel.depth &-= 1
  unsafe core.pop(frame)
  if unsafe core.needsCare { channel.settle() }
  return true
}

extension Channel {
  /// Calls the observers of lane after lane.
  @inline(never)
  fileprivate func deliver(_ payload: borrowing Payload, along first: LanePointer, _ frame: FramePointer) {
    var next: LanePointer? = unsafe first
    while let lane = unsafe next {
      unsafe deliver(payload, to: lane, frame)
      unsafe next = lane.pointee.next
    }
  }

  /// Calls the observers of one lane, chunk by chunk.
  @inline(__always)
  private func deliver(_ payload: borrowing Payload, to lane: LanePointer, _ frame: FramePointer) {
    var rest = unsafe lane.visibleCount(before: frame.pointee.limit)
    unsafe lane.pointee.posts &+= 1
    guard rest > 0 else { return }
    var capacity = Lane.firstCapacity
    unsafe call(lane.pointee.first.entries, min(rest, capacity), payload, frame)
    rest &-= capacity
    guard rest > 0 else { return }
    // There is a slot for every observer.
    var chunk = unsafe lane.pointee.others.unsafelyUnwrapped
    repeat {
      capacity &*= 2
      unsafe call(chunk.pointee.entries, min(rest, capacity), payload, frame)
      rest &-= capacity
      unsafe chunk += 1
    } while rest > 0
  }

  /// Calls handlers that lie one after the other.
  ///
  /// This is the loop that everything else is there for: eight instructions for each handler beside its own.
  @inline(__always)
  fileprivate func call(
    _ entries: UnsafeMutableRawPointer, _ count: Int, _ payload: borrowing Payload, _ frame: FramePointer
  ) {
    let stride = MemoryLayout<Entry<Payload>>.stride
    var cursor = unsafe entries
    unsafe frame.pointee.end = entries + count &* stride
    while true {
      repeat {
        unsafe frame.pointee.cursor = cursor
        unsafe cursor.assumingMemoryBound(to: Entry<Payload>.self).pointee.call(payload)
        unsafe cursor += stride
      } while unsafe cursor != frame.pointee.end
      guard unsafe frame.pointee.retired != nil else { return }
      unsafe frame.pointee.releaseRetired()
      if unsafe cursor == frame.pointee.end { return }
    }
  }

  /// Calls the observers of two lists of lanes by falling priority.
  fileprivate func deliver(
    _ payload: borrowing Payload, along left: LanePointer, and right: LanePointer, _ frame: FramePointer
  ) {
    var left = unsafe left
    var right = unsafe right
    while true {
      let difference = unsafe left.pointee.priority - right.pointee.priority
      if difference == 0 {
        unsafe deliverInterleaving(payload, left, right, frame)
      } else {
        unsafe deliver(payload, to: difference > 0 ? left : right, frame)
      }
      let nextLeft = unsafe difference < 0 ? left : left.pointee.next
      let nextRight = unsafe difference > 0 ? right : right.pointee.next
      guard let nextLeft = unsafe nextLeft else {
        if let nextRight = unsafe nextRight { unsafe deliver(payload, along: nextRight, frame) }
        return
      }
      guard let nextRight = unsafe nextRight else { return unsafe deliver(payload, along: nextLeft, frame) }
      unsafe left = nextLeft
      unsafe right = nextRight
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

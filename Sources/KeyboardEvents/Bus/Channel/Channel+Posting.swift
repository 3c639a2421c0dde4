extension Channel {
  /// Calls the observers of all subjects, and those of the subject whose first lane is given, in order.
  ///
  /// - Returns: Whether the post was made; it is refused when it is nested too deep.
  #if !hasFeature(Embedded)
    // Made for one payload, the loop would copy the payload for each handler; made for all, it hands on one pointer.
    @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @inline(never)
  func post(_ payload: borrowing Payload, to own: LanePointer?) -> Bool {
    guard depth < allowedDepth else { return false }
    depth &+= 1
    let frame = unsafe core.pushFrame()
    if let own = unsafe own {
      unsafe deliverMerging(payload, everyone, own, frame)
    } else {
      var next = unsafe everyone
      while let lane = unsafe next {
        unsafe deliver(payload, to: lane, frame)
        unsafe next = lane.pointee.next
      }
    }
    unsafe core.pop(frame)
    depth &-= 1
    if needsCare && depth == 0 { tidyUp() }
    return true
  }

  /// Calls the observers of one lane.
  @inline(__always)
  private func deliver(_ payload: borrowing Payload, to lane: LanePointer, _ frame: FramePointer) {
    let count = unsafe lane.pointee.visibleCount(before: frame.pointee.limit)
    unsafe lane.pointee.posts &+= 1
    var index = 0
    while index < count {
      let slot = unsafe lane.pointee.slot(at: index)
      index &+= unsafe call(slot, min(slot.rest, count &- index), payload, frame)
    }
  }

  /// Calls handlers one after the other, until the last or until one was cancelled by itself.
  ///
  /// - Returns: How many were called.
  @inline(__always)
  func call(
    _ slot: Slot, _ count: Int, _ payload: borrowing Payload, _ frame: FramePointer
  ) -> Int {
    let first = unsafe slot.chunk.entries.assumingMemoryBound(to: Entry<Payload>.self) + slot.offset
    var cursor = unsafe first
    unsafe frame.pointee.end = UnsafeMutableRawPointer(first + count)
    repeat {
      unsafe frame.pointee.cursor = UnsafeMutableRawPointer(cursor)
      unsafe cursor.pointee.call(payload)
      unsafe cursor += 1
    } while unsafe UnsafeMutableRawPointer(cursor) != frame.pointee.end
    if unsafe frame.pointee.retired != nil { unsafe frame.pointee.releaseRetired() }
    return unsafe cursor - first
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
    let leftCount = unsafe left.pointee.visibleCount(before: frame.pointee.limit)
    let rightCount = unsafe right.pointee.visibleCount(before: frame.pointee.limit)
    unsafe left.pointee.posts &+= 1
    unsafe right.pointee.posts &+= 1
    var leftIndex = 0
    var rightIndex = 0
    while leftIndex < leftCount || rightIndex < rightCount {
      let isLeftNext =
        unsafe rightIndex == rightCount
        || leftIndex < leftCount
          && left.pointee.mark(at: leftIndex).pointee.sequence < right.pointee.mark(at: rightIndex).pointee.sequence
      if isLeftNext {
        leftIndex += unsafe call(left.pointee.slot(at: leftIndex), 1, payload, frame)
      } else {
        rightIndex += unsafe call(right.pointee.slot(at: rightIndex), 1, payload, frame)
      }
    }
  }
}

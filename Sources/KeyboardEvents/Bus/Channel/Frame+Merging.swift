extension UnsafeMutablePointer<Frame> {
  /// Makes the post that this frame is for along two lists of lanes, as if they were one.
  #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @inline(never)
  func post<Payload>(
    _ payload: borrowing Payload, of channel: Unmanaged<AnyChannel>, along left: LanePointer, and right: LanePointer,
    _ core: CenterCore
  ) {
    unsafe begin(channel, core)
    unsafe deliver(payload, along: left, and: right)
    unsafe finish(pointee.needsCare)
  }

  /// Calls the observers of two lists of lanes by falling priority.
  @inline(__always)
  private func deliver<Payload>(_ payload: borrowing Payload, along left: LanePointer, and right: LanePointer) {
    var left = unsafe left
    var right = unsafe right
    while true {
      let difference = unsafe left.pointee.priority - right.pointee.priority
      if difference == 0 {
        unsafe deliver(payload, to: left, and: right)
      } else {
        unsafe deliver(payload, to: difference > 0 ? left : right)
      }
      let nextLeft = unsafe difference < 0 ? left : left.pointee.next
      let nextRight = unsafe difference > 0 ? right : right.pointee.next
      guard let nextLeft = unsafe nextLeft else {
        if let nextRight = unsafe nextRight { _ = unsafe deliver(payload, along: nextRight) }
        return
      }
      guard let nextRight = unsafe nextRight else {
        _ = unsafe deliver(payload, along: nextLeft)
        return
      }
      unsafe left = nextLeft
      unsafe right = nextRight
    }
  }

  /// Calls the observers of two lanes of one priority in the order of their registration.
  #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
  #endif
  @inline(never)
  private func deliver<Payload>(_ payload: borrowing Payload, to left: LanePointer, and right: LanePointer) {
    let leftCount = unsafe left.visibleCount(before: pointee.limit)
    let rightCount = unsafe right.visibleCount(before: pointee.limit)
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
        unsafe call(left.slot(at: leftIndex), payload)
        leftIndex += 1
      } else {
        unsafe call(right.slot(at: rightIndex), payload)
        rightIndex += 1
      }
    }
  }

  @inline(__always)
  private func call<Payload>(_ slot: Slot, _ payload: borrowing Payload) { unsafe call(slot.entry, 1, payload) }
}

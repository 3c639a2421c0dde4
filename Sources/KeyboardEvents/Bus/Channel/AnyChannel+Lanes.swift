extension AnyChannel {
  /// The lane of a subject, or of all, and a priority; made if it is not there.
  ///
  /// Complexity: O(1) for a given number of priorities in use.
  final func lane(of subject: Subject?, priority: Int) -> LanePointer {
    let first = unsafe firstLane(of: subject?.identity)
    var previous: LanePointer?
    var next = unsafe first
    while let lane = unsafe next, unsafe lane.pointee.priority >= priority {
      if unsafe lane.pointee.priority == priority { return unsafe lane }
      unsafe previous = lane
      unsafe next = lane.pointee.next
    }
    let lane = unsafe makeLane(of: subject, priority: priority, before: next)
    if let previous = unsafe previous {
      unsafe previous.pointee.next = lane
    } else {
      unsafe setFirstLane(lane, of: lane.pointee.subject)
    }
    return unsafe lane
  }

  /// The first lane of a subject's own observers, or nil when it has none.
  @inline(__always)
  final func firstLane(of subject: ObjectIdentifier) -> LanePointer? {
    unsafe subjects.value(of: subject.address)?.assumingMemoryBound(to: Lane.self)
  }

  private final func firstLane(of subject: ObjectIdentifier?) -> LanePointer? {
    guard let subject else { return unsafe everyone }
    return unsafe firstLane(of: subject)
  }

  private final func setFirstLane(_ lane: LanePointer?, of subject: ObjectIdentifier?) {
    guard let subject else { return unsafe everyone = lane }
    if let lane = unsafe lane {
      unsafe subjects.set(UnsafeMutableRawPointer(lane), for: subject.address)
    } else {
      unsafe subjects.remove(subject.address)
    }
  }

  private final func makeLane(of subject: Subject?, priority: Int, before next: LanePointer?) -> LanePointer {
    if subject == nil, let lane = unsafe spare {
      unsafe spare = nil
      unsafe lane.pointee.priority = priority
      unsafe lane.pointee.next = next
      return unsafe lane
    }
    let lane = LanePointer.allocate(capacity: 1)
    let chunk = makeChunk(Lane.firstCapacity)
    #if hasFeature(Embedded)
      unsafe lane.initialize(
        to: Lane(
          channel: .passUnretained(self), priority: priority, subject: subject?.identity, next: next,
          first: chunk))
    #else
      unsafe lane.initialize(
        to: Lane(
          channel: .passUnretained(self), priority: priority, subject: subject?.identity,
          anchor: subject?.object, next: next, first: chunk))
    #endif
    return unsafe lane
  }

  /// Takes a lane without observers out of its list and frees it.
  final func remove(_ lane: LanePointer) {
    let subject = unsafe lane.pointee.subject
    var previous: LanePointer?
    var next = unsafe firstLane(of: subject)
    while let current = unsafe next, unsafe current != lane {
      unsafe previous = current
      unsafe next = current.pointee.next
    }
    if let previous = unsafe previous {
      unsafe previous.pointee.next = lane.pointee.next
    } else {
      unsafe setFirstLane(lane.pointee.next, of: subject)
    }
    if unsafe spare == nil && subject == nil && lane.pointee.chunkCount == 1 {
      unsafe lane.pointee.next = nil
      unsafe spare = lane
    } else {
      unsafe free(lane)
    }
  }

  /// Frees a lane and its slots.
  final func free(_ lane: LanePointer) {
    while unsafe lane.pointee.chunkCount > 1 { unsafe removeLastChunk(of: lane) }
    unsafe free(lane.pointee.first, Lane.firstCapacity)
    unsafe lane.pointee.others?.deallocate()
    unsafe lane.deinitialize(count: 1)
    unsafe lane.deallocate()
  }

  /// Calls the function with every lane, in no promised order between subjects; it may free the lane.
  final func forEachLane(_ body: (LanePointer) -> Void) {
    unsafe forEachLane(from: everyone, body)
    unsafe forEachLane(from: spare, body)
    unsafe subjects.forEachValue { unsafe forEachLane(from: $0.assumingMemoryBound(to: Lane.self), body) }
  }

  private final func forEachLane(from first: LanePointer?, _ body: (LanePointer) -> Void) {
    var next = unsafe first
    while let lane = unsafe next {
      unsafe next = lane.pointee.next
      unsafe body(lane)
    }
  }

  /// Calls the function with every live registration, in no promised order between subjects.
  final func forEachToken(_ body: (ObservationToken) -> Void) {
    unsafe forEachLane { lane in
      for index in unsafe 0..<lane.pointee.count {
        if let token = unsafe lane.mark(at: index).pointee.token {
          unsafe token._withUnsafeGuaranteedRef { body($0) }
        }
      }
    }
  }
}

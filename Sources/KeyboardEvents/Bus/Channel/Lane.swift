/// The observers of one priority among those of one subject, or among those of all, in the order of registration.
///
/// A lane is a growing row of slots. It grows by chunks, each as long as all before it and one more, so **a slot never
/// moves while a post runs**, and a post may walk over it with a plain pointer whatever its handlers do. A cancelled
/// observer leaves a hole, which is a slot with a handler that does nothing: a post needs no test for it. Holes at the
/// end are given back at once; others when half of the slots are holes and no post runs (`AnyChannel+Tidying`).
///
/// The slots' handlers are typed and belong to ``Channel``; a lane knows only where they are.
@safe struct Lane: ~Copyable {
  /// The channel that made the lane and outlives it.
  let channel: Unmanaged<AnyChannel>
  /// The order among the lanes of one subject: higher ones come first.
  var priority: Int
  /// The subject whose posts are observed, or nil for all.
  let subject: ObjectIdentifier?
  #if !hasFeature(Embedded)
    /// Keeps the subject's address from being given to another object, without keeping the subject.
    unowned(safe) let anchor: AnyObject?
  #endif
  /// The lane of the next lower priority.
  var next: UnsafeMutablePointer<Lane>? { didSet { straighten() } }
  /// The next one in the list of lanes that have something to tidy up after the running posts.
  var nextUntidy: UnsafeMutablePointer<Lane>?
  /// Whether the lane is in that list.
  var isUntidy = false

  /// How many slots are in use, holes included.
  var count = 0 { didSet { straighten() } }
  /// Where the handlers end if a post has nothing to do but to call them one after the other, or nil.
  ///
  /// So it is when there are some, all in the first chunk, and no lane follows. It follows from the rest, and is kept
  /// because a post to one observer would take a tenth longer to find it out.
  private(set) var straightEnd: UnsafeMutableRawPointer?
  /// How many of them are holes.
  var holes = 0
  /// The sequence number of the latest observer that was added.
  var newest = 0
  /// How many posts have come this way; an observer's deliveries are the difference to when it was added.
  var posts: UInt32 = 0

  /// The chunks: the first one, and room for pointers to the others once there is a second.
  var first: Chunk
  var others: UnsafeMutablePointer<Chunk>?
  var chunkCount = 1

  @inline(__always)
  private mutating func straighten() {
    let isStraight = unsafe next == nil && count > 0 && count <= Self.firstCapacity
    unsafe straightEnd = isStraight ? first.entries + count &* Self.stride : nil
  }
}

/// A pointer to a lane, which lives until its channel tidies it away.
typealias LanePointer = UnsafeMutablePointer<Lane>

/// A run of slots: their typed handlers, and a mark for each.
@safe struct Chunk {
  /// The handlers, as `Entry` of the channel's payload.
  var entries: UnsafeMutableRawPointer
  /// What is known about each.
  var marks: UnsafeMutablePointer<Mark>
}

/// What a lane knows about one of its slots.
@safe struct Mark {
  /// The registration in the slot, or nil for a hole; the token takes itself out before it goes.
  var token: Unmanaged<ObservationToken>?
  /// A number that grows with each registration at the centre: the order across lanes.
  var sequence: Int
}

/// Where a slot lies.
@safe struct Slot {
  var chunk: Chunk
  /// The place in the chunk.
  var offset: Int

  /// The place of the handler.
  @inline(__always)
  var entry: UnsafeMutableRawPointer { unsafe chunk.entries + offset &* Lane.stride }
}

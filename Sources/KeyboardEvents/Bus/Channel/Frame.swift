/// One running post.
///
/// It is how whatever a handler does reaches the loop that called it: a cancelled handler that runs right now is put
/// into `retired`, and `end` is drawn in, so that the loop stops when the handler returns and can let go of it.
///
/// The frames of a centre are a list that is made once and used again and again: a post takes the next deeper one.
@safe struct Frame {
  /// The entry whose handler runs.
  var cursor: UnsafeMutableRawPointer
  /// Where the loop stops.
  var end: UnsafeMutableRawPointer
  /// Where it would stop, had `end` not been drawn in.
  private var last: UnsafeMutableRawPointer
  /// The handler that was cancelled while this post runs it.
  var retired: RetiredHandler?
  /// Observers with this sequence number or a higher one are not called: they were added since the post began.
  var limit = 0
  /// How many posts run when this one does, itself included.
  let depth: Int
  /// The post from inside whose handler this one was made.
  let shallower: FramePointer?
  /// The frame for a post from inside a handler of this one; nil when there was none yet, or when there may be none.
  var deeper: FramePointer?
  /// The same, once there was one, whether it may be used or not.
  var made: FramePointer?
}

/// A pointer to a frame, which lives as long as the centre's core.
typealias FramePointer = UnsafeMutablePointer<Frame>

extension Frame {
  /// Creates the frame that will lie at the place.
  init(depth: Int, after shallower: FramePointer?, at place: FramePointer) {
    // Nothing runs yet: any address that no entry has will do.
    unsafe cursor = UnsafeMutableRawPointer(place)
    unsafe end = cursor
    unsafe last = cursor
    self.depth = depth
    unsafe self.shallower = shallower
  }

  /// Takes over the handler that runs right now, and has the loop stop after it.
  mutating func retire(_ handler: RetiredHandler, next: UnsafeMutableRawPointer) {
    retired = handler
    unsafe last = end
    unsafe end = next
  }

  /// Lets go of it, and has the loop go on.
  @inline(never)
  mutating func releaseRetired() {
    unsafe end = last
    // Out of the frame first: freeing it may run any code.
    let handler = retired
    retired = nil
    withExtendedLifetime(handler) {}
  }
}

extension CenterCore {
  /// The frame for the next post, or nil, and reported, when it is nested too deep.
  @inline(__always)
  func nextFrame(at place: SourcePlace, about name: Label) -> FramePointer? {
    if let frame = unsafe frame.pointee.deeper { return unsafe frame }
    return unsafe makeFrame(at: place, about: name)
  }

  /// Begins a post.
  @inline(__always)
  func push(_ frame: FramePointer) {
    unsafe frame.pointee.limit = sequence
    unsafe self.frame = frame
  }

  /// Ends the innermost post.
  @inline(__always)
  func pop(_ frame: FramePointer) {
    // Only the frame in which no post runs has none that is shallower.
    unsafe self.frame = frame.pointee.shallower.unsafelyUnwrapped
  }

  @inline(never)
  private func makeFrame(at place: SourcePlace, about name: Label) -> FramePointer? {
    if isLooping { return nil }
    if unsafe frame.pointee.depth == depthLimit {
      refuseNestedPosts()
      report(.tooDeep, at: place, about: name)
      return nil
    }
    let new = FramePointer.allocate(capacity: 1)
    unsafe new.initialize(
      to: Frame(depth: frame.pointee.depth + 1, after: frame, at: new))
    unsafe frame.pointee.deeper = new
    unsafe frame.pointee.made = new
    return unsafe new
  }

  /// Refuses nested posts until the outermost one returns.
  ///
  /// Just refusing what is deeper than the limit would not do: with two handlers in the loop, every level tries again
  /// once for each, 2ⁿ times in all.
  private func refuseNestedPosts() {
    isLooping = true
    unsafe needsCare = true
    var next: FramePointer? = unsafe frame
    while let frame = unsafe next, unsafe frame.pointee.depth > 0 {
      unsafe frame.pointee.deeper = nil
      unsafe next = frame.pointee.shallower
    }
  }

  /// The outermost post that runs the handler at an address right now, or nil.
  @inline(__always)
  func frameRunning(_ entry: UnsafeMutableRawPointer) -> FramePointer? {
    var found: FramePointer?
    var next: FramePointer? = unsafe frame
    while let frame = unsafe next {
      if unsafe frame.pointee.cursor == entry { unsafe found = frame }
      unsafe next = frame.pointee.shallower
    }
    return unsafe found
  }

  /// Does what had to wait for the outermost post to return.
  func settle() {
    guard unsafe frame.pointee.depth == 0 else { return }
    unsafe needsCare = false
    isLooping = false
    unsafe forEachFrame { unsafe $0.pointee.deeper = $0.pointee.made }
  }

  /// Calls the function with the frame of the innermost post and all deeper ones; it may free them.
  func forEachFrame(_ body: (FramePointer) -> Void) {
    var next: FramePointer? = unsafe frame
    while let frame = unsafe next {
      unsafe next = frame.pointee.made
      unsafe body(frame)
    }
  }
}

/// One running post.
///
/// It is how whatever a handler does reaches the loop that called it: a cancelled handler that runs right now is put
/// into `retired`, and `end` is drawn in, so that the loop stops when the handler returns and can let go of it.
///
/// The frames of a centre are a list that is made once and used again and again: a post takes the next deeper one.
@safe struct Frame {
  /// The entry whose handler runs.
  var cursor: UnsafeMutableRawPointer?
  /// Where the loop stops.
  var end: UnsafeMutableRawPointer?
  /// The handler that was cancelled while this post runs it.
  var retired: RetiredHandler?
  /// Observers with this sequence number or a higher one are not called: they were added since the post began.
  var limit = 0
  /// The post from inside whose handler this one was made.
  let shallower: FramePointer?
  /// The frame of a post from inside a handler of this one, once there was one.
  var deeper: FramePointer?
}

/// A pointer to a frame, which lives as long as the centre's core.
typealias FramePointer = UnsafeMutablePointer<Frame>

extension Frame {
  /// Takes over the handler that runs right now, and has the loop stop after it.
  mutating func retire(_ handler: RetiredHandler, next: UnsafeMutableRawPointer) {
    retired = handler
    unsafe end = next
  }

  /// Lets go of it.
  @inline(never)
  mutating func releaseRetired() {
    // Out of the frame first: freeing it may run any code.
    let handler = retired
    retired = nil
    withExtendedLifetime(handler) {}
  }
}

extension CenterCore {
  /// Begins a post.
  @inline(__always)
  func pushFrame() -> FramePointer {
    let frame = if let known = unsafe frame.pointee.deeper { unsafe known } else { unsafe makeFrame() }
    unsafe frame.pointee.limit = sequence
    unsafe self.frame = frame
    return unsafe frame
  }

  /// Ends the innermost post.
  @inline(__always)
  func pop(_ frame: FramePointer) {
    // Only the outermost frame has none, and no post runs in that one.
    unsafe self.frame = frame.pointee.shallower.unsafelyUnwrapped
  }

  @inline(never)
  private func makeFrame() -> FramePointer {
    let new = FramePointer.allocate(capacity: 1)
    unsafe new.initialize(to: Frame(shallower: frame))
    unsafe frame.pointee.deeper = new
    return unsafe new
  }
}

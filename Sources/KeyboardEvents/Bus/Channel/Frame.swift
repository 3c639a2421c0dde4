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
  /// Whether there is something to do beyond calling handlers.
  var needsCare = false
  /// The handler that was cancelled while this post runs it.
  private var retired: RetiredHandler?
  /// Observers with this sequence number or a higher one are not called: they were added since the post began.
  var limit = 0
  /// The address of the channel whose observers are called; the channel outlives the post.
  var channel: UnsafeMutableRawPointer
  /// The core that the frame belongs to and that frees it.
  let core: Unmanaged<CenterCore>
  /// How many posts run when this one does, itself included.
  let depth: Int
  /// The post from inside whose handler this one was made; nil in the frame that is nobody's.
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
  init(depth: Int, after shallower: FramePointer?, at place: FramePointer, of core: CenterCore) {
    // Nothing runs yet: any address that no entry and no channel has will do.
    unsafe cursor = UnsafeMutableRawPointer(place)
    unsafe channel = cursor
    unsafe end = cursor
    unsafe last = cursor
    unsafe self.core = .passUnretained(core)
    self.depth = depth
    unsafe self.shallower = shallower
  }

  /// Takes over the handler that runs right now, and has the loop stop after it.
  mutating func retire(_ handler: RetiredHandler) {
    retired = handler
    needsCare = true
    unsafe last = end
    unsafe end = cursor + Lane.stride
  }

  /// Lets go of a handler that was cancelled while it ran, if any, and has the loop go on.
  @inline(never)
  mutating func releaseRetired() {
    guard let handler = retired else { return }
    unsafe end = last
    // Out of the frame first: freeing it may run any code.
    retired = nil
    withExtendedLifetime(handler) {}
  }
}

extension UnsafeMutablePointer<Frame> {
  /// Begins a post.
  @inline(__always)
  func begin(_ channel: Unmanaged<AnyChannel>, _ core: CenterCore) {
    unsafe pointee.limit = core.sequence
    unsafe pointee.channel = channel.toOpaque()
    unsafe core.frame = self
  }

  /// Ends the innermost post.
  @inline(__always)
  func finish(_ needsCare: Bool) {
    // Only the frame that is nobody's has none that is shallower.
    unsafe pointee.core._withUnsafeGuaranteedRef { unsafe $0.frame = pointee.shallower.unsafelyUnwrapped }
    if needsCare { unsafe settle() }
  }

  /// Does what had to wait for the post to return.
  @inline(never)
  private func settle() {
    unsafe pointee.needsCare = false
    unsafe Unmanaged<AnyChannel>.fromOpaque(pointee.channel)._withUnsafeGuaranteedRef { $0.settle() }
    unsafe pointee.core._withUnsafeGuaranteedRef { $0.settle() }
  }
}

/// One running post, on the stack of its caller.
///
/// It is how whatever a handler does reaches the loop that called it: a cancelled handler that runs right now is put
/// into `retired`, and `end` is drawn in, so that the loop stops when the handler returns and can let go of it.
@safe struct Frame {
  /// The entry whose handler runs.
  var cursor: UnsafeMutableRawPointer?
  /// Where the loop stops.
  var end: UnsafeMutableRawPointer?
  /// The handler that was cancelled while this post runs it. Unmanaged, so that a frame has nothing to destroy.
  var retired: Unmanaged<RetiredHandler>?
  /// The post from inside whose handlers this one was made.
  let previous: UnsafeMutablePointer<Frame>?
  /// Observers with this sequence number or a higher one are not called: they were added since the post began.
  let limit: Int
}

extension Frame {
  /// Takes over the handler that runs right now, and has the loop stop after it.
  mutating func retire(_ handler: RetiredHandler, next: UnsafeMutableRawPointer) {
    unsafe retired = .passRetained(handler)
    unsafe end = next
  }

  /// Lets go of it.
  @inline(never)
  mutating func releaseRetired() {
    let handler = unsafe retired
    unsafe retired = nil
    unsafe handler?.release()
  }
}

extension CenterCore {
  /// The frame for the next post, or nil, and reported, when it is nested too deep.
  @inline(__always)
  func nextFrame(at place: SourcePlace, about name: Label) -> FramePointer? {
    if let frame = unsafe frame.pointee.deeper { return unsafe frame }
    return unsafe makeFrame(at: place, about: name)
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
    unsafe new.initialize(to: Frame(depth: frame.pointee.depth + 1, after: frame, at: new, of: self))
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
    var next = unsafe frame
    while let shallower = unsafe next.pointee.shallower {
      unsafe next.pointee.deeper = nil
      unsafe next.pointee.needsCare = true
      unsafe next = shallower
    }
  }

  /// Does what had to wait for the outermost post to return.
  func settle() {
    guard isLooping, unsafe frame.pointee.shallower == nil else { return }
    isLooping = false
    unsafe forEachFrame { unsafe $0.pointee.deeper = $0.pointee.made }
  }

  /// The outermost running post of a channel, and the outermost one that runs the handler at an address right now.
  @inline(__always)
  func running(
    _ channel: AnyChannel, _ entry: UnsafeMutableRawPointer? = nil
  ) -> (post: FramePointer?, handler: FramePointer?) {
    let address = unsafe Unmanaged.passUnretained(channel).toOpaque()
    var found: (post: FramePointer?, handler: FramePointer?)
    var next = unsafe frame
    while let shallower = unsafe next.pointee.shallower {
      if unsafe next.pointee.channel == address {
        unsafe found.post = next
        if unsafe next.pointee.cursor == entry { unsafe found.handler = next }
      }
      unsafe next = shallower
    }
    return unsafe found
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

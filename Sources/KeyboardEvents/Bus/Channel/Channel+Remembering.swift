extension Channel {
  /// Keeps what is posted for observers that come later.
  @inline(never)
  func remember(_ payload: borrowing Payload, of subject: Subject?) {
    if let subject { memory.remember(copy payload, of: subject) }
    if let last = unsafe last { return unsafe last.replace(with: payload) }
    let place = UnsafeMutablePointer<Payload>.allocate(capacity: 1)
    unsafe place.initialize(to: copy payload)
    unsafe last = place
  }

  /// What was posted last about the subject, or at all when there is none.
  func recall(of subject: Subject?) -> Payload? {
    guard let subject else { return unsafe last?.pointee }
    return memory.recall(of: subject)
  }

  /// Forgets all that.
  func forgetLast() {
    memory = ReplayMemory()
    guard let place = unsafe last else { return }
    unsafe last = nil
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }
}

extension Unmanaged<AnyChannel> {
  /// The same; for what was posted before and is about no subject, without a retain and a release of the channel.
  @inline(__always)
  func remember<Payload>(_ payload: borrowing Payload, of subject: Subject?) {
    let last = unsafe _withUnsafeGuaranteedRef { unsafe unsafeDowncast($0, to: Channel<Payload>.self).last }
    if subject == nil, let last = unsafe last { return unsafe last.replace(with: payload) }
    unsafe unsafeDowncast(takeUnretainedValue(), to: Channel<Payload>.self).remember(payload, of: subject)
  }
}

extension UnsafeMutablePointer {
  /// Puts a payload in the place of another, which is let go of only then: that may run any code, which finds the new one.
  @inline(__always)
  func replace(with payload: borrowing Pointee) {
    let old = unsafe move()
    unsafe initialize(to: copy payload)
    withExtendedLifetime(old) {}
  }
}

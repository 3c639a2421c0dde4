/// The limit: a row of closures, called one after the other, and nothing else.
///
/// The closures lie in noncopyable structs, as a loop over an array of closures retains and releases each one.
@safe struct BareLoop: ~Copyable {
  private struct Entry: ~Copyable {
    let handler: (borrowing Transition) -> Void

    @inline(__always)
    borrowing func call(_ payload: borrowing Transition) { handler(payload) }
  }

  private let entries: UnsafeMutablePointer<Entry>
  private let count: Int

  init(_ count: Int) {
    unsafe entries = .allocate(capacity: count)
    self.count = count
    let results = results
    for index in 0..<count {
      switch index & 3 {
      case 0: unsafe (entries + index).initialize(to: Entry { results[0] = $0.sequence &+ 1 })
      case 1: unsafe (entries + index).initialize(to: Entry { results[1] = $0.sequence &- 2 })
      case 2: unsafe (entries + index).initialize(to: Entry { results[2] = $0.sequence ^ 3 })
      default: unsafe (entries + index).initialize(to: Entry { results[3] = $0.sequence | 4 })
      }
    }
  }

  deinit {
    unsafe entries.deinitialize(count: count)
    unsafe entries.deallocate()
  }

  @inline(never)
  func post(_ payload: borrowing Transition) {
    for index in 0..<count { unsafe entries[index].call(payload) }
  }
}

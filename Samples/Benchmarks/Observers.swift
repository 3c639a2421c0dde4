import KeyboardEvents

/// Where the handlers write: one store is as little as a handler can do.
///
/// Nobody reads it, and all benchmarks run on one thread.
@safe struct Results: @unchecked Sendable {
  private let values: UnsafeMutablePointer<Int>

  init() { unsafe values = .allocate(capacity: 4) }

  @inline(__always)
  subscript(index: Int) -> Int {
    get { unsafe values[index] }
    nonmutating set { unsafe values[index] = newValue }
  }
}

/// Freed with the process.
let results = Results()

/// Observers with four different handlers in turn, so that a processor cannot guess the target of every call.
extension ObserverCenter {
  @inline(never)
  func addWriter(_ index: Int, for name: EventName<Transition> = .moved) -> ObservationToken {
    let results = results
    switch index & 3 {
    case 0: return addObserver(for: name) { results[0] = $0.sequence &+ 1 }
    case 1: return addObserver(for: name) { results[1] = $0.sequence &- 2 }
    case 2: return addObserver(for: name) { results[2] = $0.sequence ^ 3 }
    default: return addObserver(for: name) { results[3] = $0.sequence | 4 }
    }
  }

  @inline(never)
  func addWriter(of subject: Subject) -> ObservationToken {
    let results = results
    return addObserver(of: subject, for: .moved) { results[0] = $0.sequence &+ 5 }
  }

  @inline(never)
  func addWriter(owner: Owner) -> ObservationToken {
    let results = results
    return addObserver(owner: owner, for: .moved) { results[0] = $1.sequence &+ 6 }
  }

  /// Registers a number of them.
  func addWriters(_ count: Int) -> [ObservationToken] { (0..<count).map { addWriter($0) } }
}

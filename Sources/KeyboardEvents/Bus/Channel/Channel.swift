/// One handler in its slot.
///
/// It cannot be copied, and is called through a borrowing method: that is what spares each delivery a retain and a
/// release of the handler, which together take several times as long as the call.
struct Entry<Payload>: ~Copyable {
  let handler: (borrowing Payload) -> Void

  @inline(__always)
  borrowing func call(_ payload: borrowing Payload) { handler(payload) }
}

/// A handler on its way out, to be freed when nothing needs it any more.
class RetiredHandler {}

/// The same, with its payload.
private final class TypedRetiredHandler<Payload>: RetiredHandler {
  private let handler: (borrowing Payload) -> Void

  init(_ handler: @escaping (borrowing Payload) -> Void) { self.handler = handler }
}

/// All registrations under one name.
///
/// Slots are always filled: an unused one and a hole hold `nothing`. So a slot is only ever assigned to, which needs no
/// metadata of `Entry<Payload>` at run time; initializing and moving would look it up each time, at several times the
/// cost of a registration.
@safe final class Channel<Payload>: AnyChannel {
  private let nothing: (borrowing Payload) -> Void = { _ in }

  /// What was posted last, for observers that ask; kept for replaying names only.
  @exclusivity(unchecked) var last: UnsafeMutablePointer<Payload>?
  /// The same for each subject.
  var memory = ReplayMemory<Payload>()

  init(name: Label, core: CenterCore, firstPlace: SourcePlace? = nil) {
    super.init(name: name, payloadType: PayloadType(Payload.self), core: core, firstPlace: firstPlace)
  }

  // Here and not in the superclass, as freeing a handler takes what this class knows.
  deinit {
    endAll()
    freeLanes()
    unsafe last?.deinitialize(count: 1)
    unsafe last?.deallocate()
  }

  @inline(__always)
  private func entry(of slot: Slot) -> UnsafeMutablePointer<Entry<Payload>> {
    unsafe slot.entry.assumingMemoryBound(to: Entry<Payload>.self)
  }

  /// Registers a handler at the end of a lane.
  @inline(__always)
  func install(
    _ handler: consuming @escaping (borrowing Payload) -> Void, _ token: ObservationToken, in lane: LanePointer
  ) {
    let slot = unsafe append(token, to: lane)
    unsafe entry(of: slot).pointee = Entry(handler: handler)
  }

  override func makeEntries(_ capacity: Int) -> UnsafeMutableRawPointer {
    let entries = UnsafeMutablePointer<Entry<Payload>>.allocate(capacity: capacity)
    for index in 0..<capacity { unsafe (entries + index).initialize(to: Entry(handler: nothing)) }
    return UnsafeMutableRawPointer(entries)
  }

  override func freeEntries(_ entries: UnsafeMutableRawPointer, _ capacity: Int) {
    let entries = unsafe entries.assumingMemoryBound(to: Entry<Payload>.self)
    unsafe entries.deinitialize(count: capacity)
    unsafe entries.deallocate()
  }

  override func clear(_ slot: Slot) { _ = replace(slot) }

  override func take(_ slot: Slot) -> RetiredHandler { TypedRetiredHandler(replace(slot)) }

  /// Puts a handler that does nothing in the place of the one in the slot, and returns that.
  ///
  /// Just assigning would free the old one while it is still in the slot, and that may run any code.
  @inline(__always)
  private func replace(_ slot: Slot) -> (borrowing Payload) -> Void {
    let entry = unsafe entry(of: slot)
    let handler = unsafe entry.pointee.handler
    unsafe entry.pointee = Entry(handler: nothing)
    return handler
  }

  override func move(_ source: Slot, to target: Slot) {
    unsafe entry(of: target).pointee = Entry(handler: entry(of: source).pointee.handler)
    clear(source)
  }
}

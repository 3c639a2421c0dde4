extension AnyChannel {
  /// Ends every registration and frees the handlers; those that run, as soon as they return.
  final func endAll() {
    // First all tokens, then all handlers: freeing a handler may run any code, which then finds nothing to cancel.
    var slots: [Slot] = []
    unsafe forEachLane { lane in
      for index in unsafe 0..<lane.pointee.count {
        let slot = unsafe lane.slot(at: index)
        guard let token = unsafe slot.chunk.marks[slot.offset].token else { continue }
        unsafe slot.chunk.marks[slot.offset].token = nil
        unsafe lane.pointee.holes += 1
        unsafe token._withUnsafeGuaranteedRef { $0.end(as: .ended) }
        slots.append(slot)
      }
      if let post = unsafe core.running(self).post { unsafe scheduleTidying(of: lane, after: post) }
    }
    unsafe claims = [:]
    for slot in slots { unsafe release(slot, from: core.running(self, slot.entry).handler) }
  }

  /// Frees all lanes, once nobody is registered any more.
  final func freeLanes() { unsafe forEachLane { unsafe free($0) } }
}

/// Something that knows when a real keyboard moves, and tells an emitter.
///
/// A host conforms: it listens to its system between ``start(_:)`` and ``stop()`` and calls the emitter.
public protocol KeyboardSource: AnyObject {
  /// Begins to tell the emitter what the keyboard does; a second call without ``stop()`` changes nothing.
  func start(_ emitter: KeyboardEmitter)
  /// Ends that; without ``start(_:)`` before, it does nothing.
  func stop()
}

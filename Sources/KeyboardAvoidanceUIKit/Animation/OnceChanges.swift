#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// Changes that are carried out once, by whoever asks first, and let go of then.
  ///
  /// UIKit may keep an animation block for as long as it likes. It keeps this, and not the changes, which must not
  /// outlive the call that they were handed over in.
  @MainActor
  final class OnceChanges {
    private var changes: (() -> Void)?

    init(_ changes: @escaping () -> Void) { self.changes = changes }

    func carryOut() {
      let changes = changes
      self.changes = nil
      changes?()
    }
  }
#endif

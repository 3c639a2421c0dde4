/// What a centre shares with its channels and its tokens, which may outlive it.
///
/// Here and in the other classes of the bus, single words are exempt from checks of exclusive access: each use of one is
/// over before any other code runs. The compiler finds that out by itself until a client optimizes across modules.
@safe final class CenterCore {
  /// Where lifecycle issues are reported.
  let diagnostics: Diagnostics
  /// How many posts may run inside each other.
  let depthLimit: Int
  /// A number that grows with each registration, and with each that ends.
  @exclusivity(unchecked) var sequence = 1
  /// Whether the centre takes no more registrations.
  @exclusivity(unchecked) var hasEnded = false
  /// Whether posts nested too deep were found, and none of them has returned to the outermost yet.
  var isLooping = false
  /// The frame of the innermost running post; when none runs, one that is nobody's.
  @exclusivity(unchecked) var frame: FramePointer

  init(diagnostics: Diagnostics, depthLimit: Int) {
    self.diagnostics = diagnostics
    self.depthLimit = depthLimit
    unsafe frame = .allocate(capacity: 1)
    unsafe frame.initialize(to: Frame(depth: 0, after: nil, at: frame, of: self))
  }

  deinit {
    unsafe forEachFrame { frame in
      unsafe frame.deinitialize(count: 1)
      unsafe frame.deallocate()
    }
  }

  /// Reports an issue.
  func report(_ kind: LifecycleIssue.Kind, at place: SourcePlace, about name: Label, with related: SourcePlace? = nil) {
    diagnostics.report(LifecycleIssue(kind, at: place, about: name.text, related: related))
  }
}

/// Why a payload was refused; nothing was posted then.
public enum KeyboardPayloadError: Error, Hashable, Sendable {
  /// The end frame has a number that is infinite or not a number.
  case endFrameIsNotFinite(Rect)
  /// The end frame has a width or a height below 0.
  case endFrameHasNegativeSize(Rect)
}

extension KeyboardTransition {
  /// The payload without what cannot be used, or the reason why nothing is left of it.
  ///
  /// The end frame decides where the keyboard is, so an unusable one is an error. In a hide it decides nothing: hosts
  /// send the null rectangle there, and the keyboard leaves all the same; it is taken out. So are an unusable begin frame
  /// and a duration that is not a number of seconds, from which nothing is computed that could not do without.
  func usable(in event: KeyboardEvent) throws(KeyboardPayloadError) -> KeyboardTransition {
    var usable = self
    if beginFrame?.isUsable == false { usable.beginFrame = nil }
    if let animationDuration, !(animationDuration.isFinite && animationDuration >= 0) { usable.animationDuration = nil }
    if let endFrame, !endFrame.isUsable {
      guard event.announcement == .willHide else {
        throw endFrame.isFinite ? .endFrameHasNegativeSize(endFrame) : .endFrameIsNotFinite(endFrame)
      }
      usable.endFrame = nil
    }
    return usable
  }

  /// Whether every number in the payload can be used.
  var isUsable: Bool {
    beginFrame?.isUsable != false && endFrame?.isUsable != false
      && animationDuration.map { $0.isFinite && $0 >= 0 } != false
  }
}

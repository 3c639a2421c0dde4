// snippet: user-info
public import KeyboardEvents

extension UserInfo {
  /// The height of the strip of suggestions that an input method draws above the keyboard's frame, in points.
  ///
  /// A source tells it with `show(to:userInfo:)` or in the payload that it posts; nil is a source that says nothing.
  public var candidateStripHeight: Double? {
    get { self[CandidateStripKey.self] }
    set { self[CandidateStripKey.self] = newValue }
  }
}

extension KeyboardTransition {
  /// The height of the strip of suggestions above the keyboard's end frame, in points; nil where nobody tells.
  public var candidateStripHeight: Double? {
    get { userInfo.candidateStripHeight }
    set { userInfo.candidateStripHeight = newValue }
  }
}

/// Private, so that the accessors are the only doors to the value.
private enum CandidateStripKey: UserInfoKey {
  typealias Value = Double
  static var name: String { "org.example.candidateStripHeight" }
}
// end

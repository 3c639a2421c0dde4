public import KeyboardEvents

/// A motion that an attachment has handed to the animator, and that is over.
public struct AvoidanceMotion: Hashable, Sendable {
  /// Which attachment moved things, by the number that it bears in its avoider.
  public var attachment: Int
  /// Where it was attached.
  public var place: SourcePlace
  /// How things moved.
  public var motion: KeyboardMotion
  /// Whether everything came to where it was going, as the animator says; false where another change of the attachment
  /// took over before, or the attachment gave everything back.
  public var isFinished: Bool
}

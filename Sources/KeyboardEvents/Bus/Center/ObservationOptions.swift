/// What an observer asks for beyond being called on every post.
public struct ObservationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The observer is cancelled as its first delivery begins, so a post from inside its handler does not reach it.
  public static var once: ObservationOptions { ObservationOptions(rawValue: 1) }

  /// The observer is handed the last payload while it registers, if the name replays and something was posted.
  ///
  /// That delivery counts: with ``once`` it is the only one.
  public static var replaysLast: ObservationOptions { ObservationOptions(rawValue: 2) }
}

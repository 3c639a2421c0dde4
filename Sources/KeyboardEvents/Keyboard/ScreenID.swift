/// A screen, by a number that the host chooses.
public struct ScreenID: RawRepresentable, Hashable, Sendable {
  /// The host's number.
  public var rawValue: Int

  /// Creates an identifier from the host's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The screen that an event means when it names none.
  public static var main: ScreenID { ScreenID(rawValue: 0) }
}

/// Where a region is brought to once it has to move.
public struct RevealAlignment: Hashable, Sendable {
  let place: Place

  enum Place: Hashable, Sendable {
    case nearest
    case center
    case top
    case fraction(Double)
  }

  /// The nearest place where it is in sight.
  public static var nearest: RevealAlignment { RevealAlignment(place: .nearest) }

  /// Its middle at the middle of the room.
  public static var center: RevealAlignment { RevealAlignment(place: .center) }

  /// Its top at the room's top, by the padding below it: the larger of what is wanted above and below it.
  public static var top: RevealAlignment { RevealAlignment(place: .top) }

  /// Part of the way from the highest place where it is in sight with its padding, at 0, to the lowest, at 1.
  ///
  /// A region that comes from below is brought to 1 by ``nearest``, and one from above to 0; without padding ``center`` is
  /// a half. A fraction that is not a number from 0 to 1 is a programming error.
  public static func fraction(_ fraction: Double) -> RevealAlignment {
    precondition(fraction >= 0 && fraction <= 1, "An alignment is a fraction from 0, the room's top, to 1, its bottom.")
    return RevealAlignment(place: .fraction(fraction))
  }
}

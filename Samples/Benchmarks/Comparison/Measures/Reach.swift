#if canImport(Glibc)
  import Glibc
#endif

/// What avoidance could do for a field at best: the most that can be shown of it, and the least movement that shows it.
///
/// Unknown are the ways `p[k]` that the field goes up relative to the window's fixed things: `p[k]` by the scroll views
/// up to the k-th, `d` by all of them and the lift of the root. Everything asked of them is that one differs from
/// another by at most a number: a scroll view moves within its range, the root is never below its place, and of a
/// height `v` of the field each clip's lower end is `v` below every other's upper one. Such a system is solved by
/// shortest paths (Bellman 1958): it has a solution where no cycle is negative, and the extremes of `d` are distances.
struct Reach {
  /// The most of the field that can be seen at once, in points.
  let visibleHeight: Double
  /// The ways up, in points and negative downward, between which nobody would call a movement needless: staying, the
  /// least way that shows as much as can be shown, giving back a lift, and all between them.
  ///
  /// Scroll views that go against each other do not count: what takes the field down in one to bring it up in another
  /// is nobody's idea of the shortest way. Where nothing else shows as much, or nothing can be shown at all, there is
  /// no such way, and no movement is needless.
  let lowest: Double
  let highest: Double

  init(_ sight: FieldSight) {
    visibleHeight = Self.most(of: sight)
    // Nothing can be shown: where an inset takes all of a view's height, say. Then every way shows as much.
    guard visibleHeight > 0.01 else {
      (lowest, highest) = (-.infinity, .infinity)
      return
    }
    // No more than that is asked of the ways, as sums of fractions are off by a little.
    let height = max(0, visibleHeight - 0.002)
    let all = (lowest: -Double.infinity, highest: Double.infinity)
    var ways = [Self.plainWays(of: sight, showing: height) ?? all]
    let resting = Self.plainWays(of: sight.resting, showing: height) ?? all
    ways.append((resting.lowest - sight.lift, resting.highest - sight.lift))
    // Content that stands out of its range may stay, but where it is moved at all it goes back into that.
    if sight.missingHeight(of: visibleHeight) > 0, let returning = Self.plainWays(of: sight.inRange, showing: height) {
      ways.append(returning)
    }
    highest = ways.reduce(-.infinity) { max($0, $1.highest) }
    lowest = ways.reduce(.infinity) { min($0, $1.lowest) }
  }

  /// The ways on which everything moves to the same side; nil where none shows as much.
  private static func plainWays(of sight: FieldSight, showing height: Double) -> (lowest: Double, highest: Double)? {
    let up = extremes(of: sight.goingUp, showing: height)?.least
    let down = extremes(of: sight.goingDown, showing: height)?.greatest
    if up == nil, down == nil { return nil }
    // What must go back may take the field along, even where the rest goes the other way.
    return (min(0, down ?? 0, up ?? 0), max(0, up ?? 0))
  }

  /// The most that can be seen at once, to a thousandth of a point.
  private static func most(of sight: FieldSight) -> Double {
    let full = sight.field.height
    if extremes(of: sight, showing: full) != nil { return full }
    var (possible, impossible) = (0.0, full)
    while impossible - possible > 0.001 {
      let middle = (possible + impossible) / 2
      if extremes(of: sight, showing: middle) == nil { impossible = middle } else { possible = middle }
    }
    return possible
  }

  /// The extremes of the way up while a height of the field is seen, or nil where it cannot be.
  private static func extremes(of sight: FieldSight, showing height: Double) -> (least: Double, greatest: Double)? {
    let spans = [sight.field] + sight.clips.map { $0.span } + [sight.room]
    let count = spans.count
    let last = count - 1
    // `bounds[i][j]` is the most by which the j-th way may exceed the i-th; the field itself is the 0-th, and stands.
    var bounds = [[Double]](repeating: [Double](repeating: .infinity, count: count), count: count)
    for index in 0..<count { bounds[index][index] = 0 }
    for (index, clip) in sight.clips.enumerated() {
      bounds[index][index + 1] = clip.upward
      bounds[index + 1][index] = -clip.downward
    }
    bounds[last][last - 1] = min(bounds[last][last - 1], sight.lift)
    if !sight.mayLift { bounds[last - 1][last] = 0 }
    for (upper, span) in spans.enumerated() {
      for (lower, other) in spans.enumerated() {
        // `span.bottom + way[upper] - other.top - way[lower] >= height`
        bounds[upper][lower] = min(bounds[upper][lower], span.bottom - other.top - height)
      }
    }
    for middle in 0..<count {
      for first in 0..<count {
        for second in 0..<count {
          bounds[first][second] = min(bounds[first][second], bounds[first][middle] + bounds[middle][second])
        }
      }
    }
    // Sums of fractions are off by a little.
    guard (0..<count).allSatisfy({ bounds[$0][$0] >= -1e-6 }) else { return nil }
    return (-bounds[last][0], bounds[0][last])
  }
}

extension Reach {
  /// What could be done at best by whoever has brought a field from one place to another: with the room that hosts gave
  /// by themselves before, and with the room that they give after, as that hangs on where views stand.
  static func reaches(from place: FieldPlace, to newPlace: FieldPlace, above keyboardTop: Double?) -> [Reach] {
    let reach = Reach(place.sight(above: keyboardTop))
    let given = zip(place.scrolls, newPlace.scrolls).allSatisfy { $0.scroll.hostInset == $1.scroll.hostInset }
    return given ? [reach] : [reach, Reach(place.withHostInsets(of: newPlace).sight(above: keyboardTop))]
  }

  /// How far a way up, in points, is beyond those; what nobody could see is nothing.
  func needlessPart(of way: Double) -> Double {
    let part = max(way - highest, lowest - way)
    return part > 0.01 ? part : 0
  }
}

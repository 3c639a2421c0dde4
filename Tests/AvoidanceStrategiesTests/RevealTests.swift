import AvoidanceStrategies
import KeyboardEvents
import Testing

@Suite struct RevealTests {
  /// From 0 to 300 and from 100 to 500.
  private let room = Rect(x: 0, y: 100, width: 300, height: 400)

  private func vertical(
    _ top: Double, _ bottom: Double, distance: Double = 0, _ alignment: RevealAlignment = .nearest
  ) -> Double {
    let region = Rect(x: 10, y: top, width: 50, height: bottom - top)
    let displacement = Reveal.displacement(
      of: region, into: room, padding: Insets(bottom: distance), alignment: alignment)
    #expect(displacement.x == 0)
    return displacement.y
  }

  @Test(arguments: [
    // Inside, touching each end, as high as the room.
    (200.0, 240.0, 0.0), (100, 140, 0), (460, 500, 0), (100, 500, 0),
    // Below by 20, above by 20, far below, far above.
    (480, 520, 20), (80, 120, -20), (1_000, 1_040, 540), (-1_000, -960, -1_100),
    // As high as the room and 20 below it.
    (120, 520, 20),
    // Larger: reaching over both ends, over one end by touching the other, wholly on one side. 200 - 100; 200 - 500.
    (50, 600, 0), (100, 600, 0), (0, 500, 0), (200, 700, 100), (-300, 200, -300), (101, 502, 1),
  ])
  func `content moves the shortest way, and not at all while what is wanted fills the room`(
    top: Double, bottom: Double, expected: Double
  ) {
    #expect(vertical(top, bottom) == expected)
  }

  @Test(arguments: [
    (0.0, 50.0, 0.0), (250, 50, 0), (290, 50, 40), (-10, 50, -10), (-10, 400, 0), (50, 300, 50), (50, 400, 50),
    (-500, 400, -400),
  ])
  func `the rule is the same sideways`(x: Double, width: Double, expected: Double) {
    let region = Rect(x: x, y: 200, width: width, height: 10)
    #expect(Reveal.displacement(of: region, into: room) == Point(x: expected, y: 0))
  }

  @Test func `each axis is looked at by itself`() {
    let region = Rect(x: 290, y: 480, width: 50, height: 40)
    #expect(Reveal.displacement(of: region, into: room) == Point(x: 40, y: 20))
    #expect(Reveal.displacement(of: region, into: room, padding: Insets(bottom: 5)) == Point(x: 40, y: 25))
  }

  @Test(arguments: [
    // 500 + 8 - 500; just enough; 480 + 30 - 500.
    (460.0, 500.0, 8.0, 8.0), (450, 492, 8, 0), (440, 480, 30, 10),
    // The room has 5 points to spare, so 5 of 20 are given.
    (105, 500, 20, 5), (100, 495, 20, 0), (200, 595, 20, 100),
    // Above the room: the distance is below the region, and not counted.
    (80, 120, 8, -20),
    // Larger than the room: no distance at all.
    (50, 600, 20, 0), (200, 700, 20, 100),
    // None and less than none.
    (460, 500, 0, 0), (480, 520, -10, 20),
  ])
  func `the distance is wanted below, as far as the room has it`(
    top: Double, bottom: Double, distance: Double, expected: Double
  ) {
    #expect(vertical(top, bottom, distance: distance) == expected)
  }

  @Test(arguments: [
    // In sight: nothing moves, wherever it stands.
    (460.0, 500.0, 0.0, 0.0, 0.0),
    // The middles are 500 and 300; the top is to be at 100.
    (480, 520, 0, 200, 380), (80, 120, 0, -200, -20),
    // Out of sight only by the distance: the middle at the middle, and the top 8 below the room's top.
    (455, 495, 8, 175, 347),
    // 5 points to spare of 20 wanted: 300 - 100 - 5; the middles are 497.5 and 300.
    (300, 695, 20, 197.5, 195),
    // Larger than the room: the nearest edge.
    (200, 700, 0, 100, 100),
  ])
  func `an alignment counts once something has to move`(
    top: Double, bottom: Double, distance: Double, center: Double, atTop: Double
  ) {
    #expect(vertical(top, bottom, distance: distance, .center) == center)
    #expect(vertical(top, bottom, distance: distance, .top) == atTop)
  }

  @Test(arguments: [
    // What is given above and below of 400 - 40 = 360: what is wanted; at most that; an equal or a like share of it.
    (10.0, 20.0, 10.0, 20.0), (500, 0, 360, 0), (0, 500, 0, 360), (360, 360, 180, 180), (500, 360, 180, 180),
    (120, 360, 90, 270), (.infinity, .infinity, 180, 180), (-10, 20, 0, 20), (10, -20, 10, 0),
    (.nan, 20, 0, 20), (10, .nan, 10, 0), (-.infinity, 0, 0, 0),
  ])
  func `padding is wanted on each side, as far as the room has it`(
    top: Double, bottom: Double, above: Double, below: Double
  ) {
    let upright = Insets(top: top, bottom: bottom)
    let sideways = Insets(left: top, right: bottom)
    // From above it is brought to the top, by what is given above it; from below likewise.
    #expect(way(y: 0, padding: upright) == Point(x: 0, y: -100 - above))
    #expect(way(y: 600, padding: upright) == Point(x: 0, y: 140 + below))
    // Where it stands then it stays; half a point nearer to the end it does not.
    #expect(way(y: 100 + above, padding: upright) == .zero && way(y: 460 - below, padding: upright) == .zero)
    #expect(way(y: 99.5 + above, padding: upright).y == -0.5 && way(y: 460.5 - below, padding: upright).y == 0.5)
    // The same from left to right, in a room of 400 that begins at 100 too.
    let mirrored = Rect(x: 100, y: 0, width: 400, height: 300)
    for (x, expected) in [(0, -100 - above), (600, 140 + below), (100 + above, 0), (460.5 - below, 0.5)] {
      let region = Rect(x: x, y: 10, width: 40, height: 50)
      #expect(Reveal.displacement(of: region, into: mirrored, padding: sideways) == Point(x: expected, y: 0))
    }
  }

  private func way(y: Double, padding: Insets, _ alignment: RevealAlignment = .nearest) -> Point {
    let region = Rect(x: 10, y: y, width: 50, height: 40)
    return Reveal.displacement(of: region, into: room, padding: padding, alignment: alignment)
  }

  @Test func `what is larger than the room gets no padding`() {
    let padding = Insets(top: 20, left: 20, bottom: 20, right: 20)
    let larger = Rect(x: -10, y: 200, width: 320, height: 500)
    #expect(Reveal.displacement(of: larger, into: room, padding: padding) == Point(x: 0, y: 100))
  }

  @Test(arguments: [
    // The highest place is at 100 + 10, the lowest at 500 - 30 - 40 = 430: 320 between them.
    (0.0, 110.0), (0.25, 190), (0.5, 270), (1, 430),
  ])
  func `a fraction is a place between the highest and the lowest`(fraction: Double, place: Double) {
    let padding = Insets(top: 10, bottom: 30)
    for y in [-900.0, 0, 109, 431, 600, 5_000] {
      #expect(way(y: y, padding: padding, .fraction(fraction)) == Point(x: 0, y: y - place))
    }
    // In sight with its padding: nothing moves.
    for y in [110.0, 200, 430] { #expect(way(y: y, padding: padding, .fraction(fraction)) == .zero) }
    // Larger than the room: the nearest edge.
    #expect(vertical(200, 700, .fraction(fraction)) == 100)
    // As high as the room there is one place only.
    #expect(vertical(120, 520, distance: 9, .fraction(fraction)) == 20)
  }

  @Test(arguments: [0.0, 30, 500])
  func `a fraction of one is the nearest place from below, and none the nearest from above`(side: Double) {
    let padding = Insets(top: side, bottom: side)
    #expect(way(y: 600, padding: padding, .fraction(1)) == way(y: 600, padding: padding))
    #expect(way(y: 0, padding: padding, .fraction(0)) == way(y: 0, padding: padding))
    #expect(way(y: 600, padding: padding, .fraction(0.5)) == way(y: 600, padding: padding, .center))
  }

  @Test func `the top is by the larger padding below the room's`() {
    #expect(way(y: 600, padding: Insets(top: 10, bottom: 30), .top).y == 600 - 130)
    #expect(way(y: 600, padding: Insets(top: 30, bottom: 10), .top).y == 600 - 130)
  }

  @Test func `a fraction outside of the room stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = RevealAlignment.fraction(1.000_1) }
    await #expect(processExitsWith: .failure) { _ = RevealAlignment.fraction(-0.000_1) }
    await #expect(processExitsWith: .failure) { _ = RevealAlignment.fraction(.nan) }
    await #expect(processExitsWith: .failure) { _ = RevealAlignment.fraction(.infinity) }
  }

  private static let alignments: [RevealAlignment] = [
    .nearest, .center, .top, .fraction(0), .fraction(0.25), .fraction(0.75), .fraction(1),
  ]

  @Test(arguments: alignments, [(0.0, 0.0), (0, 8), (8, 0), (8, 8), (0, 500), (500, 0), (500, 500)])
  func `moving by the answer leaves nothing to move`(alignment: RevealAlignment, wanted: (Double, Double)) {
    let padding = Insets(top: wanted.0, bottom: wanted.1)
    for top in stride(from: -700.0, through: 900, by: 37) {
      for height in [0.0, 1, 44, 399, 400, 401, 900] {
        let region = Rect(x: 10, y: top, width: 50, height: height)
        let way = Reveal.displacement(of: region, into: room, padding: padding, alignment: alignment)
        let there = region.offsetBy(y: -way.y)
        #expect(
          Reveal.displacement(of: there, into: room, padding: padding, alignment: alignment) == .zero,
          "\(alignment) \(padding) \(top) \(height)")
        #expect(height > 400 || there.minY >= room.minY && there.maxY <= room.maxY, "\(alignment) \(top) \(height)")
      }
    }
  }
}

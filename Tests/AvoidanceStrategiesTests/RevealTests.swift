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
    let displacement = Reveal.displacement(of: region, into: room, distance: distance, alignment: alignment)
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
    #expect(Reveal.displacement(of: region, into: room, distance: 5) == Point(x: 40, y: 25))
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

  @Test func `moving by the answer leaves nothing to move`() {
    for alignment in RevealAlignment.allCases {
      for top in stride(from: -700.0, through: 900, by: 37) {
        for height in [0.0, 1, 44, 399, 400, 401, 900] {
          for distance in [0.0, 8, 500] {
            let region = Rect(x: 10, y: top, width: 50, height: height)
            let way = Reveal.displacement(of: region, into: room, distance: distance, alignment: alignment)
            let again = Reveal.displacement(
              of: region.offsetBy(y: -way.y), into: room, distance: distance, alignment: alignment)
            #expect(again == .zero, "\(alignment) \(top) \(height) \(distance)")
          }
        }
      }
    }
  }
}

import KeyboardEvents
import Testing

@Suite struct RectTests {
  private let square = Rect(x: 10, y: 20, width: 100, height: 100)

  @Test func `edges and middles are computed from the corner and the size`() {
    let rect = Rect(x: -5, y: 10, width: 30, height: 40)
    #expect([rect.minX, rect.midX, rect.maxX] == [-5, 10, 25])
    #expect([rect.minY, rect.midY, rect.maxY] == [10, 30, 50])
    #expect([rect.width, rect.height] == [30, 40])
    #expect(rect == Rect(origin: Point(x: -5, y: 10), size: Size(width: 30, height: 40)))
  }

  @Test(arguments: [
    // Inside, around, and over each corner of (10, 20)–(110, 120).
    (Rect(x: 30, y: 40, width: 10, height: 10), Rect(x: 30, y: 40, width: 10, height: 10)),
    (Rect(x: 0, y: 0, width: 500, height: 500), Rect(x: 10, y: 20, width: 100, height: 100)),
    (Rect(x: 0, y: 0, width: 15, height: 25), Rect(x: 10, y: 20, width: 5, height: 5)),
    (Rect(x: 100, y: 0, width: 50, height: 30), Rect(x: 100, y: 20, width: 10, height: 10)),
    (Rect(x: 0, y: 119.5, width: 15, height: 9), Rect(x: 10, y: 119.5, width: 5, height: 0.5)),
    (Rect(x: 109, y: 119, width: 9, height: 9), Rect(x: 109, y: 119, width: 1, height: 1)),
  ])
  func `the intersection is the common part, whichever rectangle is asked`(other: Rect, common: Rect) {
    #expect(square.intersection(other) == common)
    #expect(other.intersection(square) == common)
    #expect(square.intersects(other) && other.intersects(square))
  }

  @Test(arguments: [
    // Touching an edge, touching a corner, apart, without extent, of negative size.
    Rect(x: 110, y: 20, width: 5, height: 100), Rect(x: 5, y: 20, width: 5, height: 100),
    Rect(x: 10, y: 120, width: 100, height: 5), Rect(x: 10, y: 0, width: 100, height: 20),
    Rect(x: 110, y: 120, width: 5, height: 5), Rect(x: 200, y: 200, width: 5, height: 5),
    Rect(x: 50, y: 50, width: 0, height: 5), Rect(x: 50, y: 50, width: 5, height: 0),
    Rect(x: 60, y: 60, width: -20, height: 5), .zero,
  ])
  func `rectangles that touch, stand apart or are empty share no area`(other: Rect) {
    #expect(square.intersection(other) == nil)
    #expect(other.intersection(square) == nil)
    #expect(!square.intersects(other) && !other.intersects(square))
  }

  @Test(arguments: [
    Rect(x: .nan, y: 20, width: 100, height: 100), Rect(x: 10, y: .nan, width: 100, height: 100),
    Rect(x: 10, y: 20, width: .nan, height: 100), Rect(x: 10, y: 20, width: 100, height: .nan),
    Rect(x: -.infinity, y: 20, width: .infinity, height: 100),
  ])
  func `a rectangle with an edge that is no number shares no area, whichever rectangle is asked`(other: Rect) {
    #expect(other.intersection(square) == nil)
    #expect(square.intersection(other) == nil)
  }

  @Test(arguments: [
    (0.0, 10.0, false), (0, 10.5, true), (109.5, 5, true), (110, 5, false), (0, 500, true), (50, 0, false),
    (50, -10, false),
  ])
  func `two rectangles share a column while their widths overlap, wherever they are vertically`(
    x: Double, width: Double, isShared: Bool
  ) {
    let other = Rect(x: x, y: 9_000, width: width, height: 1)
    #expect(square.sharesColumn(with: other) == isShared)
    #expect(other.sharesColumn(with: square) == isShared)
  }

  @Test(arguments: [(Double.nan, 10.0), (50, .nan)])
  func `a rectangle whose width is nowhere shares no column`(x: Double, width: Double) {
    let other = Rect(x: x, y: 20, width: width, height: 1)
    #expect(!other.sharesColumn(with: square))
    #expect(!square.sharesColumn(with: other))
  }

  @Test(arguments: [
    (10.0, 20.0, true), (109.9, 119.9, true), (110, 60, false), (60, 120, false), (9.9, 60, false), (60, 19.9, false),
    (.nan, 60, false),
  ])
  func `the left and top edges belong to a rectangle, the right and bottom ones do not`(
    x: Double, y: Double, isInside: Bool
  ) {
    #expect(square.contains(Point(x: x, y: y)) == isInside)
  }

  @Test func `moving keeps the size, insets take from it, and it may become negative`() {
    #expect(square.offsetBy(x: 1, y: -2) == Rect(x: 11, y: 18, width: 100, height: 100))
    #expect(square.offsetBy() == square)
    #expect(
      square.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(x: 12, y: 21, width: 94, height: 96))
    #expect(square.inset(by: Insets(top: 60, bottom: 60)) == Rect(x: 10, y: 80, width: 100, height: -20))
  }

  @Test func `the union is the smallest rectangle around both`() {
    let union = square.union(Rect(x: 0, y: 110, width: 20, height: 20))
    #expect(union == Rect(x: 0, y: 20, width: 110, height: 110))
    #expect(square.union(Rect(x: 20, y: 30, width: 1, height: 1)) == square)
  }
}

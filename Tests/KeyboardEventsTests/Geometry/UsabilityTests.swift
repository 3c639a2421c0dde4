import KeyboardEvents
import Testing

@Suite struct UsabilityTests {
  @Test(arguments: [
    (Rect(x: -5, y: 1e300, width: 0, height: 3), true, true),
    (Rect(x: 0, y: 0, width: -0.0, height: 0), true, true),
    (Rect(x: 0, y: 0, width: -1, height: 3), true, false),
    (Rect(x: 0, y: 0, width: 1, height: -1e-300), true, false),
    (Rect(x: .nan, y: 0, width: 1, height: 1), false, false),
    (Rect(x: 0, y: -.infinity, width: 1, height: 1), false, false),
    (Rect(x: 0, y: 0, width: .infinity, height: 1), false, false),
    (Rect(x: 0, y: 0, width: 1, height: .nan), false, false),
  ])
  func `a rectangle is usable when it is finite and has no negative size`(
    rect: Rect, isFinite: Bool, isUsable: Bool
  ) {
    #expect(rect.isFinite == isFinite)
    #expect(rect.isUsable == isUsable)
  }

  @Test(arguments: [
    (1.0, 1.0, false), (0, 1, true), (1, 0, true), (-1, 1, true), (.nan, 1, true), (1, .nan, true),
    (1e-300, 1e-300, false),
  ])
  func `a rectangle is empty unless both extents are above zero`(width: Double, height: Double, isEmpty: Bool) {
    #expect(Rect(x: 3, y: 4, width: width, height: height).isEmpty == isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `one number that is not finite makes the whole value not finite`(number: Double) {
    #expect(!Point(x: number, y: 0).isFinite && !Point(x: 0, y: number).isFinite)
    #expect(!Size(width: number, height: 0).isFinite && !Size(width: 0, height: number).isFinite)
    #expect(!Insets(top: number).isFinite && !Insets(left: number).isFinite)
    #expect(!Insets(bottom: number).isFinite && !Insets(right: number).isFinite)
  }

  @Test func `values that are finite say so`() {
    #expect(Point(x: -1, y: 1e308).isFinite && Size(width: -1, height: 0).isFinite)
    #expect(Insets(top: -1, left: 2, bottom: -3, right: 4).isFinite)
  }

  @Test func `points and insets add up component by component`() {
    #expect(Point(x: 1, y: 2) + Point(x: 10, y: -20) == Point(x: 11, y: -18))
    #expect(Point(x: 1, y: 2) - Point(x: 10, y: -20) == Point(x: -9, y: 22))
    let sum = Insets(top: 1, left: 2, bottom: 3, right: 4) + Insets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(sum == Insets(top: 11, left: 22, bottom: 33, right: 44))
  }

  @Test func `zero has only zeros`() {
    #expect(Rect.zero == Rect(origin: Point(x: 0, y: 0), size: Size(width: 0, height: 0)))
    #expect(Insets.zero == Insets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(Point.zero == Point(x: 0, y: 0) && Size.zero == Size(width: 0, height: 0))
  }
}

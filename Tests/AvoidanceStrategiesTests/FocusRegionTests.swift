import AvoidanceStrategies
import KeyboardEvents
import Testing

@Suite struct FocusRegionTests {
  private let frame = Rect(x: 16, y: 100, width: 300, height: 200)
  private let caret = Rect(x: 20, y: 250, width: 2, height: 20)

  private func strip(_ top: Double, _ bottom: Double) -> Rect {
    Rect(x: 0, y: top, width: 100, height: bottom - top)
  }

  @Test func `a field that fits is wanted whole, also when it fits exactly`() {
    let focus = FocusRegion(frame: frame, caret: caret)
    #expect(focus.region(.field, fitting: 500) == frame)
    #expect(focus.region(.field, fitting: 200) == frame)
  }

  @Test func `a field that does not fit gives way to its caret, if it has one`() {
    #expect(FocusRegion(frame: frame, caret: caret).region(.field, fitting: 199) == caret)
    #expect(FocusRegion(frame: frame).region(.field, fitting: 199) == frame)
    #expect(FocusRegion(frame: frame, caret: caret).region(.field, fitting: -10) == caret)
  }

  @Test func `the caret is wanted where asked for, and the field where there is none`() {
    #expect(FocusRegion(frame: frame, caret: caret).region(.caret, fitting: 500) == caret)
    #expect(FocusRegion(frame: frame).region(.caret, fitting: 500) == frame)
  }

  @Test(arguments: [
    // All; the first two; the first alone; the first even where it does not fit.
    (350.0, 100.0, 450.0), (300, 100, 400), (299, 100, 190), (90, 100, 190), (89, 100, 140), (10, 100, 140),
  ])
  func `of a list the longest leading part that fits is wanted`(height: Double, top: Double, bottom: Double) {
    var focus = FocusRegion(frame: frame, caret: caret)
    focus.anchors = [strip(100, 140), strip(150, 190), strip(380, 400), strip(420, 450)]
    #expect(focus.region(.field, fitting: height) == strip(top, bottom))
    #expect(focus.region(.caret, fitting: height) == strip(top, bottom))
  }

  @Test func `what follows an anchor that does not fit is left out, though it would fit`() {
    var focus = FocusRegion(frame: frame)
    focus.anchors = [strip(100, 140), strip(900, 940), strip(150, 190)]
    #expect(focus.region(.field, fitting: 200) == strip(100, 140))
  }

  @Test func `anchors count in the order in which they stand in the list, wherever they are`() {
    var focus = FocusRegion(frame: frame)
    focus.anchors = [strip(300, 340), strip(100, 140), strip(380, 400)]
    // 340 - 100 = 240; with the third it would be 400 - 100 = 300.
    #expect(focus.region(.field, fitting: 250) == strip(100, 340))
    #expect(focus.region(.field, fitting: 300) == strip(100, 400))
  }
}

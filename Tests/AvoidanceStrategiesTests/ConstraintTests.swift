import AvoidanceStrategies
import KeyboardEvents
import Testing

@Suite struct ConstraintConstantTests {
  private func plan(
    _ strategy: ConstraintConstant, line: Double, own: Double, isHeight: Bool = false, span: Rect = Phone.window,
    _ keyboard: KeyboardState.Placement = Phone.keyboard
  ) -> AvoidancePlan {
    let constraint = ConstraintContext(line: line, span: span, isHeight: isHeight, constant: own)
    return strategy.plan(for: Phone.context(keyboard, target: span, constraints: [constraint]))
  }

  @Test(arguments: [
    // The view's edge at 812: 335. The safe area's edge at 778: 301. The keyboard's top itself, and above: nothing.
    (812.0, 0.0, 0.0, -335.0), (812, -20, 0, -355), (812, 20, 0, -315), (778, 0, 0, -301), (778, -8, 12, -321),
    (477, -8, 12, -8), (400, -8, 12, -8), (477.5, 0, 10, -10.5),
  ])
  func `an edge is lifted by how far the keyboard reaches above its line`(
    line: Double, own: Double, extra: Double, constant: Double
  ) {
    let plan = plan(ConstraintConstant(extra: extra), line: line, own: own)
    #expect(plan.list == [.constant(constant, constraint: 0)])
    #expect(plan.covered == max(0, line - 477))
  }

  @Test(arguments: [(812.0, 50.0, 0.0, 385.0), (812, 50, 10, 395), (477, 50, 10, 50)])
  func `a height grows instead`(line: Double, own: Double, extra: Double, constant: Double) {
    let plan = plan(ConstraintConstant(extra: extra), line: line, own: own, isHeight: true)
    #expect(plan.list == [.constant(constant, constraint: 0)])
  }

  @Test func `a keyboard that is hidden, afloat or beside leaves the app's own constant`() {
    let beside = Rect(x: 375, y: 0, width: 375, height: 812)
    for plan in [
      plan(ConstraintConstant(extra: 9), line: 812, own: -20, .hidden),
      plan(ConstraintConstant(extra: 9), line: 812, own: -20, Phone.afloat),
      plan(ConstraintConstant(extra: 9), line: 812, own: -20, span: beside),
    ] {
      #expect(plan.list == [.constant(-20, constraint: 0)])
      #expect(plan.covered == 0)
    }
  }

  @Test func `a floating keyboard is avoided where asked for`() {
    let plan = plan(ConstraintConstant(floating: .avoid), line: 812, own: 0, Phone.afloat)
    #expect(plan.list == [.constant(-312, constraint: 0)])
  }

  @Test func `without a constraint it wants nothing`() {
    #expect(ConstraintConstant().plan(for: Phone.context()) == .none)
  }
}

@Suite struct KeyboardGuideTests {
  private func height(
    _ keyboard: KeyboardState.Placement, of view: Rect = Phone.window, follows: Bool = false,
    floating: FloatingPolicy = .ignore
  ) -> [Adjustment] {
    let guide = GuideContext(restingHeight: 34, followsUndockedKeyboard: follows)
    return KeyboardGuide(floating: floating).plan(for: Phone.context(keyboard, target: view, guide: guide)).list
  }

  @Test(
    arguments: [
      // The window; a view that ends at 700; one that ends 34 below the top, at rest; one wholly covered.
      (Phone.window, 335.0), (Rect(x: 0, y: 0, width: 375, height: 700), 223),
      (Rect(x: 0, y: 0, width: 375, height: 511), nil), (Rect(x: 0, y: 0, width: 375, height: 511.5), 34.5),
      (Rect(x: 0, y: 600, width: 375, height: 100), 100), (Rect(x: 0, y: 0, width: 375, height: 400), nil),
    ] as [(Rect, Double?)])
  func `it reaches up to the keyboard's top, where that is more than its rest`(view: Rect, height: Double?) {
    #expect(self.height(Phone.keyboard, of: view) == [.guideHeight(height)])
  }

  @Test func `it rests while the keyboard is hidden or beside`() {
    #expect(height(.hidden) == [.guideHeight(nil)])
    #expect(height(Phone.keyboard, of: Rect(x: 400, y: 0, width: 100, height: 812)) == [.guideHeight(nil)])
  }

  @Test func `it follows a floating keyboard where guide or strategy ask for it, and where the two meet`() {
    #expect(height(Phone.afloat) == [.guideHeight(nil)])
    #expect(height(Phone.afloat, follows: true) == [.guideHeight(312)])
    #expect(height(Phone.afloat, floating: .follow) == [.guideHeight(312)])
    #expect(height(Phone.afloat, floating: .avoid) == [.guideHeight(312)])
    let apart = Rect(x: 0, y: 0, width: 375, height: 500)
    #expect(height(Phone.afloat, of: apart, follows: true) == [.guideHeight(nil)])
  }

  @Test func `without a guide it wants nothing`() {
    #expect(KeyboardGuide().plan(for: Phone.context()) == .none)
  }
}

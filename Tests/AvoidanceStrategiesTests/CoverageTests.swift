import AvoidanceStrategies
import KeyboardEvents
import Testing

@Suite struct CoverageTests {
  @Test(
    arguments: [
      // The whole window, one that ends at 700, one that ends at the keyboard's top, one inside the keyboard.
      (Rect(x: 0, y: 0, width: 375, height: 812), 335.0), (Rect(x: 0, y: 0, width: 375, height: 700), 223),
      (Rect(x: 0, y: 0, width: 375, height: 477), 0), (Rect(x: 10, y: 600, width: 100, height: 50), 50),
      // Beyond the keyboard's bottom, and beside it.
      (Rect(x: 0, y: 800, width: 375, height: 100), 12), (Rect(x: 375, y: 0, width: 100, height: 812), 0),
      (Rect(x: 0, y: 0, width: 0, height: 812), 0),
    ] as [(Rect, Double)])
  func `a docked keyboard covers the height of the intersection`(frame: Rect, height: Double) {
    for policy in FloatingPolicy.allCases {
      #expect(Phone.context().coveredHeight(of: frame, floating: policy) == height)
    }
  }

  @Test(
    arguments: [
      // From 500 down to the frame's bottom, also below the keyboard's own; not where the two do not meet.
      (Rect(x: 0, y: 0, width: 375, height: 812), 312.0), (Rect(x: 0, y: 0, width: 375, height: 600), 100),
      (Rect(x: 0, y: 550, width: 375, height: 100), 100), (Rect(x: 0, y: 0, width: 375, height: 500), 0),
      (Rect(x: 0, y: 0, width: 50, height: 812), 0), (Rect(x: 0, y: 700, width: 375, height: 112), 0),
    ] as [(Rect, Double)])
  func `a floating keyboard covers from its top down where it is to be avoided, and nothing else`(
    frame: Rect, height: Double
  ) {
    let context = Phone.context(Phone.afloat)
    #expect(context.coveredHeight(of: frame, floating: .avoid) == height)
    #expect(context.coveredHeight(of: frame) == 0)
    #expect(context.coveredHeight(of: frame, floating: .follow) == 0)
  }

  @Test(arguments: FloatingPolicy.allCases)
  func `a hidden keyboard and a floating bar without a frame cover nothing`(policy: FloatingPolicy) {
    for keyboard in [KeyboardState.Placement.hidden, .floating(.zero)] {
      let context = Phone.context(keyboard)
      #expect(context.coveredHeight(of: Phone.window, floating: policy) == 0)
      #expect(context.coveringTop(of: Phone.window, floating: policy) == nil)
      #expect(!context.isKeyboardUp(floating: policy))
      #expect(!context.isKeyboardUp(for: Phone.window, floating: policy))
    }
  }

  @Test func `the covering line is the top of a docked keyboard in the same columns, also below the frame`() {
    let context = Phone.context()
    #expect(context.coveringTop(of: Rect(x: 0, y: 0, width: 10, height: 10)) == 477)
    #expect(context.coveringTop(of: Rect(x: 375, y: 0, width: 10, height: 812)) == nil)
    #expect(Phone.context(Phone.afloat).coveringTop(of: Phone.window, floating: .avoid) == 500)
    #expect(Phone.context(Phone.afloat).coveringTop(of: Phone.window, floating: .follow) == nil)
  }

  @Test func `up is a docked keyboard that reaches into the window`() {
    #expect(Phone.context().isKeyboardUp())
    #expect(!Phone.context(.docked(Rect(x: 0, y: 812, width: 375, height: 335))).isKeyboardUp())
    #expect(!Phone.context(.docked(Rect(x: 400, y: 477, width: 375, height: 335))).isKeyboardUp())
    #expect(!Phone.context(Phone.afloat).isKeyboardUp())
    #expect(Phone.context(Phone.afloat).isKeyboardUp(floating: .avoid))
  }

  @Test func `for a view a docked keyboard is up wherever the view ends, a floating one where they meet`() {
    let top = Rect(x: 0, y: 0, width: 375, height: 100)
    #expect(Phone.context().isKeyboardUp(for: top))
    #expect(!Phone.context(Phone.afloat).isKeyboardUp(for: top, floating: .avoid))
    #expect(Phone.context(Phone.afloat).isKeyboardUp(for: Phone.window, floating: .avoid))
    #expect(!Phone.context(Phone.afloat).isKeyboardUp(for: Phone.window))
  }
}

import AvoidanceStrategies
import KeyboardEvents
import Testing

/// A window of 1024 x 768, and a keyboard of 320 x 254 afloat over it: 704 and 514 points are left beside it.
@Suite struct EdgeProximityTests {
  private let window = Rect(x: 0, y: 0, width: 1_024, height: 768)

  private func edges(
    _ keyboard: Rect, nearness: Double = EdgeProximity.nearness, isRightToLeft: Bool = false
  ) -> DirectionalRectEdge {
    EdgeProximity.edges(near: .floating(keyboard), in: window, nearness: nearness, isRightToLeft: isRightToLeft)
  }

  @Test(
    arguments: [
      // In the middle; 44 points from each edge, and half a point more.
      (352, 257, []),
      (44, 257, .leading), (44.5, 257, []), (660, 257, .trailing), (659.5, 257, []),
      (352, 44, .top), (352, 44.5, []), (352, 470, .bottom), (352, 469.5, []),
      // In each corner.
      (0, 0, [.top, .leading]), (704, 0, [.top, .trailing]), (0, 514, [.bottom, .leading]),
      (704, 514, [.bottom, .trailing]),
      // Partly outside; touching the window from outside is off the screen.
      (-100, 257, .leading), (900, 257, .trailing), (352, -100, .top), (352, 700, .bottom),
      (-320, 257, .bottom), (1_024, 0, .bottom), (352, -254, .bottom),
    ] as [(Double, Double, DirectionalRectEdge)])
  func `a keyboard afloat is near none, one or two edges`(x: Double, y: Double, near: DirectionalRectEdge) {
    #expect(edges(Rect(x: x, y: y, width: 320, height: 254)) == near)
  }

  @Test(
    arguments: [
      (0, 257, .trailing), (704, 257, .leading), (0, 0, [.top, .trailing]), (704, 514, [.bottom, .leading]),
      (352, 0, .top),
    ] as [(Double, Double, DirectionalRectEdge)])
  func `where text begins at the right, that is the leading edge`(x: Double, y: Double, near: DirectionalRectEdge) {
    #expect(edges(Rect(x: x, y: y, width: 320, height: 254), isRightToLeft: true) == near)
  }

  @Test(
    arguments: [
      // Undocked in the middle, near the top, and 28 above the bottom; as wide as the window but for the nearness.
      (0, 200, 1_024, 300, []), (0, 20, 1_024, 300, .top), (0, 440, 1_024, 300, []), (44, 440, 936, 300, []),
      // A point narrower at the left it has a side.
      (45, 440, 935, 300, [.bottom, .trailing]),
      // As high as the window: 24 above and 20 below; it fills the window.
      (352, 24, 320, 724, []), (0, 24, 320, 724, .leading), (0, 0, 1_024, 767, []),
    ] as [(Double, Double, Double, Double, DirectionalRectEdge)])
  func `what spans the window is near the top or no edge`(
    x: Double, y: Double, width: Double, height: Double, near: DirectionalRectEdge
  ) {
    #expect(edges(Rect(x: x, y: y, width: width, height: height)) == near)
  }

  @Test(arguments: [(10, .top), (200, []), (514, [])] as [(Double, DirectionalRectEdge)])
  func `a narrow window is spanned by a keyboard afloat`(y: Double, near: DirectionalRectEdge) {
    // A third of the screen, at its right: of the keyboard 320 wide all or 300 points are in it.
    let third = Rect(x: 0, y: 0, width: 320, height: 768)
    for x in [0.0, 20] {
      let keyboard = KeyboardState.Placement.floating(Rect(x: x, y: y, width: 320, height: 254))
      #expect(EdgeProximity.edges(near: keyboard, in: third) == near)
    }
  }

  @Test(
    arguments: [
      .hidden, .floating(.zero), .docked(Rect(x: 0, y: 400, width: 1_024, height: 368)),
      // A camera that fills the screen, a bar of shortcuts, one beside the window.
      .docked(Rect(x: 0, y: 10, width: 1_024, height: 758)), .docked(Rect(x: 0, y: 713, width: 1_024, height: 55)),
      .docked(Rect(x: 1_024, y: 400, width: 500, height: 368)),
    ] as [KeyboardState.Placement])
  func `docked or gone it is near the bottom alone`(keyboard: KeyboardState.Placement) {
    #expect(EdgeProximity.edges(near: keyboard, in: window) == .bottom)
    #expect(EdgeProximity.edges(near: keyboard, in: window, nearness: 0, isRightToLeft: true) == .bottom)
  }

  @Test(
    arguments: [
      // 100 from the left and 80 from the top.
      (44, []), (79.9, []), (80, .top), (100, [.top, .leading]), (0, []), (-1, []), (.nan, []),
      // Near every edge it is on no side.
      (.infinity, []),
    ] as [(Double, DirectionalRectEdge)])
  func `how near is near can be chosen`(nearness: Double, near: DirectionalRectEdge) {
    #expect(edges(Rect(x: 100, y: 80, width: 320, height: 254), nearness: nearness) == near)
  }

  @Test func `a nearness of zero is touching, and one below is nothing`() {
    let corner = Rect(x: 0, y: 0, width: 320, height: 254)
    #expect(edges(corner, nearness: 0) == [.top, .leading])
    #expect(edges(corner, nearness: -1) == [])
    #expect(edges(corner, nearness: .nan) == [])
  }

  @Test func `a window counts from its own origin`() {
    let moved = Rect(x: 0, y: 100, width: 1_024, height: 668)
    let keyboard = KeyboardState.Placement.floating(Rect(x: 352, y: 130, width: 320, height: 254))
    #expect(EdgeProximity.edges(near: keyboard, in: moved) == .top)
    #expect(EdgeProximity.edges(near: keyboard, in: window) == [])
  }

  @Test func `the raw values are UIKit's`() {
    let edges: [DirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
  }
}

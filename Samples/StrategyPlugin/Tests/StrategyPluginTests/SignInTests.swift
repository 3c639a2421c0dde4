// snippet: app
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import StrategyPlugin
import Testing
import ViewTrees

@Suite struct SignInTests {
  @Test func `the strip of the keyboard that is up is kept free, also when it comes later`() throws {
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    let tree = MinimalViewTree(window: screen)
    let page = tree.addView(screen, in: tree.root)
    tree.focusedNode = tree.addView(Rect(x: 10, y: 300, width: 300, height: 40), in: page)
    let button = tree.addView(Rect(x: 10, y: 350, width: 300, height: 40), in: page)

    let center = ObserverCenter()
    let tracker = KeyboardTracker(center: center, screenBounds: screen)
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    avoider.attach(CompanionLift(), to: .view(page), revealing: [button])

    // The button ends at 390, and the keyboard begins at 280: 110, and the gap of 12.
    let keyboard = KeyboardEmitter(center: center)
    let frame = Rect(x: 0, y: 280, width: 320, height: 200)
    try keyboard.show(to: frame)
    #expect(tree.frame(of: page).minY == -122)

    var userInfo = UserInfo()
    userInfo.candidateStripHeight = 44
    try keyboard.move(to: frame, userInfo: userInfo)
    #expect(tree.frame(of: page).minY == -166)

    keyboard.hide(to: nil)
    #expect(tree.frame(of: page).minY == 0)
  }
}
// end

import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import ViewTrees

/// Keeps a field above the keyboard with the core modules alone; the program must not link Foundation.
@main
enum CoreProbe {
  static func main() throws {
    let center = ObserverCenter()
    let tracker = KeyboardTracker(center: center, screenBounds: FormTree.screen)
    let tree = FormTree()
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker)
    avoider.attach(ContentInset(distance: 8), to: .view(.form))
    let keyboard = KeyboardEmitter(center: center)
    try keyboard.show(to: Rect(x: 0, y: 477, width: 375, height: 335))
    let shown = tree.form
    keyboard.hide(to: nil)
    print(
      "inset \(shown.contentInset.bottom), offset \(shown.contentOffset.y), given back \(tree.form == FormTree().form)")
  }
}

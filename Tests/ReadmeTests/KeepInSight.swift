import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import ViewTrees

/// Keeps what is edited in the form 8 points above the keyboard, until the avoider is dropped.
func keepInSight<Tree: AvoidableTree>(form: Tree.NodeID, in tree: Tree, above keyboard: KeyboardTracker)
  -> KeyboardAvoider<Tree>
{
  let avoider = KeyboardAvoider(tree: tree, tracker: keyboard)
  avoider.attach(ContentInset(distance: 8), to: .view(form))
  return avoider
}

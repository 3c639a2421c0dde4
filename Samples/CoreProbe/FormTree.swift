import KeyboardEvents
import ViewTrees

/// A form that fills the screen, with one field at the bottom of it.
final class FormTree: AvoidableTree {
  enum NodeID: Hashable { case form, field }
  typealias ConstraintID = Never
  typealias GuideID = Never

  static let screen = Rect(x: 0, y: 0, width: 375, height: 812)
  private static let field = Rect(x: 16, y: 760, width: 343, height: 44)

  private(set) var form = ScrollMetrics(contentOffset: Point(x: 0, y: 0), contentSize: Size(width: 375, height: 812))

  func parent(of node: NodeID) -> NodeID? { node == .field ? .form : nil }

  func frameInWindow(of node: NodeID) -> Rect {
    node == .field ? Self.field.offsetBy(y: -form.contentOffset.y) : Self.screen
  }

  func window(of node: NodeID) -> WindowPlace? { WindowPlace(screen: .main, frame: Self.screen) }

  func safeArea(of node: NodeID) -> Insets { .zero }

  var focusedNode: NodeID? { .field }

  func frame(of node: NodeID) -> Rect { node == .field ? Self.field : Self.screen }

  func setFrame(_ frame: Rect, of node: NodeID) {}

  func scrollMetrics(of node: NodeID) -> ScrollMetrics? { node == .form ? form : nil }

  func setContentOffset(_ offset: Point, of node: NodeID) { form.contentOffset = offset }

  func setContentInset(_ inset: Insets, of node: NodeID) { form.contentInset = inset }

  func setIndicatorInset(_ inset: Insets, of node: NodeID) { form.indicatorInset = inset }
}

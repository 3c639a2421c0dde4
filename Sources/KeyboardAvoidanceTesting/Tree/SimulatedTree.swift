public import KeyboardEvents
public import ViewTrees

/// A view tree without a toolkit: frames, scroll views, safe areas, constraints on edges, guides, and a focus.
///
/// Everything has a name and a number. The app's and the user's doings are methods that begin with `app` or `user`, in
/// `SimulatedTree+App.swift`; what avoidance does comes through the tree protocols. So the tree can tell the two apart,
/// and knows whether everything is as the app left it.
public final class SimulatedTree {
  /// What names a view, a window or a field.
  public struct NodeID: Hashable, Sendable {
    let index: Int
  }
  /// What names a constraint.
  public struct ConstraintID: Hashable, Sendable {
    let index: Int
  }
  /// What names a guide.
  public struct GuideID: Hashable, Sendable {
    let index: Int
  }

  private var storage = SimulatedModel()
  var model: SimulatedModel {
    _read { yield storage }
    _modify {
      // Before the change and not after it: the layout holds a copy, which would make every change copy the whole model.
      cached = nil
      yield &storage
    }
  }
  private var cached: SimulatedLayout?
  /// What is moving on the screen.
  var motions = SimulatedMotions()
  /// The time that motions run by.
  public let clock: ManualClock
  var focused: Int?
  /// How often the tree was asked anything through the tree protocols; what was written does not count.
  public internal(set) var readCount = 0
  /// Scroll views that were declared without an offset.
  var undecidedOffsets: Set<Int> = []

  /// Creates a tree without anything in it.
  public init(clock: ManualClock = ManualClock()) { self.clock = clock }

  /// Answers from the layout as it is, which is computed when it is first asked for.
  func layout<Answer>(_ question: (inout SimulatedLayout) -> Answer) -> Answer {
    var layout = cached ?? SimulatedLayout(model)
    // The copy in the cache is given up first, so that answering does not copy what is remembered.
    cached = nil
    let answer = question(&layout)
    cached = layout
    return answer
  }
}

@available(*, unavailable)
extension SimulatedTree: Sendable {}

extension SimulatedTree: FocusTree {
  /// The field or text that is being edited, or nil.
  public var focusedNode: NodeID? {
    readCount += 1
    return focused.map { NodeID(index: $0) }
  }

  /// Returns the view, scroll view or window that a node is in; windows are roots.
  public func parent(of node: NodeID) -> NodeID? {
    readCount += 1
    return model.nodes[node.index].parent.map { NodeID(index: $0) }
  }

  /// Returns the frame in the coordinates of the node's window.
  public func frameInWindow(of node: NodeID) -> Rect {
    readCount += 1
    return inWindow(layout { $0.screenFrame(node.index) }, of: node.index)
  }

  /// Returns the place of the node's window.
  public func window(of node: NodeID) -> WindowPlace? {
    readCount += 1
    return layout { layout in
      let window = layout.window(of: node.index)
      return WindowPlace(screen: ScreenID(rawValue: layout.screen(of: window)), frame: layout.screenFrame(window))
    }
  }

  /// Returns the part of the screen's safe area that reaches into the node.
  public func safeArea(of node: NodeID) -> Insets {
    readCount += 1
    return layout { $0.safeArea(node.index) }
  }

  /// Returns the caret of a text, in window coordinates.
  public func caretInWindow(of node: NodeID) -> Rect? {
    readCount += 1
    guard let caret = model.nodes[node.index].caret else { return nil }
    let origin = layout { $0.contentOrigin(node.index) }
    return inWindow(caret.offsetBy(x: origin.x, y: origin.y), of: node.index)
  }

  /// Returns the distance that the field was declared with.
  public func keyboardDistance(of node: NodeID) -> Double? {
    readCount += 1
    return model.nodes[node.index].traits.distance
  }

  func inWindow(_ rect: Rect, of node: Int) -> Rect {
    let origin = layout { layout in layout.screenFrame(layout.window(of: node)).origin }
    return rect.offsetBy(x: -origin.x, y: -origin.y)
  }
}

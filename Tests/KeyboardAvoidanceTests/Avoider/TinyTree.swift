import KeyboardAvoidance
import KeyboardEvents
import ViewTrees

/// The smallest tree of one's own: a window, views in it, no constraints and no guides.
///
/// It counts what is asked of it.
final class TinyTree: FocusTree, ScrollTree, FrameTree, ConstraintTree, GuideTree {
  typealias NodeID = String
  typealias ConstraintID = Never
  typealias GuideID = Never

  struct Node {
    var parent: String?
    /// In the coordinates of the parent; those of a scroll view's content, if it is one.
    var frame: Rect
    var scroll: ScrollMetrics?
    var caret: Rect?
    var distance: Double?
  }

  var windowPlace: WindowPlace? = WindowPlace(screen: .main, frame: Rect(x: 0, y: 0, width: 375, height: 812))
  var nodes: [String: Node] = [:]
  var focusedNode: String?
  /// The nodes that ignore what is written to their insets from now on.
  var stubborn: Set<String> = []
  /// What the host does while it is written to.
  var onWrite: (() -> Void)?
  private(set) var reads = 0
  private(set) var writes: [String] = []
  private(set) var layouts = 0

  init() { nodes["window"] = Node(frame: Rect(x: 0, y: 0, width: 375, height: 812)) }

  subscript(node: String) -> Node {
    get { nodes[node] ?? Node(frame: .zero) }
    set { nodes[node] = newValue }
  }

  func add(_ name: String, in parent: String = "window", _ frame: Rect, content: Size? = nil) {
    nodes[name] = Node(
      parent: parent, frame: frame, scroll: content.map { ScrollMetrics(contentOffset: .zero, contentSize: $0) })
  }

  func forgetCounts() {
    reads = 0
    writes = []
    layouts = 0
  }

  func offset(_ node: String) -> Point { nodes[node]?.scroll?.contentOffset ?? .zero }
  func bottom(_ node: String) -> Double { nodes[node]?.scroll?.contentInset.bottom ?? .nan }
  func indicator(_ node: String) -> Double { nodes[node]?.scroll?.indicatorInset.bottom ?? .nan }
}

extension TinyTree {
  func parent(of node: String) -> String? {
    reads += 1
    return nodes[node]?.parent
  }

  func frameInWindow(of node: String) -> Rect {
    reads += 1
    var frame = self[node].frame
    var parent = self[node].parent
    while let name = parent, name != "window" {
      let offset = self[name].scroll?.contentOffset ?? .zero
      frame = frame.offsetBy(x: self[name].frame.minX - offset.x, y: self[name].frame.minY - offset.y)
      parent = self[name].parent
    }
    return frame
  }

  func window(of node: String) -> WindowPlace? {
    reads += 1
    return nodes[node] == nil ? nil : windowPlace
  }

  func safeArea(of node: String) -> Insets { .zero }

  func layoutIfNeeded() { layouts += 1 }

  func caretInWindow(of node: String) -> Rect? {
    reads += 1
    guard let caret = self[node].caret else { return nil }
    let frame = frameInWindow(of: node)
    return caret.offsetBy(x: frame.minX, y: frame.minY)
  }

  func keyboardDistance(of node: String) -> Double? { self[node].distance }

  func scrollMetrics(of node: String) -> ScrollMetrics? {
    reads += 1
    return nodes[node]?.scroll
  }

  func setContentOffset(_ offset: Point, of node: String) {
    writes.append("\(node).offset")
    nodes[node]?.scroll?.contentOffset = offset
    onWrite?()
  }

  func setContentInset(_ inset: Insets, of node: String) {
    writes.append("\(node).inset")
    if !stubborn.contains(node) { nodes[node]?.scroll?.contentInset = inset }
    onWrite?()
  }

  func setIndicatorInset(_ inset: Insets, of node: String) {
    writes.append("\(node).indicators")
    nodes[node]?.scroll?.indicatorInset = inset
    onWrite?()
  }

  func frame(of node: String) -> Rect {
    reads += 1
    return self[node].frame
  }

  func setFrame(_ frame: Rect, of node: String) {
    writes.append("\(node).frame")
    nodes[node]?.frame = frame
    onWrite?()
  }
}

@available(*, unavailable)
extension TinyTree: Sendable {}

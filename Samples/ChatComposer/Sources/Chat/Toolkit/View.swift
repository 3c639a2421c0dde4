package import KeyboardEvents
package import ViewTrees

/// A view of a small toolkit that knows nothing of keyboards: a frame, what is in it, and perhaps content that scrolls.
package final class View {
  package let name: String
  package private(set) weak var parent: View?
  package private(set) var children: [View] = []
  /// In the coordinates of the parent's content, in points.
  package var frame = Rect.zero
  /// Only of a view that scrolls.
  package var scroll: ScrollMetrics?
  /// What is seen of it; nil before it is laid out for the first time.
  var shown: ShownView?

  package init(_ name: String) { self.name = name }

  package func add(_ child: View) {
    child.parent = self
    children.append(child)
  }

  /// The highest offset at which the content still fills the frame, in points.
  package var endOffset: Double {
    guard let scroll else { return 0 }
    return max(0, scroll.contentSize.height + scroll.contentInset.bottom - frame.height)
  }
}

extension View: Hashable {
  package static func == (one: View, other: View) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View: CustomStringConvertible {
  package var description: String { name }
}

import KeyboardEvents

/// All that a model may see of a screen, and all that it may change: values in, values out.
///
/// Frames are in window coordinates, the window fills the screen, and the root view is the window's child that holds
/// what is edited. A model returns the values as it wants them; only the root's frame and the insets and offsets count.
struct FormValues: Hashable {
  /// The window, which fills the screen; its origin is zero.
  var window: Rect
  /// The safe area of the root view.
  var safeArea: Insets
  /// The root view, as it stands now.
  var root: Rect
  /// The root view as layout alone has it, without what anybody has moved.
  var rootLayout: Rect
  /// What is edited, or nil.
  var field: EditedField?
  /// Every scroll view, by its number.
  var scrolls: [FormScroll]
  /// The numbers of the scroll views around what is edited, or was last, from the inside out.
  var chain: [Int]
}

/// What is edited.
struct EditedField: Hashable {
  /// The frame in window coordinates.
  var frame: Rect
  /// The caret in window coordinates, or nil where the host knows none.
  var caret: Rect?
  /// Whether it is a multi-line text that scrolls; such a one is the first in the chain.
  var isText: Bool
}

/// A scroll view.
struct FormScroll: Hashable {
  /// The frame in window coordinates.
  var frame: Rect
  /// The content's point at the frame's top left corner.
  var offset: Point
  /// The content inset that app and avoidance have written.
  var inset: Insets
  /// The inset of the indicators.
  var indicators: Insets
  /// The size of the content.
  var content: Size
  /// What the host adds to the inset by itself.
  var hostInset: Insets
}

extension FormScroll {
  /// The lowest vertical offset of a settled scroll view.
  var leastOffset: Double { -(inset.top + hostInset.top) }

  /// The highest vertical offset of a settled scroll view.
  var greatestOffset: Double { greatestOffset(bottomInset: inset.bottom) }

  /// The highest vertical offset, were the bottom of the inset this.
  func greatestOffset(bottomInset: Double) -> Double {
    max(leastOffset, content.height + bottomInset + hostInset.bottom - frame.height)
  }

  /// Moves the content, no further than a settled scroll view goes.
  mutating func scroll(toY y: Double) { offset.y = min(max(y, leastOffset), greatestOffset) }

  /// A rectangle of the window in the coordinates of the content.
  func inContent(_ rect: Rect) -> Rect { rect.offsetBy(x: offset.x - frame.minX, y: offset.y - frame.minY) }
}

extension FormValues {
  /// The scroll view around what is edited, by its number; a text that is edited is not around itself.
  var innermost: Int? { chain.dropFirst(field?.isText == true ? 1 : 0).first }
}

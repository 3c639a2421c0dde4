public import AvoidanceStrategies
public import KeyboardEvents
public import ViewTrees

/// All that the engine asks of a tree and does to it, by handles: functions that do not tell what tree it is.
///
/// Functions and not a generic type: a generic class is called through its table by code for any tree, which costs a
/// hundred times as much, while a function is compiled for the tree that it captures.
@usableFromInline
struct TreeAccess {
  /// Walks up from the focus, and reads it and the scroll views that it is in.
  let readSurroundings: (inout FocusSurroundings) -> Void
  /// Reads the same focus and scroll views as they stand now.
  let readAgain: (inout FocusSurroundings) -> Void
  /// Lists a node and its ancestors.
  let readPath: (NodeHandle, inout UniqueList<NodeHandle>) -> Void
  let depth: (NodeHandle) -> Int
  /// Whether a node has no parent, as a window.
  let isRoot: (NodeHandle) -> Bool
  /// The part of the window that the scroll views around a node let through; nil where there are none.
  let clip: (NodeHandle) -> Rect?
  /// Whether the first node is the second one or inside it.
  let isInside: (NodeHandle, NodeHandle) -> Bool
  let window: (NodeHandle) -> WindowPlace?
  let frame: (NodeHandle) -> Rect
  let frameInWindow: (NodeHandle) -> Rect
  /// Reads a scroll view as it stands; false for a node that is none.
  let readScroll: (NodeHandle, inout ScrollContext) -> Bool
  let constraint: (ConstraintHandle) -> ConstraintMetrics<NodeHandle>?
  let guide: (GuideHandle) -> GuideMetrics<NodeHandle>?
  let read: (HeldProperty) -> PropertyValue?
  let write: (HeldProperty, PropertyValue) -> Void
  let isSetByHost: (HeldProperty) -> Bool
  let release: (HeldProperty) -> Void
  let layoutIfNeeded: () -> Void
  /// Lets go of everything that is not marked.
  let keep: (HandleMarks) -> Void
  /// Whether everything that is kept is marked, and nothing else is.
  let isKept: (HandleMarks) -> Bool
  /// Whether anything was looked at that was not kept the last time.
  let hasNew: () -> Bool

  @usableFromInline
  init(
    readSurroundings: @escaping (inout FocusSurroundings) -> Void,
    readAgain: @escaping (inout FocusSurroundings) -> Void,
    readPath: @escaping (NodeHandle, inout UniqueList<NodeHandle>) -> Void, depth: @escaping (NodeHandle) -> Int,
    isRoot: @escaping (NodeHandle) -> Bool, clip: @escaping (NodeHandle) -> Rect?,
    isInside: @escaping (NodeHandle, NodeHandle) -> Bool, window: @escaping (NodeHandle) -> WindowPlace?,
    frame: @escaping (NodeHandle) -> Rect, frameInWindow: @escaping (NodeHandle) -> Rect,
    readScroll: @escaping (NodeHandle, inout ScrollContext) -> Bool,
    constraint: @escaping (ConstraintHandle) -> ConstraintMetrics<NodeHandle>?,
    guide: @escaping (GuideHandle) -> GuideMetrics<NodeHandle>?,
    read: @escaping (HeldProperty) -> PropertyValue?, write: @escaping (HeldProperty, PropertyValue) -> Void,
    isSetByHost: @escaping (HeldProperty) -> Bool, release: @escaping (HeldProperty) -> Void,
    layoutIfNeeded: @escaping () -> Void, keep: @escaping (HandleMarks) -> Void,
    isKept: @escaping (HandleMarks) -> Bool, hasNew: @escaping () -> Bool
  ) {
    self.readSurroundings = readSurroundings
    self.readAgain = readAgain
    self.readPath = readPath
    self.depth = depth
    self.isRoot = isRoot
    self.clip = clip
    self.isInside = isInside
    self.window = window
    self.frame = frame
    self.frameInWindow = frameInWindow
    self.readScroll = readScroll
    self.constraint = constraint
    self.guide = guide
    self.read = read
    self.write = write
    self.isSetByHost = isSetByHost
    self.release = release
    self.layoutIfNeeded = layoutIfNeeded
    self.keep = keep
    self.isKept = isKept
    self.hasNew = hasNew
  }
}

@available(*, unavailable)
extension TreeAccess: Sendable {}

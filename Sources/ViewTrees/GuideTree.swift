/// A tree with keyboard guides: rectangles at the bottom of a view that other views are laid out by.
///
/// A tree without them names `Never` as its ``GuideID`` and writes nothing more.
public protocol GuideTree: ViewTree {
  /// What names a guide.
  associatedtype GuideID: Hashable

  /// Returns the metrics of a guide, or nil for one that is not in a window.
  func guideMetrics(of guide: GuideID) -> GuideMetrics<NodeID>?

  /// Writes the guide's height above the bottom of its view, in points; nil puts it to rest.
  func setGuideHeight(_ height: Double?, of guide: GuideID)
}

/// What a keyboard guide tells of itself.
public struct GuideMetrics<NodeID: Hashable>: Hashable {
  /// The view that the guide is in.
  public var node: NodeID
  /// The height at rest: the safe area at the view's bottom, or 0.
  public var restingHeight: Double
  /// The height that was written, or nil at rest.
  public var height: Double?
  /// Whether the guide follows a keyboard that is not docked.
  public var followsUndockedKeyboard: Bool

  /// How far above the keyboard a finger takes hold of it, in points, like the height of what is laid out on the guide.
  public var dismissPadding: Double

  /// Creates metrics.
  public init(
    node: NodeID, restingHeight: Double, height: Double?, followsUndockedKeyboard: Bool = false,
    dismissPadding: Double = 0
  ) {
    self.node = node
    self.restingHeight = restingHeight
    self.height = height
    self.followsUndockedKeyboard = followsUndockedKeyboard
    self.dismissPadding = dismissPadding
  }
}

extension GuideMetrics: Sendable where NodeID: Sendable {}

extension GuideTree where GuideID == Never {
  /// Never called: there is no guide.
  public func guideMetrics(of guide: Never) -> GuideMetrics<NodeID>? {}
  /// Never called: there is no guide.
  public func setGuideHeight(_ height: Double?, of guide: Never) {}
}

public import KeyboardEvents

/// A tree whose views can be moved and resized.
public protocol FrameTree: ViewTree {
  /// Returns the frame of a node in the coordinates of its parent.
  func frame(of node: NodeID) -> Rect

  /// Moves or resizes a node; what hangs on its edges follows at the next layout.
  ///
  /// Where the host's own layout puts the node back later, that is noticed at the next evaluation and made good.
  func setFrame(_ frame: Rect, of node: NodeID)

  /// Returns what of a node's frame the host's own layout sets anew each time, by constraints or otherwise.
  ///
  /// Of the rest a change is taken for a change of the app's own value. The default is nothing.
  func hostPlacement(of node: NodeID) -> HostPlacement

  /// Lets the host's own layout set parts of a frame again that ``setFrame(_:of:)`` had written over.
  ///
  /// Called only for parts that ``hostPlacement(of:)`` names; the default does nothing.
  func releaseFrame(_ parts: HostPlacement, of node: NodeID)
}

extension FrameTree {
  /// Nothing: frames stay as they are written.
  public func hostPlacement(of node: NodeID) -> HostPlacement { [] }

  /// Does nothing: the host's layout sets no part of a frame.
  public func releaseFrame(_ parts: HostPlacement, of node: NodeID) {}
}

/// Parts of a frame that a host's layout sets by itself.
public struct HostPlacement: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public var rawValue: Int

  /// Creates parts from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static var top: HostPlacement { HostPlacement(rawValue: 1) }
  /// The height.
  public static var height: HostPlacement { HostPlacement(rawValue: 2) }
}

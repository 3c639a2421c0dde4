public import KeyboardEvents

extension AvoidanceContext {
  /// Whether the keyboard covers part of the window.
  @inlinable
  public func isKeyboardUp(floating policy: FloatingPolicy = .ignore) -> Bool {
    Obstacle(keyboard, floating: policy).isUp(in: window)
  }

  /// Whether the keyboard is an obstacle to what a view shows: docked in its window, or where asked for afloat over it.
  @inlinable
  public func isKeyboardUp(for frame: Rect, floating policy: FloatingPolicy = .ignore) -> Bool {
    Obstacle(keyboard, floating: policy).isUp(for: frame, in: window)
  }

  /// Returns the line below which a frame counts as covered, or nil where the keyboard is no obstacle to it.
  ///
  /// A docked keyboard is one where it stands in the same columns as the frame; its line may lie below the frame. One that
  /// is not docked is one only if asked for, and where the two meet.
  @inlinable
  public func coveringTop(of frame: Rect, floating policy: FloatingPolicy = .ignore) -> Double? {
    Obstacle(keyboard, floating: policy).top(covering: frame)
  }

  /// Returns the height that the keyboard covers of a frame as far as the ``clip`` lets it through, in points, not below 0.
  ///
  /// Of a docked keyboard that is the height of the intersection; one that is not docked covers from its top down to the
  /// frame's bottom.
  @inlinable
  public func coveredHeight(of frame: Rect, floating policy: FloatingPolicy = .ignore) -> Double {
    Obstacle(keyboard, floating: policy).coveredHeight(of: frame, through: clip)
  }
}

/// What a keyboard that is not docked means to a strategy.
public enum FloatingPolicy: Hashable, Sendable, CaseIterable {
  /// It covers nothing.
  case ignore
  /// From its top down counts as covered, where it meets the view.
  case avoid
  /// Guides follow it; to all other strategies it covers nothing.
  case follow
}

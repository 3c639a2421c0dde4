public import KeyboardEvents

/// What is being edited, in window coordinates.
public struct FocusRegion: Hashable, Sendable {
  /// The frame of the field or text.
  public var frame: Rect
  /// The caret, or the moving end of the selection; nil where the host knows none.
  public var caret: Rect?
  /// What is wanted in sight instead of the field: the longest leading part of these that fits; usually empty.
  public var anchors: [Rect]
  /// The space that the field itself wants above the keyboard, in points; it replaces the strategy's.
  public var distance: Double?
  /// Whether the field is the innermost scroll view itself, as a multi-line text is.
  public var isScrollView: Bool
  /// How far scrolling by strategies inside the target has moved the focus from its unmoved place, in points.
  public var scrolledInside: Point

  /// Creates a region; what is left out is not there.
  public init(
    frame: Rect, caret: Rect? = nil, anchors: [Rect] = [], distance: Double? = nil, isScrollView: Bool = false,
    scrolledInside: Point = .zero
  ) {
    self.frame = frame
    self.caret = caret
    self.anchors = anchors
    self.distance = distance
    self.isScrollView = isScrollView
    self.scrolledInside = scrolledInside
  }
}

/// What of the focus is brought into sight.
public enum RevealSubject: Hashable, Sendable, CaseIterable {
  /// The whole field; of one that is larger than the room, its caret.
  case field
  /// The caret, or the whole field where there is none.
  case caret
}

extension FocusRegion {
  /// Returns the part that is to be in sight, given the height of the room for it, in points.
  ///
  /// Anchors come first: the longest leading part of them that fits together. A field that does not fit gives way to its
  /// caret.
  public func region(_ subject: RevealSubject, fitting height: Double) -> Rect {
    region(subject, of: frame, fitting: height)
  }

  /// The same where only part of the field can be seen, whatever is done.
  func region(_ subject: RevealSubject, of frame: Rect, fitting height: Double) -> Rect {
    guard var region = anchors.first else {
      let isCaretWanted = subject == .caret || frame.height > height
      return isCaretWanted ? caret ?? frame : frame
    }
    for anchor in anchors.dropFirst() {
      let larger = region.union(anchor)
      guard larger.height <= height else { break }
      region = larger
    }
    return region
  }
}

extension FocusRegion {
  /// Moves all of it up and left, as scrolling what it is in does.
  mutating func move(by step: Point) {
    frame = frame.offsetBy(x: -step.x, y: -step.y)
    for index in anchors.indices { anchors[index] = anchors[index].offsetBy(x: -step.x, y: -step.y) }
    moveCaret(by: step)
  }

  /// Moves the caret up and left, as scrolling a text does.
  mutating func moveCaret(by step: Point) { caret = caret?.offsetBy(x: -step.x, y: -step.y) }
}

public import KeyboardEvents

// What happens to a tree from outside: its app writes, its user scrolls and edits, its device turns. All of it is shown at
// once. As in any host, nobody is told: whoever lets it happen tells the avoider by `layoutDidChange()`, or posts the
// editing event.
extension SimulatedTree {
  /// The app writes a content inset, in points.
  ///
  /// Over a bottom that avoidance has changed, a value nearer to the app's own old one replaces that, and any other moves it
  /// by the difference. A node that is no scroll view has none.
  public func appSetsInset(_ inset: Insets, of node: NodeID) { change { appSetsInset(inset, of: node.index) } }

  /// The app writes the insets of the scroll indicators, in points; otherwise like ``appSetsInset(_:of:)``.
  public func appSetsIndicators(_ inset: Insets, of node: NodeID) {
    change { appSetsIndicators(inset, of: node.index) }
  }

  /// The app scrolls to an offset, in points, which is taken as it is, also out of range.
  public func appSetsOffset(_ offset: Point, of node: NodeID) { change { appSetsOffset(offset, of: node.index) } }

  /// The app writes the constant of a constraint, in points, by the rule of ``appSetsInset(_:of:)``.
  public func appSetsConstant(_ constant: Double, of constraint: ConstraintID) {
    change { appSetsConstant(constant, of: constraint.index) }
  }

  /// The app puts a constraint in force, or out of it.
  public func appSetsActive(_ isActive: Bool, of constraint: ConstraintID) {
    change { appSetsActive(isActive, of: constraint.index) }
  }

  /// The app moves or resizes a view, in the coordinates of what it is in, or a window, in those of its screen.
  public func appSetsFrame(_ frame: Rect, of node: NodeID) { change { appSetsFrame(frame, of: node.index) } }

  /// The user scrolls; the offset, in points, ends in range, and at a page where there are pages.
  public func userScrolls(_ node: NodeID, to offset: Point) { change { userScrolls(node.index, to: offset) } }

  /// The user begins to edit a field or text, moves on to another one, or ends editing by nil.
  public func userEdits(_ node: NodeID?) { focused = node?.index }

  /// The user moves the caret of a text; its place is in points, in the coordinates of the text's content.
  public func userPutsCaret(_ caret: Rect, in node: NodeID) { model.nodes[node.index].caret = caret }

  /// The main screen turns; a window that filled it fills it again.
  public func deviceTurns(to size: Size, safeArea: Insets) { change { turnScreen(to: size, safeArea: safeArea) } }

  /// The safe area of a screen changes, as by a bar of the app's; a screen that is not there has none.
  public func safeAreaChanges(to safeArea: Insets, of screen: ScreenID) {
    guard model.screens.indices.contains(screen.rawValue) else { return }
    change { model.screens[screen.rawValue].safeArea = safeArea }
  }
}

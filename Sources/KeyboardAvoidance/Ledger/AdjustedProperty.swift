package import KeyboardEvents
package import ViewTrees

/// A property of a tree that adjustments can change.
package enum AdjustedProperty<Tree: AvoidableTree>: Hashable {
  case contentInsetBottom(Tree.NodeID)
  case indicatorInsetBottom(Tree.NodeID)
  case contentOffset(Tree.NodeID)
  case constant(Tree.ConstraintID)
  case isActive(Tree.ConstraintID)
  case originY(Tree.NodeID)
  case height(Tree.NodeID)
  case guideHeight(Tree.GuideID)
}

/// The value of an adjusted property.
package enum PropertyValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case flag(Bool)
  case height(Double?)

  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .flag: true
    case .height(let height): height?.isFinite ?? true
    }
  }

  /// Whether two values differ by no more than hosts round by, a thousandth of a point.
  func isNear(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number(let first), .number(let second)): abs(first - second) <= 0.001
    case (.point(let first), .point(let second)):
      abs(first.x - second.x) <= 0.001 && abs(first.y - second.y) <= 0.001
    case (.height(let first?), .height(let second?)): abs(first - second) <= 0.001
    default: self == other
    }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension AdjustedProperty {
  /// Whether it is an offset, which the user moves too.
  package var isOffset: Bool {
    if case .contentOffset = self { true } else { false }
  }

  /// Whether writing it moves or resizes views, other than by scrolling.
  var movesViews: Bool {
    switch self {
    case .constant, .isActive, .originY, .height, .guideHeight: true
    case .contentInsetBottom, .indicatorInsetBottom, .contentOffset: false
    }
  }

  /// Whether the host's layout alone decides the value, so that whatever it sets is a value of its own.
  func isSetByHost(in tree: Tree) -> Bool {
    switch self {
    case .originY(let node): tree.hostPlacement(of: node).contains(.top)
    case .height(let node): tree.hostPlacement(of: node).contains(.height)
    default: false
    }
  }

  /// Lets the host's layout set the property again.
  func release(in tree: Tree) {
    switch self {
    case .originY(let node): tree.releaseFrame(.top, of: node)
    case .height(let node): tree.releaseFrame(.height, of: node)
    default: break
    }
  }

  /// Reads the property, or nil where the tree does not have it any more.
  package func read(from tree: Tree) -> PropertyValue? {
    switch self {
    case .contentInsetBottom(let node): tree.scrollMetrics(of: node).map { .number($0.contentInset.bottom) }
    case .indicatorInsetBottom(let node): tree.scrollMetrics(of: node).map { .number($0.indicatorInset.bottom) }
    case .contentOffset(let node): tree.scrollMetrics(of: node).map { .point($0.contentOffset) }
    case .constant(let constraint): tree.constraintMetrics(of: constraint).map { .number($0.constant) }
    case .isActive(let constraint): tree.constraintMetrics(of: constraint).map { .flag($0.isActive) }
    case .originY(let node): .number(tree.frame(of: node).minY)
    case .height(let node): .number(tree.frame(of: node).height)
    case .guideHeight(let guide): tree.guideMetrics(of: guide).map { .height($0.height) }
    }
  }

  /// Writes the property; this is the one place that writes to a tree.
  func write(_ value: PropertyValue, to tree: Tree) {
    switch (self, value) {
    case (.contentInsetBottom(let node), .number(let bottom)):
      guard var inset = tree.scrollMetrics(of: node)?.contentInset else { return }
      inset.bottom = bottom
      tree.setContentInset(inset, of: node)
    case (.indicatorInsetBottom(let node), .number(let bottom)):
      guard var inset = tree.scrollMetrics(of: node)?.indicatorInset else { return }
      inset.bottom = bottom
      tree.setIndicatorInset(inset, of: node)
    case (.contentOffset(let node), .point(let offset)): tree.setContentOffset(offset, of: node)
    case (.constant(let constraint), .number(let constant)): tree.setConstant(constant, of: constraint)
    case (.isActive(let constraint), .flag(let isActive)): tree.setActive(isActive, of: constraint)
    case (.originY(let node), .number(let y)):
      var frame = tree.frame(of: node)
      frame.origin.y = y
      tree.setFrame(frame, of: node)
    case (.height(let node), .number(let height)):
      var frame = tree.frame(of: node)
      frame.size.height = height
      tree.setFrame(frame, of: node)
    case (.guideHeight(let guide), .height(let height)): tree.setGuideHeight(height, of: guide)
    default: break
    }
  }

  /// What the property is called in issues and decisions.
  package var name: String {
    switch self {
    case .contentInsetBottom: "contentInset.bottom"
    case .indicatorInsetBottom: "indicatorInset.bottom"
    case .contentOffset: "contentOffset"
    case .constant: "constant"
    case .isActive: "isActive"
    case .originY: "frame.origin.y"
    case .height: "frame.size.height"
    case .guideHeight: "guide.height"
    }
  }
}

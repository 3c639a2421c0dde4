/// The frames that constraints give to the views and guides of a hierarchy: all in their superviews' coordinates.
///
/// Constraints on edges, centers and extents are linear, so the hierarchy is one system of equations. In it come first
/// constraints by their priority, then intrinsic sizes, and last that everything stays where it is.
@MainActor
struct LayoutSolution {
  private enum Axis: Int { case horizontal, vertical }

  private var numbers: [ObjectIdentifier: Int] = [:]
  private var system = LinearSystem()

  init(_ root: UIView) {
    let views = root.everything
    for (index, item) in views.flatMap({ [$0] + $0.layoutGuides as [AnyObject] }).enumerated() {
      numbers[ObjectIdentifier(item)] = index * 4
    }
    let constraints = views.flatMap { $0.constraints }.sorted { $0.priority.rawValue > $1.priority.rawValue }
    var tight: [NSLayoutConstraint] = []
    // An inequality that is not met becomes an equality; more rounds than this no hierarchy of the tests needs.
    for _ in 0..<6 {
      solve(views, constraints, tight)
      let broken = constraints.filter { constraint in !tight.contains { $0 === constraint } && isBroken(constraint) }
      guard !broken.isEmpty else { return }
      tight += broken
    }
  }

  /// The frame of a view or guide.
  func frame(of item: AnyObject) -> CGRect {
    CGRect(
      x: value(extent(item, .horizontal, 0)), y: value(extent(item, .vertical, 0)),
      width: value(extent(item, .horizontal, 1)), height: value(extent(item, .vertical, 1)))
  }

  private func value(_ expression: LinearExpression) -> CGFloat { CGFloat(system.reduced(expression).constant) }

  private mutating func solve(
    _ views: [UIView], _ constraints: [NSLayoutConstraint], _ tight: [NSLayoutConstraint]
  ) {
    system = LinearSystem()
    for constraint in constraints where constraint.relation == .equal || tight.contains(where: { $0 === constraint }) {
      if let difference = difference(constraint) { system.add(zero: difference) }
    }
    for view in views {
      let natural = view.intrinsicContentSize
      if natural.width != UIView.noIntrinsicMetric { stay(view, .horizontal, 1, natural.width) }
      if natural.height != UIView.noIntrinsicMetric { stay(view, .vertical, 1, natural.height) }
    }
    for item in views.flatMap({ [$0] + $0.layoutGuides as [AnyObject] }) {
      let frame = (item as? UIView)?.frameWithoutTransform ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
      stay(item, .horizontal, 1, frame.width)
      stay(item, .vertical, 1, frame.height)
      stay(item, .horizontal, 0, frame.minX)
      stay(item, .vertical, 0, frame.minY)
    }
  }

  private mutating func stay(_ item: AnyObject, _ axis: Axis, _ part: Int, _ value: CGFloat) {
    system.add(zero: extent(item, axis, part) - LinearExpression(Double(value)))
  }

  private func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.relation != .equal, let difference = difference(constraint) else { return false }
    let value = value(difference)
    return constraint.relation == .greaterThanOrEqual ? value < -0.001 : value > 0.001
  }

  /// What has to be 0 in an equality: the left side less the right one.
  private func difference(_ constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let first = constraint.first, NSLayoutConstraint.owner(first) != nil else { return nil }
    let second = constraint.second
    var right = LinearExpression(Double(constraint.constant))
    if constraint.secondAttribute != .notAnAttribute {
      guard let second, NSLayoutConstraint.owner(second) != nil else { return nil }
      let other = side(second, constraint.secondAttribute, facing: first)
      right = right.adding(other, times: Double(constraint.multiplier))
    }
    return side(first, constraint.firstAttribute, facing: second) - right
  }

  /// One side of a constraint, in the coordinates of the window.
  ///
  /// Of a scroll view its subviews see the content.
  private func side(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?
  ) -> LinearExpression {
    var item = item
    if let scroll = item as? UIScrollView, let owner = NSLayoutConstraint.owner(other), owner !== scroll,
      owner.isDescendant(of: scroll)
    {
      item = scroll.contentLayoutGuide
    }
    let axis: Axis
    let share: Double
    switch attribute {
    case .width: return extent(item, .horizontal, 1)
    case .height: return extent(item, .vertical, 1)
    case .left, .leading, .leftMargin, .leadingMargin: (axis, share) = (.horizontal, 0)
    case .right, .trailing, .rightMargin, .trailingMargin: (axis, share) = (.horizontal, 1)
    case .centerX, .centerXWithinMargins: (axis, share) = (.horizontal, 0.5)
    case .top, .topMargin, .firstBaseline: (axis, share) = (.vertical, 0)
    case .bottom, .bottomMargin, .lastBaseline: (axis, share) = (.vertical, 1)
    default: (axis, share) = (.vertical, 0.5)
    }
    return origin(item, axis).adding(extent(item, axis, 1), times: share)
  }

  /// Where an item begins, in the coordinates of the window.
  private func origin(_ item: AnyObject, _ axis: Axis) -> LinearExpression {
    let start = extent(item, axis, 0)
    guard let around = item is UIView ? (item as? UIView)?.superview : (item as? UILayoutGuide)?.owningView else {
      return start
    }
    let shift = axis == .horizontal ? around.bounds.minX : around.bounds.minY
    return start + origin(around, axis) - LinearExpression(Double(shift))
  }

  /// The start (part 0) or the extent (part 1) of an item, in the coordinates of what it is in.
  private func extent(_ item: AnyObject, _ axis: Axis, _ part: Int) -> LinearExpression {
    if let view = item as? UIView, view.translatesAutoresizingMaskIntoConstraints || view.superview == nil {
      let frame = view.frameWithoutTransform
      return LinearExpression(Double(frame.number(axis.rawValue, part)))
    }
    if let guide = item as? UILayoutGuide, let insets = guide.systemInsets, let owner = guide.owningView {
      let (start, end) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let origin = axis == .horizontal ? owner.bounds.minX : owner.bounds.minY
      if part == 0 { return LinearExpression(Double(origin + start)) }
      return extent(owner, axis, 1) - LinearExpression(Double(start + end))
    }
    guard let number = numbers[ObjectIdentifier(item)] else { return LinearExpression() }
    return LinearExpression(variable: number + axis.rawValue * 2 + part)
  }
}

extension CGRect {
  fileprivate func number(_ axis: Int, _ part: Int) -> CGFloat {
    switch (axis, part) {
    case (0, 0): minX
    case (0, _): width
    case (_, 0): minY
    default: height
    }
  }
}

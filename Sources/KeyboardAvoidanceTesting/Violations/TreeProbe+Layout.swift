import KeyboardEvents
public import ViewTrees

extension TreeProbe where Tree: ConstraintTree {
  /// Returns the violations of what `ConstraintTree` promises.
  ///
  /// O(constraints × nodes × depth).
  ///
  /// A constraint that is out of force is not put in force, as it may contradict those that are.
  /// - Parameters:
  ///   - constraints: those that are looked at.
  ///   - naming: returns what violations call a constraint.
  public func constraintViolations(
    of constraints: [Tree.ConstraintID], naming: (Tree.ConstraintID) -> String
  ) -> [TreeViolation] {
    constraints.flatMap { constraint in
      guard let metrics = tree.constraintMetrics(of: constraint) else { return [TreeViolation]() }
      let place = naming(constraint)
      guard metrics.constant.isFinite, metrics.line.isFinite, metrics.span.isUsable else {
        let finding = "constant \(number(metrics.constant)), line \(number(metrics.line)), span \(words(metrics.span))"
        return [TreeViolation(.constraintMetricsAreFinite, at: place, finding: finding)]
      }
      let before = frames
      let found = writingViolations(constraint, metrics, at: place)
      return found.isEmpty ? notGivenBack(since: before, at: place) : found
    }
  }

  private func writingViolations(
    _ constraint: Tree.ConstraintID, _ metrics: ConstraintMetrics<Tree.NodeID>, at place: String
  ) -> [TreeViolation] {
    var found: [TreeViolation] = []
    let constant = metrics.constant - 8
    tree.setConstant(constant, of: constraint)
    let read = tree.constraintMetrics(of: constraint)?.constant
    tree.setConstant(metrics.constant, of: constraint)
    if read.map({ !$0.isNear(constant) }) ?? true {
      let seen = read.map { number($0) } ?? "nothing"
      found.append(
        TreeViolation(.constantIsKept, at: place, finding: "\(number(constant)) was written, and \(seen) read"))
    }
    guard metrics.isActive else { return found }
    tree.setActive(false, of: constraint)
    // One that is out of force may have no metrics, as it is in no window then.
    let isActive = tree.constraintMetrics(of: constraint)?.isActive ?? false
    tree.setActive(true, of: constraint)
    if isActive {
      found.append(TreeViolation(.activityIsKept, at: place, finding: "put out of force, and still in it"))
    } else if tree.constraintMetrics(of: constraint)?.isActive != true {
      found.append(TreeViolation(.activityIsKept, at: place, finding: "put in force, and still out of it"))
    }
    return found
  }
}

extension TreeProbe where Tree: GuideTree {
  /// Returns the violations of what `GuideTree` promises.
  ///
  /// O(guides × nodes × depth).
  ///
  /// - Parameters:
  ///   - guides: those that are looked at.
  ///   - naming: returns what violations call a guide.
  public func guideViolations(of guides: [Tree.GuideID], naming: (Tree.GuideID) -> String) -> [TreeViolation] {
    guides.flatMap { guide in
      guard let metrics = tree.guideMetrics(of: guide) else { return [TreeViolation]() }
      let place = naming(guide)
      let heights = [metrics.restingHeight, metrics.height ?? 0]
      guard heights.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
        let finding =
          "at rest \(number(metrics.restingHeight)), and now \(metrics.height.map { number($0) } ?? "at rest")"
        return [TreeViolation(.guideMetricsAreFinite, at: place, finding: finding)]
      }
      let before = frames
      var found: [TreeViolation] = []
      for height in [metrics.restingHeight + 100, nil, 0] {
        tree.setGuideHeight(height, of: guide)
        let read = tree.guideMetrics(of: guide)?.height
        guard read != height else { continue }
        let (wrote, seen) = (height.map { number($0) } ?? "nil", read.map { number($0) } ?? "nil")
        found.append(TreeViolation(.guideHeightIsKept, at: place, finding: "\(wrote) was written, and \(seen) read"))
      }
      tree.setGuideHeight(metrics.height, of: guide)
      return found.isEmpty ? notGivenBack(since: before, at: place) : found
    }
  }
}

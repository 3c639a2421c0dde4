import KeyboardAvoidance
import KeyboardEvents

extension SceneRun {
  /// Looks whether something is true, after everything has settled unless this very moment is meant.
  func expect(_ expectation: Scene.Expectation, _ statement: Scene.Statement) {
    tree.settleOffsets()
    if !expectation.isNow { settle() }
    let found = mismatch(expectation.claim, isNow: expectation.isNow)
    previous = avoider.adjustmentsInForce
    outcome.expectationCount += 1
    observer?.expectation(statement, found)
    guard let found, !outcome.failures.contains(where: { $0.place == statement.place }) else { return }
    outcome.failures.append(
      SceneOutcome.Failure(place: statement.place, expectation: statement.text, found: found))
  }

  /// What was found instead, or nil where the claim is true.
  private func mismatch(_ claim: Scene.Claim, isNow: Bool) -> String? {
    switch claim {
    case .value(let property, let value, let tolerance):
      guard let found = self.value(of: property, isNow: isNow) else { return "no such property" }
      return found.isWithin(tolerance, of: value) ? nil : "found \(found)"
    case .visible(let name, let isCaret, let margin):
      return hindrance(name, isCaret: isCaret, margin: margin, isNow: isNow).map { "found \($0)" }
    case .covered(let name):
      return hindrance(name, isCaret: false, margin: 0, isNow: isNow) == nil ? "found it in sight" : nil
    case .overlap(let name, let height):
      let found = overlap(name, isNow: isNow)
      return abs(found - height) <= tolerance ? nil : "found \(number(found))"
    case .keyboard(let phase):
      let found = tracker.state().phase
      return found == phase ? nil : "found \(found.rawValue)"
    case .focus(let name):
      let found = tree.focused.map { tree.model.nodes[$0].name }
      return found == name ? nil : "found \(found ?? "none")"
    case .order(let names):
      let found = fieldOrder.fields.map { tree.model.nodes[$0].name }
      return found == names ? nil : "found \(found.joined(separator: " "))"
    case .restored: return unrestored()
    case .unmoved: return moved()
    case .observers(let count):
      let found = center.registrations.count { $0.name == stateChange && $0.owner != Self.observerID.text }
      return found == count ? nil : "found \(found)"
    case .motion(let duration, let curve):
      guard let motion = animator.lastMotion else { return "found no motion" }
      let isSame = abs(motion.duration - duration) <= 1e-6 && motion.curve.rawValue == curve
      return isSame ? nil : "found \(number(motion.duration)) \(motion.curve.rawValue)"
    case .issue(let kind):
      defer { issues.recent = [] }
      return issues.recent.contains { $0.kind == kind } ? nil : "found \(issueWords)"
    case .noIssues:
      defer { issues.recent = [] }
      return issues.recent.isEmpty ? nil : "found \(issueWords)"
    }
  }

  private var stateChange: String { EventName<KeyboardStateChange>.keyboardStateChange.text }
  private var tolerance: Double { 0.5 }

  private var issueWords: String {
    issues.recent.isEmpty ? "no issues" : issues.recent.map { $0.kind.rawValue }.joined(separator: " ")
  }

  private func unrestored() -> String? {
    let differences = tree.differencesFromApp(kept: keptOffsets, tolerance: tolerance)
    if !differences.isEmpty { return "found \(differences.joined(separator: ", ")) changed" }
    return avoider.isAdjusting ? "found an adjustment in force" : nil
  }

  private func overlap(_ name: String, isNow: Bool) -> Double {
    guard let node = tree.node(named: name)?.index, let obstacle = obstacle(for: node), obstacle.isDocked else {
      return 0
    }
    return seenPart(of: node, isNow: isNow)?.intersection(obstacle.frame)?.height ?? 0
  }

  /// What the scroll views around a node and its window let through, on the screen.
  private func seenPart(of node: Int, isNow: Bool) -> Rect? {
    var part: Rect? = screenFrame(node, isNow)
    var container = tree.model.nodes[node].parent
    while let current = container {
      if tree.model.nodes[current].clips { part = part?.intersection(screenFrame(current, isNow)) }
      container = tree.model.nodes[current].parent
    }
    return part
  }
}

extension SceneRun {
  /// What keeps a view, or its caret, from being in sight; nil where nothing does.
  func hindrance(_ name: String, isCaret: Bool, margin: Double, isNow: Bool) -> String? {
    guard let node = tree.node(named: name)?.index else { return "no such view" }
    var frame = screenFrame(node, isNow)
    var container = tree.model.nodes[node].parent
    if isCaret {
      guard let caret = tree.model.nodes[node].caret else { return "no caret" }
      let offset = isNow ? tree.shownValues(of: node).offset : tree.model.nodes[node].scroll?.offset ?? .zero
      frame = caret.offsetBy(x: frame.minX - offset.x, y: frame.minY - offset.y)
      container = node
    }
    while let current = container {
      let record = tree.model.nodes[current]
      if record.clips, !screenFrame(current, isNow).holds(frame, tolerance: tolerance) {
        return "\(place(frame)) outside \(record.name) \(place(screenFrame(current, isNow)))"
      }
      container = record.parent
    }
    guard let obstacle = obstacle(for: node) else { return nil }
    let isCovered: Bool
    if obstacle.isDocked {
      isCovered =
        obstacle.frame.sharesColumn(with: frame) && frame.maxY + margin > obstacle.frame.minY + tolerance
    } else {
      var wanted = frame
      wanted.size.height += margin
      isCovered = obstacle.frame.intersection(wanted).map { $0.width > tolerance && $0.height > tolerance } ?? false
    }
    return isCovered ? "\(place(frame)) under the keyboard \(place(obstacle.frame))" : nil
  }

  private func place(_ rect: Rect) -> String { Scene.Value.rect(rect).description }

  /// What avoidance has changed since the previous expectation, or nil where it changed nothing.
  ///
  /// A value that stays, or whose distance from the app's own stays, has not moved: what the app or the user did
  /// themselves is no movement.
  private func moved() -> String? {
    let current = avoider.adjustmentsInForce
    for property in Set(current.keys).union(previous.keys) {
      guard let now = property.read(from: tree) else { continue }
      let before = previous[property]
      let after = current[property]
      let base = after?.base ?? now
      let kind = property.kind
      let isSame = { (first: PropertyValue, second: PropertyValue) in
        kind.isSame(first, second, within: self.tolerance)
      }
      guard let before else {
        // Adjusted now and not before: moved, unless it is where it would be anyway.
        if isSame(now, base) { continue }
        return "found \(kind.name) moved to \(kind.words(for: now))"
      }
      if isSame(before.written, now) { continue }
      if let difference = kind.difference(from: before.base, to: before.written),
        let other = kind.difference(from: base, to: now),
        zip(difference, other).allSatisfy({ abs($0 - $1) <= tolerance })
      {
        continue
      }
      // An offset that is not ours any more is the user's or the app's.
      if kind.isOffset, after == nil, !isSame(now, before.base) { continue }
      return "found \(kind.name) moved from \(kind.words(for: before.written)) to \(kind.words(for: now))"
    }
    return nil
  }
}

extension Rect {
  /// Whether another rectangle lies inside, give or take a tolerance.
  func holds(_ other: Rect, tolerance: Double) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}

extension KeyboardState {
  /// The state in one word.
  var phase: Scene.KeyboardPhase {
    switch placement {
    case .hidden: .hidden
    case .docked: .docked
    case .floating: .floating
    }
  }
}

extension PropertyKind {
  /// The numbers of a value of this kind; nil where it is no number.
  func numbers(of value: PropertyValue) -> [Double]? {
    switch self {
    case .isActive: nil
    case .contentOffset: [value.point.x, value.point.y]
    case .guideHeight: value.height.map { [$0] }
    default: [value.number]
    }
  }

  func isSame(_ first: PropertyValue, _ second: PropertyValue, within tolerance: Double) -> Bool {
    guard let numbers = numbers(of: first), let others = self.numbers(of: second) else { return first == second }
    return zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance }
  }

  func difference(from base: PropertyValue, to value: PropertyValue) -> [Double]? {
    guard let numbers = numbers(of: value), let others = self.numbers(of: base) else { return nil }
    return zip(numbers, others).map { $0 - $1 }
  }

  func words(for value: PropertyValue) -> String {
    guard let numbers = numbers(of: value) else {
      return self == .isActive ? value.isOn ? "on" : "off" : "rest"
    }
    return numbers.map { KeyboardAvoidanceTesting.number($0) }.joined(separator: ",")
  }
}

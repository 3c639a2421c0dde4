import KeyboardEvents

extension LawChecker {
  private static var frameCount: Int { 8 }

  /// Law 6: each statement is followed to the end of all motion, and the focus looked at on the way.
  ///
  /// Only keyboards that come from below and reach over the whole window: one that passes by, or floats, may pass over
  /// anything on its way.
  func coveredInMotion(in scene: Scene) throws(SceneError) -> String? {
    let run = run(of: scene)
    return try walk(scene) { statement throws(SceneError) in
      let before = run.keyboardOverFocus
      let wasInSight = run.namesInSight
      try run.perform(statement)
      guard let name = run.focusName, wasInSight.contains(name), before.isPlain, run.keyboardOverFocus.isPlain else {
        run.settle()
        return nil
      }
      let covered = run.firstCoveredFrame(of: name, in: Self.frameCount)
      run.settle()
      guard let covered, run.isInSight(name) else { return nil }
      return "\(name) is covered on the way: \(covered)"
    }
  }
}

extension SceneRun {
  /// How the keyboard of the focus's screen stands to the focus.
  fileprivate enum KeyboardPlace {
    case none, plain, other

    var isPlain: Bool { self != .other }
  }

  fileprivate var focusName: String? { tree.focused.map { tree.model.nodes[$0].name } }

  fileprivate var keyboardOverFocus: KeyboardPlace {
    guard let focus = tree.focused else { return .none }
    switch tracker.state(of: ScreenID(rawValue: tree.layout { $0.screen(of: focus) })).placement {
    case .hidden: return .none
    case .floating: return .other
    case .docked(let frame):
      let window = tree.layout { layout in layout.screenFrame(layout.window(of: focus)) }
      return frame.minX <= window.minX && frame.maxX >= window.maxX ? .plain : .other
    }
  }

  fileprivate func isInSight(_ name: String) -> Bool {
    guard let node = tree.node(named: name)?.index else { return false }
    let screen = tree.model.screens[tree.layout { $0.screen(of: node) }].bounds
    // Below the screen's bottom a keyboard waits that counts as hidden.
    return screen.holds(tree.shownScreenFrame(of: node), tolerance: 0)
      && hindrance(name, isCaret: false, margin: 0, isNow: true) == nil
  }

  /// The names of all that can be edited and is in sight.
  fileprivate var namesInSight: Set<String> {
    Set(tree.model.nodes.filter { $0.isEditable }.map { $0.name }.filter { isInSight($0) })
  }

  /// Lets the motion run, and tells what hides the view at the first frame at which anything does.
  fileprivate func firstCoveredFrame(of name: String, in count: Int) -> String? {
    var covered: String?
    let start = clock.now
    guard let end = [tree.motions.end, keyboards.end].compactMap({ $0 }).max(), end > start else { return nil }
    for frame in 1..<count {
      clock.advance(to: start + (end - start) * Double(frame) / Double(count))
      guard covered == nil else { continue }
      covered = hindrance(name, isCaret: false, margin: 0, isNow: true)
        .map { "\($0) at \(number(clock.now - start)) s" }
    }
    return covered
  }
}

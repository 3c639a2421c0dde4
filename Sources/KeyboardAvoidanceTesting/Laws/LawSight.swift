import KeyboardAvoidance
import KeyboardEvents

/// What a single avoider is to bring into sight, in screen coordinates, as far as anybody can say so without a strategy.
///
/// It is made where the answer is beyond doubt: one avoider at work, a field in its target, a docked keyboard that reaches
/// over the whole window and covers part of the target. Everywhere else laws 1 and 2 ask nothing.
struct LawSight {
  /// The avoider.
  let avoidance: Scene.Avoidance
  /// What it works on.
  let target: Int
  /// What is edited.
  let focus: Int
  /// The frame of what is edited.
  let frame: Rect
  /// The space wanted below it.
  let distance: Double
  /// The window of both.
  let window: Rect
  /// The keyboard.
  let keyboard: Rect
}

extension LawSight {
  /// The part of the window above the keyboard.
  var room: Rect {
    Rect(x: window.minX, y: window.minY, width: window.width, height: min(window.maxY, keyboard.minY) - window.minY)
  }

  /// The space wanted, as far as a room has it to spare.
  func space(in room: Rect) -> Double { max(0, min(distance, room.height - frame.height)) }
}

extension SceneRun {
  /// The avoiders that the scene describes.
  var avoidances: [Scene.Avoidance] {
    scene.statements.compactMap { if case .avoid(let avoidance) = $0.action { avoidance } else { nil } }
  }

  /// What the only avoider is to bring into sight now, or nil where nobody can say.
  func sight() -> LawSight? {
    guard avoidances.count == 1, let avoidance = avoidances.first, isAtWork(avoidance), avoidance.reveal == .field,
      let target = revealTarget(of: avoidance), let focus = tree.focused, isInside(focus, target),
      case .field = tree.model.nodes[focus].kind, followsMotion(focus, of: target, avoidance.method)
    else { return nil }
    // A window may be what is shifted; the room is where it stands by itself.
    var unmoved = unmovedLayout
    let window = unmoved.screenFrame(unmoved.window(of: focus))
    let (frame, screen) = tree.layout { ($0.screenFrame(focus), $0.screen(of: focus)) }
    guard case .docked(let keyboard) = tracker.state(of: ScreenID(rawValue: screen)).placement,
      keyboard.minX <= window.minX, keyboard.maxX >= window.maxX, keyboard.minY > window.minY, !frame.isEmpty,
      unadjustedPart(of: target)?.intersects(keyboard) == true
    else { return nil }
    return LawSight(
      avoidance: avoidance, target: target, focus: focus, frame: frame,
      distance: tree.model.nodes[focus].traits.distance ?? avoidance.distance, window: window, keyboard: keyboard)
  }

  func isAtWork(_ avoidance: Scene.Avoidance) -> Bool {
    attachments[avoidance.name].map { $0.isAttached && $0.isEnabled && !$0.isSuspended } ?? false
  }

  /// What a strategy that reveals works on.
  private func revealTarget(of avoidance: Scene.Avoidance) -> Int? {
    switch avoidance.method {
    case .inset(let name), .shift(let name), .automatic(let name): tree.node(named: name)?.index
    case .constant, .switch, .guide, .resize, .none: nil
    }
  }

  func isInside(_ node: Int, _ container: Int) -> Bool {
    var current: Int? = node
    while let node = current {
      if node == container { return true }
      current = tree.model.nodes[node].parent
    }
    return false
  }

  /// The part of a node that what is around it lets through, had avoidance moved and resized nothing.
  private func unadjustedPart(of node: Int) -> Rect? {
    var layout = unmovedLayout
    var part: Rect? = layout.screenFrame(node)
    var ancestor = tree.model.nodes[node].parent
    while let current = ancestor {
      if tree.model.nodes[current].clips { part = part?.intersection(layout.screenFrame(current)) }
      ancestor = tree.model.nodes[current].parent
    }
    return part
  }

  /// The layout had avoidance moved and resized nothing; offsets are as they are.
  var unmovedLayout: SimulatedLayout { SimulatedLayout(tree.unadjustedFrames) }

  /// Whether a field goes along when the avoider moves its target or the content in it, by what it moves.
  ///
  /// A constraint may hold it where it is, let it follow only part of the way, or resize what cuts it; then moving may not
  /// bring it into sight.
  private func followsMotion(_ focus: Int, of target: Int, _ method: Scene.Method) -> Bool {
    if case .automatic = method, !scrollsAround(focus, in: target).allSatisfy({ followsScrolling(focus, of: $0) }) {
      return false
    }
    let frame = tree.layout { $0.screenFrame(focus) }
    return [-1024, 8, 1024].allSatisfy { step in
      var model = tree.model
      if case .inset = method {
        model.nodes[target].scroll?.offset.x += step
        model.nodes[target].scroll?.offset.y += step
      } else {
        model.nodes[target].writtenTop = tree.layout { $0.frame(target) }.minY - step
      }
      var layout = SimulatedLayout(model)
      let moved = layout.screenFrame(focus)
      let keepsSizes = scrollsAround(focus, in: target).allSatisfy { scroll in
        layout.frame(scroll).height == tree.layout { $0.frame(scroll) }.height
      }
      return abs(moved.minY + step - frame.minY) < 1e-6 && moved.height == frame.height && keepsSizes
    }
  }

  /// Whether a field goes along with the content of a scroll view around it.
  private func followsScrolling(_ focus: Int, of scroll: Int) -> Bool {
    let frame = tree.layout { $0.screenFrame(focus) }
    var model = tree.model
    model.nodes[scroll].scroll?.offset.y += 8
    var layout = SimulatedLayout(model)
    return abs(layout.screenFrame(focus).minY + 8 - frame.minY) < 1e-6
  }

  /// The scroll views between a field and the view that holds it, with that view if it is one.
  private func scrollsAround(_ focus: Int, in target: Int) -> [Int] {
    var scrolls: [Int] = []
    var ancestor = tree.model.nodes[focus].parent
    while let current = ancestor {
      if tree.model.nodes[current].scroll != nil { scrolls.append(current) }
      if current == target { break }
      ancestor = tree.model.nodes[current].parent
    }
    return scrolls
  }
}

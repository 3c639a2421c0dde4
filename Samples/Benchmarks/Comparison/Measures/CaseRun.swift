import KeyboardAvoidanceTesting
import KeyboardEvents

/// One run of a generated case by one system, and what was measured.
struct CaseRun {
  /// What was measured after one statement.
  struct Step {
    /// The line of the statement in the text of the case.
    var line: Int
    var measures = Measures()
  }

  /// How far a scroll view ever stood beyond the end of its content and of the room that the keyboard makes necessary.
  private(set) var greatestOverscroll = 0.0

  /// The statements after which something was measured.
  private(set) var steps: [Step] = []
  private let run: SceneRun
  private let reader: FormReader
  private let host: ModelHost?

  init(_ scene: Scene, by system: System) throws(SceneError) {
    run = SceneRun(scene)
    reader = FormReader(scene, run.tree)
    let (run, reader) = (run, reader)
    host = system.model(distance: 0).map { ModelHost($0, in: run, reader: reader) }
    for statement in scene.played(by: system) { try carryOut(statement) }
  }

  /// The sums over the case.
  var measures: Measures { steps.reduce(into: Measures()) { $0 += $1.measures } }
}

extension CaseRun {
  private mutating func carryOut(_ statement: Scene.Statement) throws(SceneError) {
    if case .declare = statement.action { return try perform(statement) }
    let field = statement.action.field.flatMap { run.tree.node(named: $0) } ?? run.tree.focusedNode
    let place = field.flatMap { reader.place(of: $0) }
    let before = Occasion(run)
    try perform(statement)
    run.settle()
    reader.noteFocus()
    let after = Occasion(run)
    var step = Step(line: statement.place.line)
    switch statement.action {
    case .rotate, .scroll, .set, .add: try clampByHost()
    case .focus, .keyboard, .post:
      guard let field, let place, let newPlace = reader.place(of: field) else { break }
      // A keyboard that leaves takes back what it has moved.
      guard after.keyboardTop != nil || before.keyboardTop == nil else { break }
      let reaches = Reach.reaches(from: place, to: newPlace, above: after.keyboardTop)
      let way = place.frame.minY - newPlace.frame.minY
      step.measures.needless = reaches.reduce(.infinity) { min($0, $1.needlessPart(of: way)) }
      greatestOverscroll = max(greatestOverscroll, newPlace.overscroll(above: after.keyboardTop))
      guard after.keyboardTop != nil, after != before else { break }
      step.measures.covered = newPlace.missingHeight(
        of: reaches.reduce(.infinity) { min($0, $1.visibleHeight) }, above: after.keyboardTop)
    default: break
    }
    if statement.action.isHide { step.measures.unrestored = unrestored() }
    // Without a keyboard, what stands where it belongs is the app's from there on.
    if after.keyboardTop == nil { run.tree.adoptOffsets(deviatingAtMost: 0.01) }
    if step.measures != Measures() { steps.append(step) }
  }

  private func perform(_ statement: Scene.Statement) throws(SceneError) {
    try run.perform([statement]) { _ in nil }
  }

  /// How far values are from where they belong; from here on offsets belong where they are.
  private func unrestored() -> Double {
    defer { run.tree.adoptOffsets() }
    return run.tree.deviationsFromApp().reduce(0) { $0 + ($1.points > 0.01 ? $1.points : 0) }
  }

  /// Hosts bring offsets into range when sizes or insets have changed.
  private func clampByHost() throws(SceneError) {
    run.tree.hostClampsOffsets()
    for statement in Scene(name: "", actions: [.relayout]).statements { try perform(statement) }
    host?.layOut()
  }
}

/// What gives a reason to bring a field into sight when it changes.
private struct Occasion: Hashable {
  let focus: SimulatedTree.NodeID?
  let placement: KeyboardState.Placement

  init(_ run: SceneRun) {
    focus = run.tree.focusedNode
    placement = run.tracker.state().placement
  }

  /// The line above which things are to be seen, or nil where no docked keyboard is up.
  var keyboardTop: Double? { if case .docked(let frame) = placement { frame.minY } else { nil } }
}

extension Scene.Action {
  /// The field in which the statement begins editing.
  fileprivate var field: String? { if case .focus(let name) = self { name } else { nil } }

  /// Whether the statement tells everybody that the keyboard hides.
  fileprivate var isHide: Bool {
    switch self {
    case .keyboard(let move): move.kind == .hide
    case .post(let posting): posting.kind == .willHide
    default: false
    }
  }
}

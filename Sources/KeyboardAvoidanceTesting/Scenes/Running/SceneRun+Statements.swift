import KeyboardAvoidance
import KeyboardEvents

extension SceneRun {
  func perform(_ statement: Scene.Statement, log: (String) -> [UInt8]?) throws(SceneError) {
    switch statement.action {
    case .declare, .expect: break
    default: settleLayout()
    }
    observer?.statement(statement)
    switch statement.action {
    case .declare(let declaration): declare(declaration)
    case .avoid(let avoidance):
      if let missing = missingStrategy(of: avoidance) {
        throw error(statement, found: "no strategy '\(missing)'", expected: "one that the run was handed by its name")
      }
      avoid(avoidance)
    case .repeat: break
    case .expect(let expectation): expect(expectation, statement)
    case .replay(let name):
      guard let text = log(name) else {
        throw error(statement, found: "no log '\(name)' beside the scene", expected: "the name of a readable file")
      }
      guard replay(text) else {
        throw error(statement, found: "no keyboard notification in '\(name)'", expected: "a log with at least one")
      }
    default: happen(statement.action)
    }
    if case .declare = statement.action { return }
    if let cause = contradiction() { throw error(statement, found: cause, expected: "constraints that agree") }
    observer?.moment(moment())
  }

  private func happen(_ action: Scene.Action) {
    switch action {
    case .focus(let name): focus(tree.node(named: name)?.index)
    case .blur: focus(nil)
    case .keyboard(let move): moveKeyboard(move)
    case .post(let posting): post(posting)
    case .drag(let y): drag(y)
    case .set(let property, let value): set(property, value)
    case .add(let property, let number): add(number, to: property)
    case .scroll(let name, let offset):
      guard let node = tree.node(named: name) else { return }
      tree.change { tree.userScrolls(node.index, to: offset) }
      avoider.layoutDidChange()
    case .rotate(let size, let safeArea): rotate(size, safeArea)
    case .relayout: layOut()
    case .lifecycle(let step, let name): perform(step, on: name)
    case .navigate(let navigation): navigate(navigation)
    case .tapView(let name): tap(view: name)
    case .tapPoint(let point): tap(point)
    case .wait(let seconds): advance(by: seconds)
    case .settle: settle()
    case .declare, .avoid, .repeat, .expect, .replay: break
    }
  }

  private func declare(_ declaration: Scene.Declaration) {
    hasNews = true
    tree.declare(declaration)
    guard case .screen(let name, let size, _, _) = declaration, let screen = tree.screen(named: name) else { return }
    let bounds = Rect(origin: .zero, size: size)
    tracker.setBounds(bounds, of: screen)
    if isWindowImplicit, screen == .main { tree.declare(.window(name: "window", frame: bounds, screen: nil)) }
  }

  /// Once all is declared, scroll views take their places, and it is there to be seen.
  func settleLayout() {
    tree.settleOffsets()
    guard hasNews else { return }
    hasNews = false
    observer?.moment(moment())
  }

  private func contradiction() -> String? {
    tree.layout { layout in
      for node in layout.model.nodes.indices { _ = layout.frame(node) }
      if layout.hasCycle { return "a cycle of constraints" }
      return layout.isTooDeep ? "an edge that hangs on more than \(SimulatedLayout.depthLimit) others" : nil
    }
  }

  func focus(_ node: Int?) {
    guard node != tree.focused else { return }
    tree.focused = node
    center.post(.editingChange, node == nil ? .ended : .began)
  }

  func layOut() {
    tree.change { tree.layOutByHost() }
    avoider.layoutDidChange()
  }

  private func rotate(_ size: Size, _ safeArea: Insets) {
    tree.change { tree.turnScreen(to: size, safeArea: safeArea) }
    tracker.setBounds(Rect(origin: .zero, size: size))
    avoider.layoutDidChange()
  }
}

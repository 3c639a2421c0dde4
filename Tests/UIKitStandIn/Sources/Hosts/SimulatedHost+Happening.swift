import KeyboardAvoidance
package import KeyboardAvoidanceTesting
package import KeyboardEvents
import ViewTrees

extension SimulatedHost {
  package func edit(_ name: String?) {
    tree.userEdits(name.map { node($0) })
    center.post(.editingChange, name == nil ? .ended : .began)
  }

  package func putCaret(inLine line: Int, of name: String) {
    tree.userPutsCaret(caret(inLine: line), in: node(name))
  }

  package func type(inLine line: Int, of name: String) {
    putCaret(inLine: line, of: name)
    center.post(.editingChange, .caret)
  }

  package func keyboard(_ change: KeyboardChange) {
    switch change {
    case .show(let frame, let duration): try? emitter.show(to: frame, over: duration)
    case .hide(let duration): emitter.hide(to: emitter.lastFrame().map { below($0) }, over: duration)
    case .hideReporting(let frame): emitter.hide(to: frame)
    case .float(let frame):
      emitter.hide(to: nil)
      try? emitter.move(to: frame)
    case .drag(let top): emitter.drag(top: top)
    case .report(let event, let frame, let isForeign):
      try? emitter.post(event, KeyboardTransition(endFrame: frame, animationDuration: 0.25, isLocal: !isForeign))
    case .finish: emitter.finish()
    }
  }

  package func turn(to size: Size, safeArea: Insets) {
    self.safeArea = safeArea
    tree.deviceTurns(to: size, safeArea: safeArea)
    setBounds(size)
    tree.appSetsFrame(Rect(origin: .zero, size: size), of: node("root"))
    avoider?.layoutDidChange()
  }

  package func moveWindow(to frame: Rect) {
    tree.appSetsFrame(frame, of: node("window"))
    tree.appSetsFrame(Rect(origin: .zero, size: frame.size), of: node("root"))
    avoider?.layoutDidChange()
  }

  package func move(_ name: String, to frame: Rect) {
    tree.appSetsFrame(frame, of: node(name))
    avoider?.layoutDidChange()
  }

  package func addBottomBar(height: Double) {
    safeArea.bottom += height
    tree.safeAreaChanges(to: safeArea, of: .main)
  }

  package func scroll(_ name: String, to offset: Point) { tree.userScrolls(node(name), to: offset) }

  package func setBottomInset(_ inset: Double, of name: String) {
    tree.appSetsInset(Insets(bottom: inset), of: node(name))
  }

  package func setConstant(_ constant: Double, of name: String) {
    tree.appSetsConstant(constant, of: constraint(name))
  }

  package func frame(_ name: String) -> Rect {
    let window = tree.window(of: node(name))?.frame ?? .zero
    return tree.frameInWindow(of: node(name)).offsetBy(x: window.minX, y: window.minY)
  }

  package func caret(_ name: String) -> Rect? { tree.caretInWindow(of: node(name)) }

  package func offset(_ name: String) -> Point { tree.scrollMetrics(of: node(name))?.contentOffset ?? .zero }

  package func bottomInsets(_ name: String) -> (content: Double, indicators: Double) {
    let metrics = tree.scrollMetrics(of: node(name))
    return (metrics?.contentInset.bottom ?? 0, metrics?.indicatorInset.bottom ?? 0)
  }

  package func constant(_ name: String) -> Double { tree.constraintMetrics(of: constraint(name))?.constant ?? 0 }
}

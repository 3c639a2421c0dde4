import KeyboardAvoidanceTesting
import KeyboardEvents

/// A scene that replays a log on a screen: a form, an avoider, each notification, and what the keyboard then is.
struct LoggedScene {
  let notifications: [LoggedNotification]
  let screen: Size
  /// Where the log comes from, for the comment at the scene's top.
  let source: String

  /// The text of the scene.
  ///
  /// What it expects is what the rules for keyboard events make of the log today; the scene is run once to find out. The
  /// inset stands at the end, because to wait for it earlier would change when the next notification comes.
  func text() throws(Problem) -> String {
    let steps = steps()
    let today = try outcome(of: steps)
    var lines = opening
    for (step, phase) in zip(steps, today.phases) { lines += step + ["expect now keyboard \(phase.rawValue)"] }
    if let inset = today.inset { lines.append("expect form.inset.bottom \(inset)") }
    return lines.joined(separator: "\n")
  }

  private var opening: [String] {
    let size = Scene.Value.size(screen)
    let width = screen.width
    let field = Scene.Value.rect(Rect(x: 16, y: max(0, screen.height - 60), width: max(0, width - 32), height: 44))
    let count = notifications.count
    return [
      "# \(count) notification\(count == 1 ? "" : "s") of \(source), on a screen of \(size).",
      "screen \(size)",
      "scroll form in window \(Scene.Value.rect(Rect(origin: .zero, size: screen))) content \(size)",
      "field edited in form \(field)",
      "avoid a: inset form",
      "focus edited",
    ]
  }

  /// The statements of each notification: the time since the one before, a comment, and the notification.
  private func steps() -> [[String]] {
    zip(notifications, notifications.pauses).map { notification, pause in
      let wait = pause > 0 ? ["wait \(Scene.Value.number(pause.rounded(toPlaces: 3)))"] : []
      return wait + PostStatement(notification, on: screen).lines
    }
  }

  /// What the keyboard is after each step, and the form's inset when all has come to rest.
  private func outcome(of steps: [[String]]) throws(Problem) -> (phases: [Scene.KeyboardPhase], inset: Scene.Value?) {
    var phases: [Scene.KeyboardPhase] = []
    var inset: Scene.Value?
    var observer = SceneObserver()
    var isStepOver = false
    observer.statement = { isStepOver = $0.action == .relayout }
    observer.moment = { moment in
      if isStepOver { phases.append(moment.phase) }
      inset = moment.items.first { $0.name == "form" }?.values.first { $0.name == "inset.bottom" }?.value
    }
    // A layout changes nothing here; it marks the end of a step, also of one that only has a comment.
    let lines = opening + steps.flatMap { $0 + ["relayout"] } + ["settle"]
    do throws(SceneError) {
      _ = try Scene(reading: lines.joined(separator: "\n"), name: source).run(observer: observer)
    } catch {
      throw Problem(error.description)
    }
    return (phases, inset)
  }
}

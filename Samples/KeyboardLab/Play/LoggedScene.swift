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
  /// What it expects is what the rules for keyboard events make of the log today; the scene is run once to find out.
  func text() throws(Problem) -> String {
    let steps = steps()
    let phases = try phases(after: steps)
    var lines = opening
    for (step, phase) in zip(steps, phases) { lines += step + ["expect now keyboard \(phase.rawValue)"] }
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
    var wait = 0.0
    var lastStamp: Double?
    return notifications.map { notification in
      let stamp = notification.secondsOfDay
      if let stamp, let lastStamp { wait = stamp - lastStamp }
      lastStamp = stamp ?? lastStamp
      let pause = wait.isFinite && wait > 0 ? ["wait \(Scene.Value.number(wait.rounded(toPlaces: 3)))"] : []
      wait = stamp == nil ? notification.duration ?? 0 : 0
      return pause + PostStatement(notification, on: screen).lines
    }
  }

  /// What the keyboard is after each step.
  private func phases(after steps: [[String]]) throws(Problem) -> [Scene.KeyboardPhase] {
    var phases: [Scene.KeyboardPhase] = []
    var observer = SceneObserver()
    var isStepOver = false
    observer.statement = { isStepOver = $0.action == .relayout }
    observer.moment = { if isStepOver { phases.append($0.phase) } }
    // A layout changes nothing here; it marks the end of a step, also of one that only has a comment.
    let lines = opening + steps.flatMap { $0 + ["relayout"] }
    do throws(SceneError) {
      _ = try Scene(reading: lines.joined(separator: "\n"), name: source).run(observer: observer)
    } catch {
      throw Problem(error.description)
    }
    return phases
  }
}

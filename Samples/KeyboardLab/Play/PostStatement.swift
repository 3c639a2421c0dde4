import KeyboardAvoidanceTesting
import KeyboardEvents

/// The statement of a scene that posts what a log tells, below a comment that says where it stood.
struct PostStatement {
  let lines: [String]

  init(_ notification: LoggedNotification, on screen: Size) {
    let turned = notification.turned(onto: Rect(origin: .zero, size: screen))
    var notes: [String] = []
    var words = ["post", notification.kind.rawValue]
    let frames = [("begin", notification.begin, turned.begin), ("end", notification.end, turned.end)]
    for case (let word, let logged?, let frame?) in frames {
      if frame.isWritable {
        words += [word, Scene.Value.rect(frame).description]
      } else {
        notes.append("\(word) \(Scene.Value.rect(logged)) left out: no size is below 0")
      }
    }
    words += ["over", notification.duration.map { Scene.Value.number($0).description } ?? "none"]
    words += ["curve", notification.curve.flatMap { Int32(exactly: $0) }.map { $0.description } ?? "none"]
    if notification.isLocal == false { words.append("foreign") }
    notes = ["line \(notification.line)"] + notification.turns(to: turned) + notes
    lines = ["# " + notes.joined(separator: "; "), words.joined(separator: " ")]
  }
}

extension Rect {
  /// Whether a scene can post the frame: it takes numbers that are not finite, and no size below 0.
  fileprivate var isWritable: Bool { ![size.width, size.height].contains { $0 < 0 && $0.isFinite } }
}

extension LoggedNotification {
  /// The word that a scene has for it; a log that gives no name tells of a change.
  fileprivate var kind: Scene.Posting.Kind {
    switch name {
    case .willShow: .willShow
    case .didShow: .didShow
    case .willHide: .willHide
    case .didHide: .didHide
    case .willChangeFrame, nil: .willChange
    case .didChangeFrame: .didChange
    }
  }
}

import KeyboardAvoidanceTesting
import KeyboardEvents

/// The statement of a scene that posts what a log tells, below a comment that says where it stood.
struct PostStatement {
  let lines: [String]

  init(_ notification: LoggedNotification, on screen: Size) {
    let bounds = Rect(origin: .zero, size: screen)
    var notes: [String] = []
    var words = ["post", notification.kind.rawValue]
    for (word, frame) in [("begin", notification.begin), ("end", notification.end)] {
      guard let frame else { continue }
      let turned = frame.turned(onto: bounds)
      if turned != frame { notes.append("\(word) turned from \(Scene.Value.rect(frame))") }
      if turned.isWritable {
        words += [word, Scene.Value.rect(turned).description]
      } else {
        notes.append("\(word) \(Scene.Value.rect(frame)) left out: no size is below 0")
      }
    }
    words += ["over", notification.duration.map { Scene.Value.number($0).description } ?? "none"]
    words += ["curve", notification.curve.flatMap { Int32(exactly: $0) }.map { $0.description } ?? "none"]
    if notification.isLocal == false { words.append("foreign") }
    notes.insert("line \(notification.line)", at: 0)
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

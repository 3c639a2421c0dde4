import KeyboardAvoidanceTesting
import KeyboardEvents

extension SceneMoment {
  /// The view that is being edited.
  var edited: Item? { items.first { $0.isFocused } }

  /// Where the keyboard begins and where what is edited ends, which is what it is all about; in points of the screen.
  var measures: [String] {
    var measures = [keyboard.map { "keyboard at \($0.minY.words)" } ?? "no keyboard"]
    if let edited { measures.append("\(edited.name) ends at \(edited.frame.maxY.words)") }
    return measures
  }

  /// What the keyboard is, and where it is seen.
  var keyboardWords: String {
    guard let keyboard else { return phase.rawValue }
    return "\(phase == .hidden ? "leaving" : phase.rawValue), at \(keyboard.words)"
  }

  /// How much of what is edited is out of sight, in a few words.
  var sight: String? {
    guard let edited else { return nil }
    let frame = edited.caret ?? edited.frame
    let name = edited.caret == nil ? edited.name : "the caret of \(edited.name)"
    guard let visible = edited.visibleFrame?.intersection(screen), let part = visible.intersection(frame) else {
      return "\(name) is out of sight"
    }
    if let keyboard, let covered = keyboard.intersection(part), covered.height > 0.5 {
      return "the keyboard covers \(covered.height.words) of \(name)"
    }
    let cut = frame.height - part.height
    return cut > 0.5 ? "\(cut.words) of \(name) is cut off" : "\(name) is in sight"
  }
}

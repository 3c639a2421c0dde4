extension LogGrammar {
  /// Takes the name of a notification or an event.
  mutating func takeName(_ kind: Name.Kind, _ name: LoggedNotification.Name, at token: LogToken) {
    key = nil
    line.isRelevant = true
    let container = frames.container
    let isLabelled = line.label == .name
    let time = line.time ?? (isLabelled ? container?.time : nil)
    self.name = Name(
      kind: kind,
      label: LogLabel(name: name, line: token.line, time: time, isCertain: isLabelled || kind == .message),
      frame: isLabelled ? container?.id : nil, isExpansion: line.isExpansion)
  }

  /// Looks at the token behind a name, which may show that it is a method's: `keyboardWillShow(`, `keyboardWillShow:]`.
  ///
  /// Returns whether the token is the parenthesis of a message, which holds its fields.
  mutating func passName(_ token: LogToken) -> Bool {
    guard let found = name else { return false }
    var isMethod = false
    if token.isGlued {
      switch token.kind {
      case .separator where !found.hasColon && found.kind != .message:
        name?.hasColon = true
        return false
      case .open(.parenthesis):
        if found.kind == .message {
          settleName()
          return true
        }
        isMethod = true
      case .close(.parenthesis), .close(.bracket):
        isMethod = found.hasColon
      default:
        break
      }
    }
    if isMethod { name = nil } else { settleName() }
    return false
  }

  /// Hands on a name that is no method's.
  mutating func settleName() {
    guard let found = name else { return }
    name = nil
    switch found.kind {
    case .notification:
      nearby = nil
      assembler.add(found.label, frame: found.frame, isExpansion: found.isExpansion, frames)
    case .event, .message:
      if let frame = found.frame {
        if !assembler.attach(found.label, frame: frame, frames) { frames.label(found.label) }
      } else {
        nearby = Nearby(label: found.label)
      }
    }
  }

  /// Counts a word between an event's name and its dictionary: three may stand there, a sentence may not.
  mutating func passWord() {
    nearby?.wordCount += 1
    if nearby?.wordCount ?? 0 > 3 { nearby = nil }
  }
}

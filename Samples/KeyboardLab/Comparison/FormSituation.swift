import KeyboardAvoidanceTesting
import KeyboardEvents

/// The same form on the same device, with one of the four strategies to keep the edited field in sight.
enum FormSituation: String, CaseIterable {
  case inset, constant, shift, guide

  /// The form as a scene: a page with a header and three fields, of which the lowest is edited.
  ///
  /// At rest that field ends at 762 in each of the four, 16 above the safe area, and each strategy is asked to keep it 16
  /// above the keyboard.
  var declarations: String {
    """
    screen 375x812 safe 44,0,34,0
    view page in window 0,0,375,812
    view header in page 0,44,375,44
    \(form)
    field name in form 16,24,343,44
    field mail in form 16,88,343,44
    field note in form 16,630,343,44
    \(avoidance)
    """
  }

  /// What the strategy does, in a line.
  var summary: String {
    switch self {
    case .inset: "the form is a scroll view: room is made at its end, and the field is scrolled into sight"
    case .constant: "the form's lower edge is a constraint: its constant lifts it, and the field hangs on it"
    case .shift: "the whole page moves up, by what is missing"
    case .guide: "the field hangs on a guide, and the guide's top is the keyboard's"
    }
  }

  private var form: String {
    switch self {
    case .inset: "scroll form in page 0,88,375,724 content 375x690"
    case .constant, .shift, .guide: "view form in page 0,88,375,724"
    }
  }

  private var avoidance: String {
    switch self {
    case .inset:
      "avoid a: inset form distance 16"
    case .constant:
      """
      constraint top form.top = page.top + 88
      constraint low form.bottom = page.safe.bottom
      constraint end note.bottom = form.bottom - 16
      avoid a: constant low
      """
    case .shift:
      "avoid a: shift page distance 16"
    case .guide:
      """
      guide keys of form
      constraint end note.bottom = keys.top - 16
      avoid a: guide keys
      """
    }
  }

  /// The whole scene: the form, and a log that is replayed one notification at a time.
  func text(replaying log: [LoggedNotification]) -> String {
    var lines = [declarations, "focus note"]
    for notification in log {
      lines += PostStatement(notification, on: Size(width: 375, height: 812)).lines
      lines.append("expect visible note")
    }
    lines.append("expect restored")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FormSituation {
  /// What the strategy writes to, read from a moment: a word for it and the value.
  func writtenValues(in moment: SceneMoment) -> [(word: String, value: Double)] {
    switch self {
    case .inset:
      [("inset", moment.number("inset.bottom", of: "form")), ("offset", moment.number("offset", of: "form"))]
    case .constant: [("constant", moment.number("low.constant", of: "form"))]
    case .shift: [("page at", moment.item("page")?.frame.minY ?? 0)]
    case .guide: [("height", moment.number("height", of: "keys"))]
    }
  }
}

extension SceneMoment {
  /// What bears a name on the screen.
  func item(_ name: String) -> Item? { items.first { $0.name == name } }

  /// A reading of something as a number, of a point its y.
  fileprivate func number(_ reading: String, of name: String) -> Double {
    switch item(name)?.values.first(where: { $0.name == reading })?.value {
    case .number(let number): number
    case .point(let point): point.y
    default: 0
    }
  }
}

import KeyboardAvoidanceTesting
import KeyboardEvents

extension FormGenerator {
  /// Editing begins and the keyboard comes, in either order; some things happen; the keyboard goes.
  mutating func addEvents() {
    if isOne(in: 4) { scrollByUser() }
    if isOne(in: 8) {
      show()
      focus()
    } else {
      focus()
      show()
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) { addEvent() }
    hide()
    if isOne(in: 2) { actions.append(.blur) }
    if isOne(in: 3) {
      focus()
      show()
      hide()
    }
  }

  private mutating func addEvent() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: focus()
    case 3, 4: show()
    case 5: undock()
    case 6: float()
    case 7: postForeign()
    case 8: if isDocked { turn() }
    case 9, 10: write()
    case 11, 12: scrollByUser()
    default:
      hide()
      focus()
      show()
    }
  }

  private mutating func focus() {
    guard let field = fields.randomElement(using: &random) else { return }
    actions.append(.focus(field))
  }

  private mutating func show() {
    actions.append(.keyboard(Scene.KeyboardMove(kind: .show, frame: docked())))
    isDocked = true
  }

  private mutating func hide() {
    actions.append(.keyboard(Scene.KeyboardMove(kind: .hide, frame: nil)))
    isDocked = false
  }

  private mutating func docked() -> Rect {
    let height = points(screen.size.height * 0.2, screen.size.height * 0.55)
    return Rect(x: 0, y: screen.size.height - height, width: screen.size.width, height: height)
  }

  /// Undocking from the menu: a change of the frame and a hide, then moves without either; docking is a show.
  private mutating func undock() {
    isDocked = false
    var frame = docked()
    frame.origin.y -= points(40, max(40, frame.minY))
    post(.willChange, frame)
    post(.willHide, frame)
    post(.didChange, frame)
    post(.didHide, frame)
    if isOne(in: 2) {
      frame.origin.y = points(0, frame.minY)
      post(.willChange, frame)
      post(.didChange, frame)
    }
    if !isOne(in: 3) { show() }
  }

  /// A small floating keyboard, which hides the docked one first and reports nothing while it is dragged.
  private mutating func float() {
    let frame = Rect(
      x: points(0, screen.size.width / 3), y: points(0, screen.size.height / 2), width: screen.size.width / 2,
      height: screen.size.height / 4)
    hide()
    post(.willChange, .zero)
    post(.willChange, frame)
    post(.didChange, frame)
    if !isOne(in: 3) { show() }
  }

  /// Another app's keyboard, in a window of which this one sees only the notifications.
  private mutating func postForeign() {
    let frame = docked()
    for kind in [Scene.Posting.Kind.willChange, .willShow, .didChange, .didShow] { post(kind, frame, isForeign: true) }
  }

  private mutating func post(_ kind: Scene.Posting.Kind, _ end: Rect, isForeign: Bool = false) {
    var posting = Scene.Posting(kind: kind)
    posting.end = end
    posting.isForeign = isForeign
    actions.append(.post(posting))
  }

  /// A turn with the keyboard up: on phones it hides before and shows after, on tablets only its frame changes.
  private mutating func turn() {
    let isPhone = isOne(in: 2)
    if isPhone { hide() }
    screen = screen.turned
    actions.append(.rotate(screen.size, safeArea: screen.safeArea))
    if isPhone {
      show()
    } else {
      actions.append(.keyboard(Scene.KeyboardMove(kind: .move, frame: docked())))
    }
  }

  /// The app writes a value of its own, or adds to what is there.
  private mutating func write() {
    guard let scroll = scrolls.randomElement(using: &random) else { return }
    let property = Scene.Property(
      owner: scroll, path: isOne(in: 4) ? .indicators : .inset, part: .bottom)
    if isOne(in: 2) {
      actions.append(.add(property, points(-20, 40)))
    } else {
      actions.append(.set(property, .number(points(0, 60))))
    }
  }

  private mutating func scrollByUser() {
    guard let scroll = scrolls.randomElement(using: &random) else { return }
    actions.append(.scroll(scroll, Point(x: 0, y: points(-100, 600))))
  }
}

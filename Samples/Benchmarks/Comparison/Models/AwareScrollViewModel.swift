import KeyboardEvents

/// The KeyboardAwareScrollView of react-native-keyboard-controller, with its `bottomOffset` as the distance.
///
/// With the keyboard's height `h`, the window's height `W` and the caret's end (of a field without a caret: the
/// field's) at `P`, all at the end of the motion:
///
/// - will-show and editing that begins while the keyboard is up: if `W - h - P` is at most the distance, the content
///   moves up by `h - (W - P)` plus the distance, from where it stood at the start; if `P` is above the scroll view's
///   top, by `P - (W - h)` plus the distance, which is down. Clamped, as the platform's call does.
/// - The content ends `h` further down while the keyboard is up.
/// - will-hide: back to the offset before the keyboard came, and to the inset without it.
struct AwareScrollViewModel: PeerModel {
  private struct Session {
    var offset: Point
    var inset: Insets
  }

  private let distance: Double
  private var sessions: [Int: Session] = [:]
  private var height = 0.0

  init(distance: Double) { self.distance = distance }

  mutating func respond(to event: PeerEvent, _ form: FormValues) -> FormValues {
    var form = form
    switch event {
    case .keyboard(.willShow, _, let end?):
      height = end.height
      reveal(in: &form)
    case .beganEditing, .movedCaret:
      if height > 0 { reveal(in: &form) }
    case .keyboard(.willHide, _, _):
      height = 0
      for (index, session) in sessions {
        form.scrolls[index].inset.bottom = session.inset.bottom
        form.scrolls[index].scroll(toY: session.offset.y)
      }
      sessions = [:]
    default: break
    }
    return form
  }

  private mutating func reveal(in form: inout FormValues) {
    guard let index = form.innermost, let field = form.field else { return }
    let session = sessions[index] ?? Session(offset: form.scrolls[index].offset, inset: form.scrolls[index].inset)
    sessions[index] = session
    form.scrolls[index].inset.bottom = session.inset.bottom + height
    let caretEnd = (field.caret?.maxY ?? field.frame.maxY) - field.frame.minY
    let place = field.frame.minY + min(max(caretEnd, 0), field.frame.height)
    let line = form.window.height - height
    let scroll = form.scrolls[index]
    if line - place <= distance {
      form.scrolls[index].scroll(toY: scroll.offset.y + max(place - line + distance, 0))
    } else if place < scroll.frame.minY {
      form.scrolls[index].scroll(toY: scroll.offset.y + place - (line - distance))
    }
  }
}

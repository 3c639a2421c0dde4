import KeyboardEvents

#if canImport(Glibc)
  import Glibc
#endif

/// What React Native's KeyboardAvoidingView does with the height that the keyboard covers of it.
struct KeyboardAvoidingView {
  /// The top of the keyboard that was shown last, or nil while none is.
  private var keyboardTop: Double?

  /// Its rule: `ceil(max(frame.y + frame.height - keyboard.y, 0))` of the frame that layout gave it, 0 after will-hide.
  ///
  /// Of the keyboard's notifications it hears will-show and will-hide alone, and it looks again when it is laid out.
  ///
  /// - Returns: what is covered, or nil after what it does not hear.
  mutating func covered(after event: PeerEvent, _ form: FormValues) -> Double? {
    switch event {
    case .keyboard(.willShow, _, let end?): keyboardTop = end.minY
    case .keyboard(.willHide, _, _): keyboardTop = nil
    case .laidOut: break
    default: return nil
    }
    return keyboardTop.map { max(form.rootLayout.maxY - $0, 0).rounded(.up) } ?? 0
  }
}

/// React Native's KeyboardAvoidingView around the screen, behaviour `position`: an inner container is offset by all
/// that is covered.
struct KeyboardAvoidingPositionModel: PeerModel {
  private var view = KeyboardAvoidingView()

  init(distance: Double) {}

  mutating func respond(to event: PeerEvent, _ form: FormValues) -> FormValues {
    guard let covered = view.covered(after: event, form) else { return form }
    var form = form
    form.root.origin.y = form.rootLayout.minY - covered
    return form
  }
}

/// React Native's KeyboardAvoidingView around the screen, behaviour `padding`: the bottom padding becomes what is
/// covered, so what fills the view shrinks by it.
struct KeyboardAvoidingPaddingModel: PeerModel {
  private var view = KeyboardAvoidingView()

  init(distance: Double) {}

  mutating func respond(to event: PeerEvent, _ form: FormValues) -> FormValues {
    guard let covered = view.covered(after: event, form) else { return form }
    var form = form
    form.root.size.height = max(0, form.rootLayout.height - covered)
    return form
  }
}

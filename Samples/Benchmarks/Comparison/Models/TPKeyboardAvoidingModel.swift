import KeyboardEvents

/// TPKeyboardAvoiding: a scroll view that centres what is edited in what the keyboard leaves of it.
///
/// - will-change-frame with a frame: the bottom of the inset becomes the keyboard's height less what of it lies below
///   the scroll view; what app and host had there is neither added nor subtracted. The first time, the inset is saved.
/// - The offset follows: the caret, or else the field, is brought to the middle of the room that is left, by at least
///   20 points from its top, clamped to the content.
/// - Editing that begins while the keyboard is up moves the offset again.
/// - will-hide: the saved inset is put back, the offset stays. An empty frame ends it without putting anything back.
struct TPKeyboardAvoidingModel: PeerModel {
  /// The scroll view that was adjusted, and what its inset and indicators were.
  private var saved: (scroll: Int, inset: Insets, indicators: Insets)?
  private var isVisible = false

  init(distance: Double) {}

  mutating func respond(to event: PeerEvent, _ form: FormValues) -> FormValues {
    var form = form
    switch event {
    case .keyboard(.willChangeFrame, _, let end?):
      guard !end.isEmpty else {
        isVisible = false
        return form
      }
      guard let scroll = form.innermost, form.field != nil else { return form }
      if saved == nil { saved = (scroll, form.scrolls[scroll].inset, form.scrolls[scroll].indicators) }
      isVisible = true
      let bottom = max(end.height - max(end.maxY - form.scrolls[scroll].frame.maxY, 0), 0)
      form.scrolls[scroll].inset.bottom = bottom
      form.scrolls[scroll].indicators.bottom = bottom
      center(scroll, in: &form)
    case .beganEditing:
      guard isVisible, let scroll = form.innermost, scroll == saved?.scroll else { return form }
      center(scroll, in: &form)
    case .keyboard(.willHide, _, _):
      guard isVisible, let saved else { return form }
      isVisible = false
      self.saved = nil
      form.scrolls[saved.scroll].inset = saved.inset
      form.scrolls[saved.scroll].indicators = saved.indicators
      form.scrolls[saved.scroll].settle()
    default: break
    }
    return form
  }

  /// The ideal offset: the target in the middle of the viewport, clamped at both ends of the content.
  private func center(_ index: Int, in form: inout FormValues) {
    guard let field = form.field else { return }
    let scroll = form.scrolls[index]
    let target = scroll.inContent(field.caret ?? field.frame)
    let adjustedTop = scroll.inset.top + scroll.hostInset.top
    let viewport = scroll.frame.height - scroll.inset.top - scroll.inset.bottom
    let padding = max((viewport - target.height) / 2, 20)
    let ideal = target.minY - padding - adjustedTop
    form.scrolls[index].offset.y = max(min(ideal, scroll.content.height - viewport - adjustedTop), -adjustedTop)
  }
}

import KeyboardEvents

/// React Native's ScrollView with `automaticallyAdjustKeyboardInsets`.
///
/// - will-change-frame, unless the content is wider than the view: the bottom of the inset becomes the larger of the
///   declared one and what of the view lies below the keyboard's origin.
/// - A caret, or else a field, that ends below the keyboard's origin is scrolled up by the difference, clamped.
/// - Without height, as a fading keyboard leaves, the offset becomes 0.
/// - Editing that begins while the keyboard is up is not heard, and no offset is put back.
struct ReactScrollViewModel: PeerModel {
  /// The insets that the views had before the first adjustment, by the views' numbers.
  private var declared: [Int: (inset: Insets, indicators: Insets)] = [:]

  init(distance: Double) {}

  mutating func respond(to event: PeerEvent, _ form: FormValues) -> FormValues {
    guard case .keyboard(.willChangeFrame, _, let end?) = event else { return form }
    var form = form
    if form.field != nil, let scroll = form.innermost, declared[scroll] == nil {
      declared[scroll] = (form.scrolls[scroll].inset, form.scrolls[scroll].indicators)
    }
    for (index, own) in declared where form.scrolls[index].content.width <= form.scrolls[index].frame.width {
      let covered = end.height > 0 ? max(form.scrolls[index].frame.maxY - end.minY, 0) : 0
      form.scrolls[index].inset.bottom = max(own.inset.bottom, covered)
      form.scrolls[index].indicators.bottom = max(own.indicators.bottom, covered)
      if end.height <= 0 {
        form.scrolls[index].scroll(toY: 0)
      } else if let field = form.field, index == form.innermost {
        let target = field.caret ?? field.frame
        form.scrolls[index].scroll(toY: form.scrolls[index].offset.y + max(target.maxY - end.minY, 0))
      } else {
        form.scrolls[index].settle()
      }
    }
    return form
  }
}

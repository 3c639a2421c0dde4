import KeyboardEvents

/// The handler of Apple's old lesson "Managing the Keyboard", which many apps have copied: only a height is looked at.
///
/// - did-show: the bottom of the inset and of the indicators becomes the keyboard's height, whatever it covers; if the
///   field's origin is not in the root view less that height, the field is scrolled to by the least.
/// - will-hide: the bottom of both becomes 0; the offset stays where the platform's clamp leaves it.
struct HeightOnlyModel: PeerModel {
  private var adjusted: Int?

  init(distance: Double) {}

  mutating func respond(to event: PeerEvent, _ form: FormValues) -> FormValues {
    var form = form
    switch event {
    case .keyboard(.didShow, _, let end?):
      guard let scroll = form.innermost, let field = form.field else { return form }
      adjusted = scroll
      form.scrolls[scroll].inset.bottom = end.height
      form.scrolls[scroll].indicators.bottom = end.height
      var free = form.root
      free.size.height -= end.height
      if !free.contains(field.frame.origin) { form.scrolls[scroll].scrollToVisible(field.frame) }
    case .keyboard(.willHide, _, _):
      guard let scroll = adjusted else { return form }
      adjusted = nil
      form.scrolls[scroll].inset.bottom = 0
      form.scrolls[scroll].indicators.bottom = 0
      form.scrolls[scroll].settle()
    default: break
    }
    return form
  }
}

extension FormScroll {
  /// What `scrollRectToVisible` does: the nearest edge of the bounds less the adjusted inset; clamped; nothing where
  /// the rectangle is in sight, or reaches over both ends.
  mutating func scrollToVisible(_ rect: Rect) {
    let top = rect.minY - (frame.minY + inset.top + hostInset.top)
    let bottom = rect.maxY - (frame.maxY - inset.bottom - hostInset.bottom)
    if min(top, bottom) > 0 {
      scroll(toY: offset.y + min(top, bottom))
    } else if max(top, bottom) < 0 {
      scroll(toY: offset.y + max(top, bottom))
    }
  }

  /// Brings the offset back into its range, as a scroll view does whose inset shrinks.
  mutating func settle() { scroll(toY: offset.y) }
}

import KeyboardEvents

#if canImport(Glibc)
  import Glibc
#endif

/// IQKeyboardManager: scrolls the scroll views around the field from the inside out, and moves the root view for the
/// rest.
///
/// The keyboard is only a height: what of it lies above the screen's bottom, 0 where it is narrower than the screen and
/// ends above that. A notification of the same height as the last is not heard. The keyboard is grown by the distance
/// and the root's safe area, and the root's margin at the bottom, which is the same safe area, is added once more.
struct IQKeyboardManagerModel: PeerModel {
  private let distance: Double
  /// The height of the keyboard that was acted upon last, in points.
  private var height = 0.0
  /// Where the root view stood when editing began.
  private var rootY: Double?
  private var safeBottom = 0.0
  /// The innermost scroll view, as it was before it was adjusted.
  private var saved: (scroll: Int, inset: Insets, indicators: Insets)?
  /// Whether the window was wider than high when editing began.
  private var wasLandscape = false

  init(distance: Double) { self.distance = distance }

  mutating func respond(to event: PeerEvent, _ form: FormValues) -> FormValues {
    var form = form
    switch event {
    case .beganEditing:
      if rootY == nil {
        rootY = form.root.minY
        safeBottom = form.safeArea.bottom
        wasLandscape = form.isLandscape
      }
      if height > 0 { adjust(&form) }
    case .keyboard(.willShow, _, let end?), .keyboard(.willChangeFrame, _, let end?):
      hear(screenHeight(of: end, form), &form)
    case .keyboard(.willHide, _, _):
      hear(0, &form)
    default: break
    }
    return form
  }

  private func screenHeight(of keyboard: Rect, _ form: FormValues) -> Double {
    let isFloating = keyboard.width < form.window.width && keyboard.maxY < form.window.height
    return isFloating ? 0 : max(form.window.height - keyboard.minY, 0)
  }

  private mutating func hear(_ new: Double, _ form: inout FormValues) {
    guard new != height else { return }
    height = new
    if new > 0 { adjust(&form) } else { restore(&form) }
  }
}

extension IQKeyboardManagerModel {
  /// What it calls adjusting the position.
  private mutating func adjust(_ form: inout FormValues) {
    guard let field = form.field, let rootY else { return }
    let grown = min(height + distance + safeBottom, form.window.height)
    let top = form.safeArea.top
    let isText = field.isText
    let bottom = isText ? 0 : form.safeArea.bottom
    var up = min(field.frame.minY - top, field.frame.maxY - (form.window.height - grown) + bottom)
      .rounded(.towardZero)

    if let first = form.chain.first {
      if let saved, saved.scroll != first { putBack(saved, &form) }
      if saved == nil { saved = (first, form.scrolls[first].inset, form.scrolls[first].indicators) }
      scrollChain(&up, field, top, &form)
      insetInnermost(first, grown, &form)
    }
    if isText, let text = form.chain.first { shrink(text, field, top, &form) }

    if up >= 0 {
      form.root.origin.y = max(form.root.minY - up, min(0, -height))
    } else if form.root.minY <= rootY {
      form.root.origin.y -= max(up, form.root.minY - rootY)
    }
  }

  /// Each scroll view takes its part of what is missing, none further than to what is in it at its own top.
  private func scrollChain(_ up: inout Double, _ field: EditedField, _ top: Double, _ form: inout FormValues) {
    var last = field.frame
    for (depth, index) in form.chain.enumerated() {
      let scroll = form.scrolls[index]
      if depth == 0, field.isText { last = scroll.frame }
      if up > 0 {
        guard up > -scroll.offset.y - scroll.inset.top else {
          up = 0
          return
        }
      } else {
        guard field.frame.minY < top else {
          up = 0
          return
        }
        up = min(0, field.frame.minY - top)
      }
      let lastTop = depth == 0 && field.isText ? 0 : scroll.inContent(last).minY
      var offset = min(scroll.offset.y - min(scroll.offset.y, -up), lastTop)
      if field.isText, depth == form.chain.count - 1, offset >= 0 {
        offset = min(offset, scroll.offset.y + field.frame.minY - top)
        up = 0
      } else {
        up -= offset - scroll.offset.y
      }
      form.scrolls[index].offset.y = offset
      last = scroll.frame
    }
  }

  private func insetInnermost(_ index: Int, _ grown: Double, _ form: inout FormValues) {
    guard let saved else { return }
    let scroll = form.scrolls[index]
    let covered = grown - (form.window.height - scroll.frame.maxY)
    let safe = scroll.hostInset.bottom
    form.scrolls[index].inset.bottom = max(saved.inset.bottom, covered) - safe
    form.scrolls[index].indicators.bottom = max(saved.indicators.bottom, covered - distance - safeBottom) - safe
  }

  /// A text that is higher than what is free gets room at its end, by which it can scroll its caret into sight.
  private func shrink(_ index: Int, _ field: EditedField, _ top: Double, _ form: inout FormValues) {
    let covered = max(0, form.root.maxY - (form.window.height - height))
    let available = min(field.frame.height, form.root.height - top - covered)
    guard field.frame.height - form.scrolls[index].inset.bottom > available else { return }
    form.scrolls[index].inset.bottom = field.frame.height - available - form.scrolls[index].hostInset.bottom
  }

  /// Gives back the root's place and the innermost inset; offsets only as far as they lie beyond the content.
  private mutating func restore(_ form: inout FormValues) {
    if let rootY { form.root.origin.y = rootY }
    rootY = form.field == nil ? nil : rootY
    // After a turn only the root view is put back.
    guard wasLandscape == form.isLandscape else { return }
    if let saved {
      putBack(saved, &form)
      for index in form.chain {
        let scroll = form.scrolls[index]
        let greatest = max(scroll.content.height, scroll.frame.height) - scroll.frame.height
        if scroll.offset.y > greatest { form.scrolls[index].offset.y = greatest }
      }
    }
    saved = nil
  }

  private func putBack(_ saved: (scroll: Int, inset: Insets, indicators: Insets), _ form: inout FormValues) {
    form.scrolls[saved.scroll].inset = saved.inset
    form.scrolls[saved.scroll].indicators = saved.indicators
  }
}

extension FormValues {
  fileprivate var isLandscape: Bool { window.width > window.height }
}

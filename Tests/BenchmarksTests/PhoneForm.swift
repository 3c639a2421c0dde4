import KeyboardEvents

@testable import Benchmarks

/// A phone of 375 x 812 with a safe area of 44 and 34, and a form of 1000 points in a scroll view from 88 down.
enum PhoneForm {
  /// The keyboard's frame: its top is at 477, so it covers 335 of the scroll view.
  static let keyboard = Rect(x: 0, y: 477, width: 375, height: 335)
  static let below = Rect(x: 0, y: 812, width: 375, height: 335)

  /// The form with a field at a place of the window.
  static func values(field: Rect, offset: Double = 0, bottom: Double = 0, caret: Rect? = nil) -> FormValues {
    FormValues(
      window: Rect(x: 0, y: 0, width: 375, height: 812), safeArea: Insets(top: 44, bottom: 34),
      root: Rect(x: 0, y: 0, width: 375, height: 812), rootLayout: Rect(x: 0, y: 0, width: 375, height: 812),
      field: EditedField(frame: field, caret: caret, isText: false),
      scrolls: [
        FormScroll(
          frame: Rect(x: 0, y: 88, width: 375, height: 724), offset: Point(x: 0, y: offset),
          inset: Insets(bottom: bottom), indicators: .zero, content: Size(width: 375, height: 1000),
          hostInset: Insets(bottom: 34))
      ], chain: [0])
  }

  /// The same screen without a scroll view.
  static func bare(field: Rect) -> FormValues {
    var form = values(field: field)
    form.scrolls = []
    form.chain = []
    return form
  }

  /// A field that ends at a height of the window.
  static func field(endingAt bottom: Double, height: Double = 44) -> Rect {
    Rect(x: 16, y: bottom - height, width: 343, height: height)
  }
}

extension PeerModel {
  /// Lets a keyboard come, by the notifications that systems send.
  mutating func show(_ form: FormValues, _ keyboard: Rect = PhoneForm.keyboard) -> FormValues {
    send([.willChangeFrame, .willShow, .didChangeFrame, .didShow], form, keyboard)
  }

  /// Lets it go.
  mutating func hide(_ form: FormValues) -> FormValues {
    send([.willChangeFrame, .willHide, .didChangeFrame, .didHide], form, PhoneForm.below)
  }

  mutating func send(_ events: [KeyboardEvent], _ form: FormValues, _ end: Rect) -> FormValues {
    events.reduce(form) { respond(to: .keyboard($1, begin: nil, end: end), $0).laidOut(after: $0) }
  }
}

extension FormValues {
  /// The values once a host has moved the field and the scroll view along with what has been changed.
  fileprivate func laidOut(after old: FormValues) -> FormValues {
    var form = self
    let lift = root.minY - old.root.minY
    let scrolled = zip(scrolls, old.scrolls).reduce(0) { $0 + $1.0.offset.y - $1.1.offset.y }
    form.field?.frame.origin.y += lift - scrolled
    form.field?.caret?.origin.y += lift - scrolled
    for index in scrolls.indices { form.scrolls[index].frame.origin.y += lift }
    return form
  }
}

import KeyboardEvents
import Testing

@testable import Benchmarks

@Suite("Model of IQKeyboardManager")
struct IQKeyboardManagerModelTests {
  /// A model that is told that editing has begun, and then of the keyboard.
  private func shown(_ form: FormValues, distance: Double = 0) -> (model: IQKeyboardManagerModel, form: FormValues) {
    var model = IQKeyboardManagerModel(distance: distance)
    let up = model.show(model.respond(to: .beganEditing, form))
    return (model, up)
  }

  @Test func `the root goes up by what is missing, with the safe area counted twice`() {
    // Grown keyboard 335 + 34 = 369: the line is 812 - 369 = 443, and 34 more of margin. 600 - 443 + 34 = 191.
    let (_, up) = shown(PhoneForm.bare(field: PhoneForm.field(endingAt: 600)))
    #expect(up.root.minY == -191)
  }

  @Test func `the root does not push the field under the bar, nor go up by more than the keyboard is high`() {
    // The field's top 100 is 56 below the bar's 44; it is covered by far more.
    let (_, tall) = shown(PhoneForm.bare(field: Rect(x: 0, y: 100, width: 375, height: 600)))
    #expect(tall.root.minY == -56)
    // 812 - 443 + 34 = 403, and the keyboard is 335.
    let (_, low) = shown(PhoneForm.bare(field: PhoneForm.field(endingAt: 812)))
    #expect(low.root.minY == -335)
  }

  @Test func `the innermost scroll view takes it, and its inset is the covered part less the safe area`() {
    let (_, up) = shown(PhoneForm.values(field: PhoneForm.field(endingAt: 600)), distance: 10)
    // Line 812 - 335 - 10 - 34 = 433: 600 - 433 + 34 = 201.
    #expect(up.scrolls[0].offset.y == 201)
    #expect(up.root.minY == 0)
    // Grown 379 - (812 - 812), less 34; the indicators without the 44 that it was grown by.
    #expect(up.scrolls[0].inset.bottom == 345)
    #expect(up.scrolls[0].indicators.bottom == 301)
  }

  @Test func `fractions are dropped, and an equal height is not heard again`() {
    var (model, up) = shown(PhoneForm.bare(field: PhoneForm.field(endingAt: 600.9)))
    #expect(up.root.minY == -191)
    up.root.origin.y = -5
    let moved = Rect(x: 100, y: 477, width: 375, height: 335)
    #expect(model.show(up, moved).root.minY == -5)
  }

  @Test func `hiding puts back the root and the inset, and the offset only where it is beyond the content`() {
    var (model, up) = shown(PhoneForm.values(field: PhoneForm.field(endingAt: 600), offset: 200))
    // 191 more than 200 is 391; without an inset the content ends at 1000 - 724 = 276.
    #expect(up.scrolls[0].offset.y == 391)
    let down = model.hide(up)
    #expect(down.scrolls[0].offset.y == 276)
    #expect(down.scrolls[0].inset.bottom == 0)
    (model, up) = shown(PhoneForm.values(field: PhoneForm.field(endingAt: 600)))
    #expect(model.hide(up).scrolls[0].offset.y == 191)
  }

  @Test func `a keyboard narrower than the screen and above its bottom counts as none`() {
    var model = IQKeyboardManagerModel(distance: 0)
    let form = model.respond(to: .beganEditing, PhoneForm.bare(field: PhoneForm.field(endingAt: 600)))
    #expect(model.show(form, Rect(x: 40, y: 400, width: 200, height: 200)) == form)
  }
}

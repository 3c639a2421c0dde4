import KeyboardEvents
import Testing

@testable import Benchmarks

/// What the published rules give for one form; every number is worked out beside it.
@Suite("Models")
struct ModelTests {
  @Test func `a height-only handler insets by the whole height and scrolls above that`() {
    var model = HeightOnlyModel(distance: 0)
    // The field's top 556 is not in the root's upper 812 - 335 = 477; the adjusted inset is 335 + 34, so the lower edge
    // of what it takes for visible is 812 - 369 = 443, and the field at 556...600 goes up by 157.
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 600)))
    #expect(up.scrolls[0].inset.bottom == 335)
    #expect(up.scrolls[0].offset.y == 157)
    let down = model.hide(up)
    #expect(down.scrolls[0].inset.bottom == 0)
    // 157 is in range without the keyboard, up to 1000 + 34 - 724 = 310, so it stays.
    #expect(down.scrolls[0].offset.y == 157)
  }

  @Test func `a height-only handler looks at the field's origin alone, and forgets the app's own inset`() {
    var model = HeightOnlyModel(distance: 0)
    // The top 470 is above 477, though the field ends at 514.
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 514), bottom: 20))
    #expect(up.scrolls[0].offset.y == 0)
    #expect(model.hide(up).scrolls[0].inset.bottom == 0)
  }

  @Test func `TPKeyboardAvoiding centres the field in the room that is left, also one that was in sight`() {
    var model = TPKeyboardAvoidingModel(distance: 0)
    // Inset: 335 less nothing, as keyboard and view both end at 812. Room: 724 - 335 = 389. The field at 400...444 of
    // the window is at 312...356 of the content; its padding is (389 - 44) / 2 = 172.5, so the offset is 312 - 172.5.
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 444)))
    #expect(up.scrolls[0].inset.bottom == 335)
    #expect(up.scrolls[0].offset.y == 139.5)
    let down = model.hide(up)
    #expect(down.scrolls[0].inset.bottom == 0)
    // The change of the frame that comes before the hide centres it again, in all 724: 312 - (724 - 44) / 2 is below 0.
    #expect(down.scrolls[0].offset.y == 0)
  }

  @Test func `TPKeyboardAvoiding keeps the offset that it has, where nothing tells of the frame before the hide`() {
    var model = TPKeyboardAvoidingModel(distance: 0)
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 444), bottom: 20))
    let down = model.send([.willHide], up, PhoneForm.below)
    #expect(down.scrolls[0].inset.bottom == 20)
    #expect(down.scrolls[0].offset.y == 139.5)
  }

  @Test func `TPKeyboardAvoiding ends at an empty frame and then puts nothing back`() {
    var model = TPKeyboardAvoidingModel(distance: 0)
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 444)))
    let faded = model.send([.willChangeFrame, .willHide], up, .zero)
    #expect(faded.scrolls[0].inset.bottom == 335)
  }

  @Test func `TPKeyboardAvoiding does not scroll beyond the content`() {
    var model = TPKeyboardAvoidingModel(distance: 0)
    // At offset 310 the field at 950...994 of the content is at 728...772. Ideal 950 - 172.5 = 777.5 is more than
    // 1000 - 389 = 611.
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 772), offset: 310))
    #expect(up.scrolls[0].offset.y == 611)
  }

  @Test func `KeyboardAvoidingView moves by all that is covered of it, rounded up`() {
    var model = KeyboardAvoidingPositionModel(distance: 0)
    let frame = Rect(x: 0, y: 476.5, width: 375, height: 335.5)
    // 812 - 476.5 = 335.5, rounded up; whatever the field needs.
    let up = model.show(PhoneForm.bare(field: PhoneForm.field(endingAt: 100)), frame)
    #expect(up.root.minY == -336)
    #expect(model.hide(up).root.minY == 0)
  }

  @Test func `KeyboardAvoidingView pads by the same, and hears no change of the frame alone`() {
    var model = KeyboardAvoidingPaddingModel(distance: 0)
    let form = PhoneForm.bare(field: PhoneForm.field(endingAt: 600))
    #expect(model.send([.willChangeFrame, .didChangeFrame], form, PhoneForm.keyboard) == form)
    let up = model.show(form)
    #expect(up.root.height == 477)
    #expect(model.show(up).root.height == 477)
    // A host that lays out does not undo it: the view is laid out with its padding.
    #expect(model.respond(to: .laidOut, form).root.height == 477)
    #expect(model.hide(up).root.height == 812)
  }

  @Test func `React Native's ScrollView takes the larger inset and scrolls by what is below the keyboard's top`() {
    var model = ReactScrollViewModel(distance: 0)
    // 812 - 477 = 335 is more than the declared 20; the field ends 600 - 477 = 123 below the line.
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 600), bottom: 20))
    #expect(up.scrolls[0].inset.bottom == 335)
    #expect(up.scrolls[0].offset.y == 123)
    let down = model.hide(up)
    #expect(down.scrolls[0].inset.bottom == 20)
    #expect(down.scrolls[0].offset.y == 123)
  }

  @Test func `React Native's ScrollView loses its place when a keyboard fades, and leaves wide content alone`() {
    var model = ReactScrollViewModel(distance: 0)
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 600), offset: 50))
    let faded = model.send([.willChangeFrame], up, Rect(x: 0, y: 812, width: 375, height: 0))
    #expect(faded.scrolls[0].offset.y == 0)
    var wide = PhoneForm.values(field: PhoneForm.field(endingAt: 600))
    wide.scrolls[0].content.width = 376
    var other = ReactScrollViewModel(distance: 0)
    #expect(other.show(wide) == wide)
  }

  @Test func `the aware scroll view brings the caret's end to its offset above the keyboard, and back`() {
    var model = AwareScrollViewModel(distance: 10)
    // W - h - P = 812 - 335 - 600 = -123, at most 10: up by 335 - (812 - 600) + 10 = 133.
    let up = model.show(PhoneForm.values(field: PhoneForm.field(endingAt: 600), offset: 5, bottom: 7))
    #expect(up.scrolls[0].offset.y == 138)
    #expect(up.scrolls[0].inset.bottom == 342)
    let down = model.hide(up)
    #expect(down.scrolls[0].offset.y == 5)
    #expect(down.scrolls[0].inset.bottom == 7)
  }

  @Test func `the aware scroll view goes by the caret and not by the field, and stays where both are in sight`() {
    var model = AwareScrollViewModel(distance: 0)
    let caret = Rect(x: 20, y: 560, width: 2, height: 20)
    // The caret ends at 580: up by 335 - (812 - 580) = 103.
    let up = model.show(
      PhoneForm.values(field: PhoneForm.field(endingAt: 700, height: 200), caret: caret))
    #expect(up.scrolls[0].offset.y == 103)
    var other = AwareScrollViewModel(distance: 0)
    #expect(other.show(PhoneForm.values(field: PhoneForm.field(endingAt: 444))).scrolls[0].offset.y == 0)
  }
}

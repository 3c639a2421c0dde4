import KeyboardEvents
import Testing

@testable import Benchmarks

@Suite("Reach")
struct ReachTests {
  private typealias Span = FieldSight.Span

  @Test func `a field in sight need not move, and a lift may be given back`() {
    let sight = FieldSight(field: Span(top: 100, bottom: 140), clips: [], room: Span(top: 0, bottom: 400), lift: 60)
    let reach = Reach(sight)
    #expect(reach.visibleHeight == 40)
    #expect(reach.needlessPart(of: 0) == 0)
    #expect(abs(reach.needlessPart(of: 10) - 10) < 0.01)
    #expect(reach.needlessPart(of: -60) == 0)
    #expect(abs(reach.needlessPart(of: -75) - 15) < 0.01)
    #expect(sight.missingHeight(of: reach.visibleHeight) == 0)
  }

  @Test func `a covered field goes up by what is missing and no further`() {
    let sight = FieldSight(field: Span(top: 500, bottom: 540), clips: [], room: Span(top: 0, bottom: 400), lift: 0)
    let reach = Reach(sight)
    #expect(sight.missingHeight(of: reach.visibleHeight) == 40)
    #expect(reach.needlessPart(of: 140) == 0)
    #expect(abs(reach.needlessPart(of: 200) - 60) < 0.01)
  }

  @Test func `a scroll view that cannot scroll and cuts the field shows only what it lets through`() {
    // The view ends at 520 and cannot go up, so 20 of 40 can be seen, once all goes up by 120.
    let clip = FieldSight.Clip(span: Span(top: 300, bottom: 520), downward: 0, upward: 0)
    let sight = FieldSight(field: Span(top: 500, bottom: 540), clips: [clip], room: Span(top: 0, bottom: 400), lift: 0)
    let reach = Reach(sight)
    #expect(abs(reach.visibleHeight - 20) < 0.01)
    #expect(abs(reach.needlessPart(of: 130) - 10) < 0.01)
  }

  @Test func `of a field larger than its room nothing is missing where it fills it`() {
    let room = Span(top: 0, bottom: 400)
    let filling = FieldSight(field: Span(top: -50, bottom: 450), clips: [], room: room, lift: 0)
    #expect(filling.missingHeight(of: Reach(filling).visibleHeight) == 0)
    // 400 could be seen, and 100 are.
    let low = FieldSight(field: Span(top: 300, bottom: 800), clips: [], room: room, lift: 0)
    #expect(abs(low.missingHeight(of: Reach(low).visibleHeight) - 300) < 0.01)
    #expect(abs(Reach(low).needlessPart(of: 310) - 10) < 0.02)
  }

  @Test func `where nothing can be shown no movement is needless`() {
    // The inset of 53 is as high as the view, so that all of its content stands below what is seen of it.
    let clip = FieldSight.Clip(span: Span(top: 373, bottom: 373), downward: 0, upward: 103)
    let sight = FieldSight(field: Span(top: 373, bottom: 421), clips: [clip], room: Span(top: 0, bottom: 380), lift: 0)
    let reach = Reach(sight)
    #expect(reach.visibleHeight < 0.01)
    #expect(sight.missingHeight(of: reach.visibleHeight) == 0)
    for way in [-41.0, 0, 41] { #expect(reach.needlessPart(of: way) == 0) }
  }

  @Test func `content in room that is taken away must go back`() {
    // It goes down by 30, and that is no needless movement, nor is staying.
    let clip = FieldSight.Clip(span: Span(top: 0, bottom: 600), downward: -100, upward: -30)
    let sight = FieldSight(field: Span(top: 100, bottom: 140), clips: [clip], room: Span(top: 0, bottom: 400), lift: 0)
    #expect(Reach(sight).needlessPart(of: -30) == 0)
    #expect(Reach(sight).needlessPart(of: 0) == 0)
    #expect(abs(Reach(sight).needlessPart(of: -50) - 20) < 0.01)
  }

  @Test func `content out of its range may stay, or goes into that`() {
    // Its range ends 43 below where it stands, and the field is 18 above what can be seen.
    let clip = FieldSight.Clip(span: Span(top: 47, bottom: 200), downward: -43, upward: 0, returning: -43)
    let high = FieldSight(field: Span(top: 29, bottom: 71), clips: [clip], room: Span(top: 0, bottom: 400), lift: 0)
    #expect(Reach(high).needlessPart(of: -43) == 0)
    #expect(abs(Reach(high).needlessPart(of: -50) - 7) < 0.01)
    // Where the field is in sight, nothing is a reason to move it.
    let seen = FieldSight(field: Span(top: 60, bottom: 102), clips: [clip], room: Span(top: 0, bottom: 400), lift: 0)
    #expect(abs(Reach(seen).needlessPart(of: -43) - 43) < 0.01)
    // The same at the other end: 7 are covered, and its range begins 20 above where it stands.
    let early = FieldSight.Clip(span: Span(top: 0, bottom: 600), downward: 0, upward: 100, returning: 20)
    let low = FieldSight(field: Span(top: 367, bottom: 407), clips: [early], room: Span(top: 0, bottom: 400), lift: 0)
    #expect(Reach(low).needlessPart(of: 20) == 0)
    #expect(abs(Reach(low).needlessPart(of: 25) - 5) < 0.01)
  }

  @Test func `what a host gives counts as it does before and after`() {
    // The view stands where the host takes 20 at its top; once its content has gone down with it, nothing is taken.
    func place(_ y: Double, hostTop: Double) -> FieldPlace {
      let scroll = FormScroll(
        frame: Rect(x: 0, y: y, width: 300, height: 200), offset: .zero, inset: .zero, indicators: .zero,
        content: Size(width: 300, height: 200), hostInset: Insets(top: hostTop))
      return FieldPlace(
        frame: Rect(x: 0, y: y, width: 300, height: 40), windowHeight: 600, lift: 0,
        scrolls: [(scroll, ownBottom: 0, restingTop: hostTop)])
    }
    let reaches = Reach.reaches(from: place(0, hostTop: 20), to: place(20, hostTop: 0), above: 400)
    #expect(reaches.map { $0.lowest }.map { $0.rounded() } == [-20, 0])
    #expect(Reach.reaches(from: place(0, hostTop: 20), to: place(0, hostTop: 20), above: 400).count == 1)
  }
}

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

  @Test func `content in room that is taken away must go back`() {
    // It goes down by 30, and that is no needless movement, nor is staying.
    let clip = FieldSight.Clip(span: Span(top: 0, bottom: 600), downward: -100, upward: -30)
    let sight = FieldSight(field: Span(top: 100, bottom: 140), clips: [clip], room: Span(top: 0, bottom: 400), lift: 0)
    #expect(Reach(sight).needlessPart(of: -30) == 0)
    #expect(Reach(sight).needlessPart(of: 0) == 0)
    #expect(abs(Reach(sight).needlessPart(of: -50) - 20) < 0.01)
  }
}

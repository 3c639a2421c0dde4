import AvoidanceStrategies
import KeyboardEvents
import Testing

@Suite struct AdjustmentListTests {
  private static func adjustments(_ count: Int) -> [Adjustment] {
    (0..<count).map { .contentInsetBottom(Double($0), scroll: $0) }
  }

  private static func list(_ count: Int) -> AdjustmentList {
    var list = AdjustmentList()
    for adjustment in adjustments(count) { list.append(adjustment) }
    return list
  }

  @Test(arguments: 0...12)
  func `a list holds what was appended, in that order`(count: Int) {
    let list = Self.list(count)
    #expect(list.count == count)
    #expect(list.isEmpty == (count == 0))
    #expect(Array(list) == Self.adjustments(count))
    #expect(list.indices.map { list[$0] } == Self.adjustments(count))
    #expect(Array(list.reversed()) == Self.adjustments(count).reversed())
    #expect(list.first == Self.adjustments(count).first && list.last == Self.adjustments(count).last)
  }

  @Test(arguments: 0...12)
  func `indices advance and measure as in an array`(count: Int) {
    let list = Self.list(count)
    #expect(list.distance(from: list.startIndex, to: list.endIndex) == count)
    #expect(list.index(list.startIndex, offsetBy: count) == list.endIndex)
    for start in 0...count {
      #expect(Array(list[start...]) == Array(Self.adjustments(count)[start...]))
      #expect(Array(list.prefix(start)) == Array(Self.adjustments(count).prefix(start)))
    }
  }

  @Test(arguments: 0...6, 0...6)
  func `lists are equal, and hash alike, when they hold the same in the same order`(first: Int, second: Int) {
    #expect((Self.list(first) == Self.list(second)) == (first == second))
    if first == second { #expect(Self.list(first).hashValue == Self.list(second).hashValue) }
  }

  @Test func `the order and every value count for equality`() {
    let list: AdjustmentList = [.translation(-1), .heightChange(2)]
    #expect(list != [.heightChange(2), .translation(-1)])
    #expect(list != [.translation(-1), .heightChange(3)])
    #expect(list == [.translation(-1), .heightChange(2)])
    #expect([] == AdjustmentList())
  }

  @Test func `a copy has adjustments of its own`() {
    for count in 0...6 {
      let first = Self.list(count)
      var second = first
      second.append(.guideHeight(nil))
      #expect(first.count == count && second.count == count + 1)
      #expect(Array(second.dropLast()) == Array(first))
    }
  }

  #if !os(iOS)
    @Test func `a position after the end is a programming error`() async {
      await #expect(processExitsWith: .failure) { _ = AdjustmentList()[0] }
      await #expect(processExitsWith: .failure) { _ = ([.translation(1)] as AdjustmentList)[1] }
      await #expect(processExitsWith: .failure) {
        var list = AdjustmentList()
        for number in 0..<5 { list.append(.translation(Double(number))) }
        _ = list[5]
      }
    }

    @Test func `a position before the start is a programming error`() async {
      await #expect(processExitsWith: .failure) { _ = ([.translation(1)] as AdjustmentList)[-1] }
    }
  #endif
}

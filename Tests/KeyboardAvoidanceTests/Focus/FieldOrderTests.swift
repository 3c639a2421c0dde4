import KeyboardAvoidance
import KeyboardEvents
import Testing

@Suite struct FieldOrderTests {
  private func field(
    _ id: String, _ x: Double, _ y: Double, height: Double = 40, width: Double = 100, number: Double? = nil,
    group: String? = nil
  ) -> FormField<String> {
    FormField(id: id, frame: Rect(x: x, y: y, width: width, height: height), number: number, group: group)
  }

  @Test func `fields are read row by row, from left to right`() {
    let fields = [field("d", 120, 60), field("b", 120, 0), field("c", 0, 60), field("a", 0, 0)]
    #expect(FieldOrder(fields).fields == ["a", "b", "c", "d"])
  }

  @Test func `from right to left each row is read from its right edge`() {
    let fields = [field("a", 120, 0), field("b", 0, 0), field("d", 0, 60, width: 50), field("c", 0, 60, width: 300)]
    #expect(FieldOrder(fields, isRightToLeft: true).fields == ["a", "b", "c", "d"])
  }

  @Test(
    arguments: [
      // Half the lower height is 10: the middles of 40 and 20 points are up to 10 apart.
      (10.0, ["left", "right"]), (20, ["left", "right"]), (20.1, ["right", "left"]), (0, ["left", "right"]),
      (-0.1, ["left", "right"]),
    ] as [(Double, [String])])
  func `two are in one row while their middles are within half the lower height`(y: Double, order: [String]) {
    // The right one is 40 high with its middle at 20; the left one 20 high with its middle at y + 10.
    #expect(FieldOrder([field("right", 200, 0), field("left", 0, y, height: 20)]).fields == order)
  }

  @Test func `numbered fields come first, by number, however they stand`() {
    let fields = [
      field("last", 0, 0), field("two", 0, 60, number: 2), field("one", 0, 120, number: 1),
      field("half", 0, 180, number: 0.5), field("minus", 0, 240, number: -1),
    ]
    #expect(FieldOrder(fields).fields == ["minus", "half", "one", "two", "last"])
  }

  @Test func `of equal numbers the one that is read first is first`() {
    let fields = [field("below", 0, 60, number: 1), field("right", 120, 0, number: 1), field("left", 0, 0, number: 1)]
    #expect(FieldOrder(fields).fields == ["left", "right", "below"])
  }

  @Test func `a group stands where its first field stands, and is finished before the next field`() {
    let fields = [
      field("a", 0, 0), field("street", 0, 60, group: "home"), field("b", 120, 60),
      field("city", 0, 120, group: "home"), field("c", 0, 180), field("zip", 0, 240, group: "home"),
    ]
    #expect(FieldOrder(fields).fields == ["a", "street", "city", "zip", "b", "c"])
  }

  @Test func `a group with a numbered field stands among the numbered ones`() {
    let fields = [
      field("a", 0, 0), field("x", 0, 60, group: "g"), field("first", 0, 120, number: 1),
      field("y", 0, 180, number: 2, group: "g"),
    ]
    #expect(FieldOrder(fields).fields == ["first", "y", "x", "a"])
  }

  @Test func `fields at the same place stay in the order in which they are given`() {
    let fields = ["a", "b", "c"].map { field($0, 0, 0) }
    #expect(FieldOrder(fields).fields == ["a", "b", "c"])
    #expect(FieldOrder(fields, isRightToLeft: true).fields == ["a", "b", "c"])
    let flat = ["a", "b", "c"].map { field($0, 0, 0, height: 0) }
    #expect(FieldOrder(flat).fields == ["a", "b", "c"])
  }

  @Test func `next and previous stop at the ends and outside of the order`() {
    let order = FieldOrder([field("a", 0, 0), field("b", 0, 60), field("c", 0, 120)])
    #expect(order.field(after: "a") == "b" && order.field(after: "b") == "c" && order.field(after: "c") == nil)
    #expect(order.field(before: "c") == "b" && order.field(before: "b") == "a" && order.field(before: "a") == nil)
    #expect(order.field(after: "?") == nil && order.field(before: "?") == nil)
  }

  @Test func `an order of no fields has none`() {
    let order = FieldOrder<String>([])
    #expect(order.fields == [] && order.field(after: "a") == nil)
  }

  @Test(arguments: [Double.infinity, -.infinity])
  func `a frame that is not finite loses no field`(y: Double) {
    let fields = [field("a", 0, 0), field("odd", 0, y), field("b", 0, 60)]
    let order = FieldOrder(fields).fields
    #expect(Set(order) == ["a", "odd", "b"] && order.count == 3)
  }

  @Test
  func `a frame that is no number loses no field`() {
    let order = FieldOrder([field("a", 0, 0), field("odd", 0, .nan), field("b", 0, 60)]).fields
    #expect(Set(order) == ["a", "odd", "b"] && order.count == 3)
  }
}

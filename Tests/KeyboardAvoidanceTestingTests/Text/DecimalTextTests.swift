import Testing

@testable import KeyboardAvoidanceTesting

@Suite struct DecimalTextTests {
  private func value(_ text: String) -> Double? {
    DecimalText.value(of: ArraySlice(Array(text.utf8)))
  }

  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("12", 12), ("+7", 7), ("-0.5", -0.5), ("1e-3", 0.001), ("2.5E+2", 250), (".5", 0.5),
    ("5.", 5), ("0.25", 0.25), ("187.5", 187.5), ("000123.4500", 123.45), ("445.33333333333326", 445.33333333333326),
    ("9.86076e-32", 9.86076e-32), ("inf", .infinity), ("-INF", -.infinity), ("Infinity", .infinity),
  ])
  func `a number is read as it is written`(text: String, expected: Double) {
    #expect(value(text)?.bitPattern == expected.bitPattern)
  }

  @Test func `what is not a number is read as one that equals nothing`() {
    #expect(value("nan")?.isNaN == true)
    #expect(value("-NaN")?.isNaN == true)
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "e5", "1e", "1e+", "1.2.3", "1 ", " 1", "--1", "+-1", "0x10", "1,5", "12px",
    "in", "info", "1e5.0", "1e5e5", "nano", "٣",
  ])
  func `anything else is no number`(text: String) {
    #expect(value(text) == nil)
  }

  @Test(arguments: [
    // Exactly half way between two doubles, and the least more or less than half way.
    "9007199254740993", "9007199254740993.0000000000000000000000000001",
    "9007199254740992.9999999999999999999999999", "9007199254740991.5", "4503599627370497.5",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203126",
    // The ends of the range and the steps between kinds of doubles.
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "1e309", "1e400",
    "-1e999999999999999999999", "2.2250738585072014e-308", "2.2250738585072011e-308", "2.2250738585072012e-308",
    "4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "7.4109846876186982e-324",
    "1e-400", "1e-99999999999999999999", "5e-324",
    // Numbers on which well-known readers were once wrong.
    "6.631236846766476e-316", "3.2378839133029012895883524125015321748630094985e-322",
    "0.500000000000000166533453693773481063544750213623046875", "3.518437208883201171875e13",
    "62.5364939768271845828", "8.10109172351e-10", "1.50000000000000011102230246251565", "9214843084008499",
    "1448997445238699", "1090544144181609348835077142190",
  ])
  func `hard cases are rounded as the standard library rounds them`(text: String) {
    #expect(value(text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test func `every double is read back from its own description`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(value("\(number)")?.bitPattern == number.bitPattern, "\(number)")
    }
  }

  @Test func `random digits are rounded as the standard library rounds them`() {
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...40)
      var text = String((0..<count).map { _ in "0123456789".randomElement() ?? "0" })
      text.insert(".", at: text.index(text.startIndex, offsetBy: .random(in: 0...count)))
      text += "e\(Int.random(in: -345...320))"
      #expect(value(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test func `digits without end are read in linear time`() {
    let zeros = String(repeating: "0", count: 1_000_000)
    #expect(value("0." + zeros + "25e1000000") == 0.25)
    #expect(value("1" + zeros + "e-1000000") == 1)
    // The last digit decides: without it this is half way, and the even neighbour is below.
    #expect(value("9007199254740993." + zeros + "1") == 9_007_199_254_740_994)
    #expect(value("9007199254740993." + zeros) == 9_007_199_254_740_992)
  }
}

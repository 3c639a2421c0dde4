/// Where the numbers of a line stand, and what simpler ones could stand there.
struct NumberPlaces {
  let line: [UInt8]
  private(set) var places: [Range<Int>] = []

  init(in line: [UInt8]) {
    self.line = line
    var start = 0
    for index in line.indices where line[index].separatesNumbers {
      add(start..<index)
      start = index + 1
    }
    add(start..<line.count)
  }

  private mutating func add(_ place: Range<Int>) {
    if DecimalText.value(of: line[place]) != nil { places.append(place) }
  }

  /// The line with another text in a place.
  func text(at index: Int, replacedBy text: String) -> [UInt8] {
    Array(line[..<places[index].lowerBound]) + Array(text.utf8) + Array(line[places[index].upperBound...])
  }

  /// Numbers that are simpler than the one in a place, the simplest first.
  func simplerTexts(at index: Int) -> [String] {
    guard let value = DecimalText.value(of: line[places[index]]), value != 0 else { return [] }
    guard value.isFinite, value.magnitude < 1e6 else { return ["0", "100"] }
    let candidates = [0, rounded(value, to: 100), rounded(value, to: 10), value.rounded(.towardZero)]
    var texts: [String] = []
    for candidate in candidates where candidate != value && candidate.magnitude <= value.magnitude {
      let text = number(candidate)
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private func rounded(_ value: Double, to step: Double) -> Double { (value / step).rounded(.towardZero) * step }
}

extension UInt8 {
  fileprivate var separatesNumbers: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: ",") || self == UInt8(ascii: "x")
  }
}

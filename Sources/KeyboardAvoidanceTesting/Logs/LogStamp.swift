extension ByteCursor {
  /// Takes the stamp of a log line: a time of day with seconds, with or without its date and zone before and behind it.
  ///
  /// Without a time it takes nothing: a date alone is no stamp of a line. What it took when it fails, the caller undoes.
  mutating func takeStamp() -> Bool {
    let start = index
    if takeDate() {
      guard take("T") || take(where: { $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == 0x09 }) > 0 else { return false }
    } else {
      index = start
    }
    guard takeTimeOfDay() else { return false }
    takeZone()
    return !(next.map { $0.isLetter || $0.isDigit } ?? false)
  }

  /// Takes `2015-06-29`, `29.06.15`, `06-29`, `Jun 29`, `Mon Jun 29 2015` and their like.
  private mutating func takeDate() -> Bool {
    if takeMonthName() {
      guard take(" "), takeSpacesAndDigits(1...2) else { return false }
      let day = index
      if !takeSpacesAndDigits(4...4) || next == UInt8(ascii: ":") { index = day }
      return true
    }
    guard takeDigits(1...4) else { return false }
    let separators = "-/."
    guard let separator = next, separators.utf8.contains(separator) else { return false }
    index += 1
    guard takeDigits(1...2) else { return false }
    let monthAndDay = index
    guard next == separator else { return true }
    index += 1
    if !takeDigits(1...4) { index = monthAndDay }
    return true
  }

  /// Takes a month's English name, or a weekday's and a month's; in other languages logs are stamped in digits.
  private mutating func takeMonthName() -> Bool {
    guard next?.isLetter ?? false else { return false }
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    if weekdays.contains(where: { take($0) }), !take(" "), !take(", ") { return false }
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return months.contains { take($0) }
  }

  private mutating func takeTimeOfDay() -> Bool {
    guard takeDigits(1...2), take(":"), takeDigits(2...2), take(":"), takeDigits(2...2) else { return false }
    let seconds = index
    if !(take(".") || take(",") || take(":")) || !takeDigits(1...9) { index = seconds }
    return true
  }

  private mutating func takeZone() {
    if take("Z") { return }
    let time = index
    if take(" AM") || take(" PM") || take("AM") || take("PM") { return }
    _ = take(" ")
    guard take("+") || take("-") else { return index = time }
    let digits = index
    if takeDigits(4...4) { return }
    index = digits
    if takeDigits(2...2), take(":"), takeDigits(2...2) { return }
    index = time
  }

  private mutating func takeSpacesAndDigits(_ count: ClosedRange<Int>) -> Bool {
    skip { $0 == 0x20 }
    return takeDigits(count)
  }

  private mutating func takeDigits(_ count: ClosedRange<Int>) -> Bool {
    count.contains(take { $0.isDigit })
  }
}

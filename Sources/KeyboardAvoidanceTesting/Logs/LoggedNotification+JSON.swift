import KeyboardEvents

extension LoggedNotification {
  /// The notification as one JSON object on one line, its keys always all there and in the same order.
  ///
  /// Whole numbers have no point and others are the shortest text that reads back equal; what JSON has no number for is
  /// the string `"inf"`, `"-inf"` or `"nan"`.
  public var json: String {
    var text = "{\"name\":"
    text += Self.json(name?.rawValue)
    text += ",\"begin\":"
    text += Self.json(begin)
    text += ",\"end\":"
    text += Self.json(end)
    text += ",\"duration\":"
    text += duration.map(Self.json) ?? "null"
    text += ",\"curve\":"
    text += curve.map { $0.description } ?? "null"
    text += ",\"isLocal\":"
    text += isLocal.map { $0 ? "true" : "false" } ?? "null"
    text += ",\"time\":"
    text += Self.json(time)
    text += ",\"line\":"
    text += line.description
    text += "}"
    return text
  }

  private static func json(_ rect: Rect?) -> String {
    guard let rect else { return "null" }
    return "[" + json(rect.minX) + "," + json(rect.minY) + "," + json(rect.width) + "," + json(rect.height) + "]"
  }

  private static func json(_ value: Double) -> String {
    if value.isNaN { return "\"nan\"" }
    if value.isInfinite { return value < 0 ? "\"-inf\"" : "\"inf\"" }
    return number(value)
  }

  private static func json(_ text: String?) -> String {
    guard let text else { return "null" }
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        quoted += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        quoted += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default:
        quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
    return String(decoding: quoted, as: UTF8.self)
  }
}

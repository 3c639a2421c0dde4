/// A word of a scene, or a part of one: a slice of the text's bytes, so that its place is known.
struct SceneWord {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func contains(_ mark: Unicode.Scalar) -> Bool { bytes.contains(UInt8(ascii: mark)) }

  static func == (word: SceneWord, text: String) -> Bool { word.bytes.elementsEqual(text.utf8) }
}

extension SceneWord {
  /// The keyword that the word is, if it is one.
  func keyword<Keyword: RawRepresentable<String>>(_: Keyword.Type = Keyword.self) -> Keyword? {
    // No keyword is this long, and a word of noise may be as long as the file.
    bytes.count <= 32 ? Keyword(rawValue: text) : nil
  }

  /// The parts between the marks; of a word with more than `count` parts, the last one is all the rest.
  func parts(by mark: Unicode.Scalar, upTo count: Int) -> [SceneWord] {
    bytes.split(separator: UInt8(ascii: mark), maxSplits: count - 1, omittingEmptySubsequences: false)
      .map { SceneWord($0) }
  }

  /// What stands before the first mark, and what stands after it, if there is one.
  func cut(at mark: Unicode.Scalar) -> (SceneWord, SceneWord?) {
    guard let cut = bytes.firstIndex(of: UInt8(ascii: mark)) else { return (self, nil) }
    return (SceneWord(bytes[..<cut]), SceneWord(bytes[(cut + 1)...]))
  }
}

extension SceneWord {
  /// The word as a message shows it: short, and with everything that cannot be seen spelled out.
  var quoted: String {
    // A character is four bytes at most, so these are as many as can be shown, and one to see that there are more.
    let scalars = String(decoding: bytes.prefix(4 * (longestShown + 1)), as: UTF8.self).unicodeScalars
    var quoted = "`"
    for scalar in scalars.prefix(longestShown) {
      if scalar.isInvisible {
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + (scalars.count > longestShown ? "…`" : "`")
  }

  private var longestShown: Int { 40 }
}

extension Unicode.Scalar {
  /// Control characters, and the spaces and marks that look like nothing or like an ordinary space.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0..<0x20, 0x7F...0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }
}

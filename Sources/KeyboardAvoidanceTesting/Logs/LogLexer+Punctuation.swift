extension LogLexer {
  /// Takes a byte that belongs to no word and no number.
  mutating func takePunctuation(_ byte: UInt8) {
    let last = mark
    mark = 0
    switch byte {
    case UInt8(ascii: "{"): emit(.open(.brace))
    case UInt8(ascii: "["):
      emit(last == UInt8(ascii: "-") || last == UInt8(ascii: "+") ? .method : .open(.bracket))
    case UInt8(ascii: "("): emit(.open(.parenthesis))
    case UInt8(ascii: "}"): emit(.close(.brace))
    case UInt8(ascii: "]"): emit(.close(.bracket))
    case UInt8(ascii: ")"): emit(.close(.parenthesis))
    case UInt8(ascii: "="), UInt8(ascii: ":"): emit(.separator(isColon: byte == UInt8(ascii: ":")))
    case UInt8(ascii: ","): emit(.comma)
    case UInt8(ascii: ";"): emit(.semicolon)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): emit(.quote(byte, after: previous))
    case UInt8(ascii: "<"): emit(.less)
    case UInt8(ascii: ">"):
      if last == UInt8(ascii: "-") {
        emit(.separator(isColon: false))
      } else if previous != UInt8(ascii: "=") {
        emit(.greater)
      }
    case UInt8(ascii: "/"), UInt8(ascii: "*"):
      if previous == UInt8(ascii: "/") { emit(.note) }
    case UInt8(ascii: "#"):
      if previous <= 0x20 { emit(.note) }
    case UInt8(ascii: "&"): mark = byte
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      if !previous.isWordPart { mark = byte }
    case 0x92 where previous == 0x88 && earlier == 0xE2:
      // The minus sign of typographers.
      mark = UInt8(ascii: "-")
    default: break
    }
    isGlued = byte > 0x20
  }

  /// Ends a mark that a web page wrote as a word.
  mutating func endEntity() {
    state = .between
    mark = 0
    if text.elementsEqual("quot".utf8) || text.elementsEqual("apos".utf8) {
      emit(.quote(UInt8(ascii: "\""), after: 0))
    } else if text.elementsEqual("lt".utf8) {
      emit(.less)
    } else if text.elementsEqual("gt".utf8) {
      emit(.greater)
    }
    isGlued = false
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#endif

#if hasFeature(Embedded)
  /// Prints the text: without an operating system there is one output.
  func writeToStandardError(_ text: String) { print(text) }
#else
  /// Writes the text and a line's end to standard error in one call, so that lines of two threads do not mix.
  func writeToStandardError(_ text: String) {
    var bytes = Array(text.utf8)
    bytes.append(UInt8(ascii: "\n"))
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }
#endif

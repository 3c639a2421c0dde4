import Foundation

/// A file that a picture is written to.
struct OutputFile {
  let name: String

  /// Writes the text, in place of what was there.
  func write(_ text: String) throws(Problem) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: name), options: .atomic)
    } catch {
      throw Problem("\(name): the file cannot be written")
    }
  }
}

import Foundation

/// A file that is read from its start to its end, in pieces; `-` is standard input.
struct InputFile {
  /// The path as it was given, which is what messages call the file.
  let name: String

  /// The most that is read at once.
  static let pieceSize = 1 << 16

  /// Reads the file, a piece at a time.
  func read(_ take: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
    let handle = try open()
    while let piece = try piece(of: handle) { try take(piece) }
  }

  /// The whole file; one of more than `limit` bytes is refused instead of filling the memory.
  func bytes(limit: Int) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    try read { piece throws(Problem) in
      bytes += piece
      guard bytes.count <= limit else { throw Problem("\(name): longer than \(limit >> 20) MB, which no such file is") }
    }
    return bytes
  }

  private func open() throws(Problem) -> FileHandle {
    if name == "-" { return FileHandle.standardInput }
    if let handle = FileHandle(forReadingAtPath: name) { return handle }
    let isThere = FileManager.default.fileExists(atPath: name)
    throw Problem(isThere ? "\(name): the file cannot be read" : "\(name): no such file")
  }

  private func piece(of handle: FileHandle) throws(Problem) -> [UInt8]? {
    do {
      guard let data = try handle.read(upToCount: Self.pieceSize), !data.isEmpty else { return nil }
      return Array(data)
    } catch {
      throw Problem("\(name): reading failed; expected a file")
    }
  }

  /// A file in the same directory; nil where the name would lead out of it.
  func sibling(_ sibling: String) -> InputFile? {
    guard !sibling.contains("/"), sibling != ".", sibling != ".." else { return nil }
    guard name != "-", let slash = name.lastIndex(of: "/") else { return InputFile(name: sibling) }
    return InputFile(name: name[...slash] + sibling)
  }
}

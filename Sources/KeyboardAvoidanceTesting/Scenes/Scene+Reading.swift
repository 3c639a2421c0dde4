extension Scene {
  /// Reads a scene from the bytes of its text, which is UTF-8.
  ///
  /// Whatever the bytes are, the result is a scene that makes sense or the error at the first line that does not: every
  /// name is declared above its use and of a kind that fits, every number is finite where one is needed, and no constraint
  /// depends on itself. A leading byte order mark, any kind of line end and tabs for spaces are taken.
  ///
  /// `repeat` nests at most 256 deep, so that a scene can be run and released by recursion.
  ///
  /// - Complexity: linear in the number of bytes.
  public init(reading bytes: [UInt8], name: String) throws(SceneError) {
    var reader = SceneReader(bytes, file: name)
    self.init(name: name, statements: try reader.statements())
  }

  /// Reads a scene from its text; see ``init(reading:name:)-([UInt8],_)``.
  public init(reading text: String, name: String) throws(SceneError) {
    try self.init(reading: Array(text.utf8), name: name)
  }
}

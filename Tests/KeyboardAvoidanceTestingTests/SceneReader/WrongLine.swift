import Testing

/// A line that does not fit below ``SceneText/base``, and what the reader says about it.
struct WrongLine: CustomTestStringConvertible {
  let line: String
  let column: Int
  let found: String
  /// The beginning or the gist of what would fit.
  let fitting: String

  init(_ line: String, _ column: Int, _ found: String, _ fitting: String) {
    self.line = line
    self.column = column
    self.found = found
    self.fitting = fitting
  }

  var testDescription: String { line }
}

import Foundation

/// Where a command writes its lines to.
struct Console {
  /// Writes a line of the result.
  var write: (String) -> Void
  /// Writes a line on what went wrong.
  var complain: (String) -> Void

  /// Standard output and standard error.
  static var standard: Console {
    Console(
      write: { print($0) },
      complain: { FileHandle.standardError.write(Data(($0.onOneLine + "\n").utf8)) })
  }
}

/// How a command ended, as the shell sees it.
enum ExitStatus: Int32, Comparable {
  /// All is as it should be.
  case success = 0
  /// An expectation was not met, or nothing was found.
  case failure = 1
  /// The input could not be used.
  case unusable = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// Why the input cannot be used: one line, with the place.
struct Problem: Error, Equatable {
  var text: String

  init(_ text: String) { self.text = text }
}

extension String {
  /// The text without what would break a line or steer a terminal: file names may hold anything.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}

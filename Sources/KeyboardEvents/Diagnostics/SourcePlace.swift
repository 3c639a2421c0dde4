/// A file and a line of the caller's code.
public struct SourcePlace: Sendable {
  /// The file, as `#fileID` names it: module and file.
  public var fileID: StaticString
  /// The line, from 1.
  public var line: UInt

  /// Creates a place; both arguments come from `#fileID` and `#line` at the caller.
  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }
}

extension SourcePlace: Hashable {
  /// Two places are equal when they name the same line of the same file.
  public static func == (left: SourcePlace, right: SourcePlace) -> Bool {
    left.line == right.line && left.fileID.description == right.fileID.description
  }

  /// Hashes the file's name and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID.description)
    hasher.combine(line)
  }
}

extension SourcePlace {
  /// Whether two places are the same line by the same literal: quicker than equality, and true less often.
  @inline(__always)
  func isSameLiteral(as other: SourcePlace) -> Bool {
    unsafe line == other.line && fileID.utf8Start == other.fileID.utf8Start
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as a compiler writes it: `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

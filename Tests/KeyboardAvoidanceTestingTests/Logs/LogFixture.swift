import Foundation
import Testing

/// A log, and the lines that are expected of it, as two files of one name.
struct LogFixture: CustomTestStringConvertible, Sendable {
  var name: String
  var log: [UInt8]
  var expected: String

  var testDescription: String { name }

  /// All fixtures, by name.
  static let all: [LogFixture] = {
    guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/logs"),
      let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.compactMap { file in
      let plain = file.deletingPathExtension()
      guard let log = try? Data(contentsOf: file),
        let expected = try? String(contentsOf: plain.appendingPathExtension("expected"), encoding: .utf8)
      else { return nil }
      return LogFixture(name: plain.lastPathComponent, log: [UInt8](log), expected: expected)
    }
  }()
}

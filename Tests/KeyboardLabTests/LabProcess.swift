import Foundation
import Testing

/// The built tool, run as a shell runs it.
struct LabProcess {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the tool in a folder, and waits for its end.
  init(_ arguments: [String], in folder: URL, input: String = "") throws {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = [tests, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
      .map { $0.appendingPathComponent("keyboard-lab") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Files and not pipes: a pipe that nobody reads while the tool writes would stop it.
    let files = try ["in", "out", "err"].map { name in
      let url = folder.appendingPathComponent(".\(name)")
      try Data((name == "in" ? input : "").utf8).write(to: url)
      return url
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(decoding: Data(contentsOf: files[1]), as: UTF8.self)
    errors = try String(decoding: Data(contentsOf: files[2]), as: UTF8.self)
  }
}

/// A folder for one test, gone when the test is.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("keyboard-lab-\(UUID().uuidString)")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url.appendingPathComponent(name))
  }

  func text(of name: String) throws -> String {
    try String(decoding: Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}

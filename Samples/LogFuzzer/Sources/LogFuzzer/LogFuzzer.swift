import KeyboardAvoidanceTesting

// Feeds the log reader what a fuzzer invents. A crash, a hang, or a difference between one chunk and two is a finding:
//
//     swift build -c release --sanitize fuzzer --package-path Samples/LogFuzzer
//     mkdir -p corpus
//     SWIFT_BACKTRACE=enable=no Samples/LogFuzzer/.build/release/LogFuzzer -max_total_time=60 -timeout=5 \
//       corpus Tests/KeyboardAvoidanceTestingTests/Fixtures/logs
//
// New inputs go to the first folder. Without the variable Swift's own crash handler comes first and no input is saved.

/// The function that libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let log = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let whole = LogReader.notifications(in: log)
  let lineCount = log.count { $0 == UInt8(ascii: "\n") } + 1
  precondition(whole.allSatisfy { (1...lineCount).contains($0.line) }, "a notification stands outside of its text")

  var reader = LogReader()
  let cut = Int(log.first ?? 0) % (count + 1)
  let parts = reader.read(log[..<cut]) + reader.read(log[cut...]) + reader.finish()
  precondition(parts.map(\.json) == whole.map(\.json), "a text in chunks tells something else than a whole one")
  return 0
}

import Foundation

/// Measures the bus beside a bare loop over closures and beside Foundation's centre.
///
/// Without arguments it prints times. With `--counts` it runs every region once for a profiler, and with `--live` and a
/// number it ends while so many observers are registered, for a count of what is allocated then; see `check-counts`.
/// With `compare` it plays scenes and generated cases side by side with models of others; see ``CompareCommand``.
@main
struct Main {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments
    if arguments.count > 1, arguments[1] == "compare" { return await compare(Array(arguments.dropFirst(2))) }
    if arguments.count == 3, arguments[1] == "--live", let count = Int(arguments[2]) { endWhileObserved(by: count) }
    let bench = Bench(mode: arguments.contains("--counts") ? .counts : .times)
    bench.runMemory()
    bench.runPosting()
    bench.runFiltering()
    bench.runRegistering()
    bench.runFoundationRegistering()
    bench.runAvoidance()
  }

  /// Exits with 1 where this package is worse, and with 2 where nothing can be compared.
  private static func compare(_ arguments: [String]) async {
    do {
      exit(try await CompareCommand(arguments).run() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("Benchmarks compare: \(error)\n".utf8))
      exit(2)
    }
  }
}

/// Measures the bus beside a bare loop over closures and beside Foundation's centre.
///
/// Without arguments it prints times. With `--counts` it runs every region once for a profiler, and with `--live` and a
/// number it ends while so many observers are registered, for a count of what is allocated then; see `check-counts`.
@main
struct Main {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--live", let count = Int(arguments[2]) { endWhileObserved(by: count) }
    let bench = Bench(mode: arguments.contains("--counts") ? .counts : .times)
    bench.runPosting()
    bench.runFiltering()
    bench.runRegistering()
    bench.runAvoidance()
  }
}

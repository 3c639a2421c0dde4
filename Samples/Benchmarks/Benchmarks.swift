/// Measures the bus beside a bare loop over closures and beside Foundation's centre.
///
/// Without arguments it prints times. With `--counts` it runs every region once for a profiler; see `check-counts`.
@main
struct Main {
  @MainActor
  static func main() {
    let bench = Bench(mode: CommandLine.arguments.contains("--counts") ? .counts : .times)
    bench.measureMemory()  // First, while nothing that was freed can be used again.
    bench.runPosting()
    bench.runFiltering()
    bench.runRegistering()
    bench.runAvoidance()
  }
}

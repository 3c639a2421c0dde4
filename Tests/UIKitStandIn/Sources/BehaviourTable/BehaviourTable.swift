import Hosts
import KeyboardAvoidanceTesting

/// Runs every behaviour on every host, and prints what it saw as the table that the documentation shows.
@main @MainActor
struct BehaviourTable {
  static func main() {
    print("| what people expect | looked at | simulated tree | UIKit's stand-in |")
    print("|---|---|---|---|")
    for behaviour in HostBehavior.allCases {
      let simulated = behaviour.run(on: SimulatedHost.self)
      let standIn = behaviour.run(on: UIKitHost.self)
      let cells = [
        behaviour.rawValue, "\(standIn.checkCount)", word(simulated.failures), word(standIn.failures),
      ]
      print("| \(cells.joined(separator: " | ")) |")
    }
  }

  private static func word(_ failures: [String]) -> String { failures.isEmpty ? "yes" : "**no**" }
}

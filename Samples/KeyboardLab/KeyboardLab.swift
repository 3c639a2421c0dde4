import Foundation
import KeyboardAvoidanceTesting

@main enum KeyboardLab {
  static func main() {
    var failed = 0
    for path in CommandLine.arguments.dropFirst(2) {
      let url = URL(fileURLWithPath: path)
      do {
        let scene = try Scene(reading: Array(Data(contentsOf: url)), name: path)
        let o = try scene.run(log: { try? Array(Data(contentsOf: url.deletingLastPathComponent().appendingPathComponent($0))) })
        if o.isPassed { print("PASS \(path)") } else {
          failed += 1
          for f in o.failures { print("FAIL \(path):\(f.place.line): \(f.expectation), \(f.found)") }
        }
      } catch { print("ERR \(error)") ; failed += 1 }
    }
    print("failed files", failed)
  }
}

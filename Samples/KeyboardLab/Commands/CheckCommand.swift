import KeyboardAvoidanceTesting

/// `check FILE…`: runs scenes and says which passed.
struct CheckCommand {
  let files: [String]

  func run(_ console: Console) -> ExitStatus {
    var status = ExitStatus.success
    for name in files {
      do throws(Problem) {
        let outcome = try SceneFile(name).run()
        for line in outcome.verdict(on: name) { console.write(line) }
        status = max(status, outcome.isPassed ? .success : .failure)
      } catch {
        console.complain(error.text)
        status = .unusable
      }
    }
    return status
  }
}

extension SceneOutcome {
  /// One line that the scene passed, or one for each expectation that failed.
  func verdict(on name: String) -> [String] {
    guard !isPassed else { return ["PASS \(name)"] }
    return failures.map { "FAIL \(name):\($0.place.line): \($0.expectation), \($0.found)" }
  }
}

import KeyboardAvoidanceTesting

/// Without arguments: the same form, avoided in four ways while the same log is replayed.
struct CompareCommand {
  func run(_ console: Console) throws(Problem) -> ExitStatus {
    let log = LogReader.notifications(in: FormLog.text)
    var runs: [FormRun] = []
    for situation in FormSituation.allCases { runs.append(try FormRun(situation, replaying: log)) }
    console.write(Comparison(runs: runs, notificationCount: log.count).text)
    let failed = runs.filter { !$0.outcome.isPassed }
    for run in failed { run.outcome.verdict(on: run.situation.rawValue).forEach(console.complain) }
    return failed.isEmpty ? .success : .failure
  }
}

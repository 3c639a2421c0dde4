import KeyboardAvoidanceTesting

/// What came of one model over generated cases, beside ours in the same cases.
struct CaseTally: Hashable, Sendable {
  /// A case in which the model was better by one measure.
  struct Example: Hashable, Sendable {
    let seed: UInt64
    let measure: Measure
    let explanation: Explanation
    /// The statement after which the model was better by most, as a line of the case.
    let line: Int
    let model: Double
    let ours: Double
  }

  private(set) var caseCount = 0
  private(set) var model = Measures()
  private(set) var ours = Measures()
  /// In how many cases the model was better, by measure and by why.
  private(set) var better: [Measure: [Explanation: Int]] = [:]
  private(set) var examples: [Example] = []

  /// How many examples of one measure and explanation are kept.
  private static let exampleLimit = 1

  /// Less than that is no difference that anybody could see, in points.
  static let visibleDifference = 0.5

  mutating func add(seed: UInt64, model run: CaseRun, ours ourRun: CaseRun) {
    caseCount += 1
    let (measures, ourMeasures) = (run.measures, ourRun.measures)
    model += measures
    ours += ourMeasures
    for measure in Measure.allCases where measures[measure] < ourMeasures[measure] - Self.visibleDifference {
      let (line, explanation) = Explanation.of(measure, model: run, ours: ourRun)
      add(
        Example(
          seed: seed, measure: measure, explanation: explanation, line: line, model: measures[measure],
          ours: ourMeasures[measure]))
      better[measure, default: [:]][explanation, default: 0] += 1
    }
  }

  private mutating func add(_ example: Example) {
    let isKnown = { (other: Example) in
      other.measure == example.measure && other.explanation == example.explanation
    }
    if examples.count(where: isKnown) < Self.exampleLimit { examples.append(example) }
  }

  /// Adds what came of later cases.
  mutating func add(_ other: CaseTally) {
    caseCount += other.caseCount
    model += other.model
    ours += other.ours
    for (measure, counts) in other.better { better[measure, default: [:]].merge(counts) { $0 + $1 } }
    for example in other.examples { add(example) }
  }

  /// The measures by which ours is worse, all cases together.
  var lost: [Measure] {
    Measure.allCases.filter { ours[$0] > model[$0] + Self.visibleDifference }
  }
}

import KeyboardAvoidanceTesting
import Testing

@Suite struct `A law notices often` {
  @Test(arguments: LawSense.all)
  func `what breaks it, in the programs of every kind that it asks about`(sense: LawSense) {
    let checker = sense.checker
    var count = 0
    var seed: UInt64 = 0
    while count < sense.least, seed < sense.programCount {
      let scene = SceneGenerator.scene(seed: seed, avoiding: sense.kind)
      if checker.finding(of: sense.law, in: scene) != nil { count += 1 }
      seed += 1
    }
    #expect(count == sense.least, "of \(sense.programCount) programs")
  }
}

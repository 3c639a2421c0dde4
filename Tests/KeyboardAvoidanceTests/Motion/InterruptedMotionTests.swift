import Foundation
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Law 6, where motions do not come to their ends: each is interrupted at every one of its frames, by each thing that can.
@Suite struct `A motion that is interrupted at any frame` {
  private static let seeds: Range<UInt64> = {
    if let only = LawPrograms.onlySeed { return only..<(only + 1) }
    return 0..<max(1, LawPrograms.count / 10_000)
  }()

  @Test(arguments: EdgeScene.allCases)
  func `keeps in sight what was in sight`(kind: EdgeScene) throws {
    // Printed before the run, because a trap leaves nothing else behind.
    print("interrupted motions, \(kind.rawValue): seeds \(Self.seeds.lowerBound) to \(Self.seeds.upperBound - 1)")
    var watched = 0
    for seed in Self.seeds {
      let program = MotionProgram(seed: seed, kind: kind)
      for interruption in program.interruptions {
        for frame in 0...program.frameCount {
          let run = try program.run(interruption, at: frame)
          watched += run.watchedFrames
          guard let finding = run.finding else { continue }
          Issue.record("KEYBOARD_LAW_SEED=\(seed), \(kind.rawValue): \(finding)\n\(run.text)")
          return
        }
      }
    }
    // A law that is asked of nothing holds; of most frames it is asked.
    #expect(watched > 1_000)
  }
}

import Testing

@Suite struct ObserverCenterFuzzTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a random program is delivered as by a naive model`(seed: UInt64) {
    let fuzzed = FuzzedCenter(seed: seed, steps: 600)
    fuzzed.run()
    #expect(fuzzed.failures == [], "seed \(seed)")
  }
}

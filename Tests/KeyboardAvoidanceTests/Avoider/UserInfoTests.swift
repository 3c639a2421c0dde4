import AvoidanceStrategies
import KeyboardAvoidance
import KeyboardEvents
import Testing

@Suite struct UserInfoTests {
  @Test func `a strategy sees what the keyboard's source says`() throws {
    let bench = AvoiderBench()
    let avoider = try #require(bench.avoider)
    avoider.attach(ContentInset(), to: .view("form"))
    var userInfo = UserInfo()
    userInfo[StripKey.self] = 40
    try bench.emitter.show(to: AvoiderBench.keyboard, userInfo: userInfo)
    bench.emitter.finish()
    try bench.emitter.move(to: AvoiderBench.keyboard)
    // One on attaching, one for the show, and one as the same frame comes without a word.
    #expect(bench.decisions.map { $0.context.userInfo[StripKey.self] } == [nil, 40, nil])
  }
}

private enum StripKey: UserInfoKey {
  typealias Value = Int
  static var name: String { "org.example.strip" }
}

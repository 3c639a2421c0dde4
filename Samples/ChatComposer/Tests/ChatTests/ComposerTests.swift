import Chat
import KeyboardEvents
import Testing

@Suite struct ComposerTests {
  @Test(arguments: [AnimationCurve.keyboard, .linear, .easeInOut], [0, 2, 30])
  func `the bar stands on the keyboard, and the end of the list on the bar, in every frame`(
    curve: AnimationCurve, messages: Int
  ) throws {
    let bench = ChatBench(messages: messages)
    bench.look()
    try bench.phone.tapText(keyboardHeight: 260, curve: curve)
    bench.run()
    // 24 frames in 0.4 s, the one before them, and the one before the keyboard.
    #expect(bench.frames == 26)
    #expect(bench.chat.shownBar == Rect(x: 0, y: 371, width: 375, height: 36))
    try bench.phone.resizeKeyboard(height: 304)
    bench.run()
    #expect(bench.chat.shownBar.maxY == 363)
    bench.phone.dismiss()
    bench.run()
    #expect(bench.chat.shownBar.maxY == 667)
  }

  @Test func `half way of a linear motion the bar is half way`() throws {
    let bench = ChatBench()
    try bench.phone.tapText(keyboardHeight: 260, over: 0.5, curve: .linear)
    bench.run(seconds: 0.25)
    // 667 less half of 260, and the bar's 36 above that.
    #expect(abs(bench.chat.shownBar.minY - 501) < ChatBench.rounding)
    #expect(abs(bench.phone.keyboardTop - 537) < ChatBench.rounding)
  }

  @Test(arguments: [0.0, 0.05, 0.1, 0.2])
  func `a keyboard that turns round on its way is followed in every frame`(seconds: Double) throws {
    let bench = ChatBench()
    for _ in 0..<3 {
      try bench.phone.tapText(keyboardHeight: 260)
      bench.run(seconds: seconds)
      bench.phone.dismiss()
      bench.run(seconds: seconds)
    }
    bench.run()
    #expect(bench.chat.shownBar.maxY == 667)
  }

  @Test func `the bar grows with the lines up to five, and the end of the list goes up with it`() throws {
    let bench = ChatBench()
    try bench.phone.tapText(keyboardHeight: 260)
    bench.run()
    var heights: [Double] = []
    for _ in 1...7 {
      bench.chat.type("a line\n")
      bench.run()
      heights.append(bench.chat.shownBar.height)
    }
    // The line that is begun counts: 2 to 5 lines of 20 points, then no more, and 16 for the margins.
    #expect(heights == [56, 76, 96, 116, 116, 116, 116])
    bench.chat.send()
    bench.run()
    #expect(bench.chat.shownBar.height == 36)
    #expect(bench.chat.shownMessages.count == 31)
    #expect(bench.chat.shownMessages.last?.frame.maxY == bench.chat.shownBar.minY)
  }

  @Test(arguments: [0.0, 0.05, 0.1, 0.2])
  func `what is written while the keyboard is on its way grows the bar with it`(seconds: Double) throws {
    let bench = ChatBench()
    try bench.phone.tapText(keyboardHeight: 260)
    bench.run(seconds: seconds)
    bench.chat.type("one\ntwo\nthree")
    bench.run()
    #expect(bench.chat.shownBar == Rect(x: 0, y: 331, width: 375, height: 76))
  }

  @Test func `who reads older messages is left where he reads`() throws {
    let bench = ChatBench()
    bench.chat.scroll(to: 100)
    let before = bench.chat.shownMessages.first?.frame
    try bench.phone.tapText(keyboardHeight: 260)
    bench.run()
    #expect(!bench.chat.isAtEnd)
    #expect(bench.chat.shownMessages.first?.frame == before)
  }
}

import Chat
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing
import ViewTrees

@Suite struct EndTests {
  @Test func `after the keyboard all is where it was`() throws {
    let bench = ChatBench(safeBottom: 34)
    let before = frames(of: bench.chat)
    for _ in 0..<10 {
      try bench.phone.tapText(keyboardHeight: 260)
      bench.phone.run(seconds: 0.4)
      #expect(bench.chat.avoider.isAdjusting)
      bench.phone.dismiss()
      bench.phone.run(seconds: 0.4)
    }
    #expect(frames(of: bench.chat) == before)
    #expect(!bench.chat.avoider.isAdjusting)
  }

  private func frames(of chat: ChatScreen) -> [Rect] {
    [chat.shownBar, chat.shownText, chat.shownList] + chat.shownMessages.map { $0.frame }
  }

  @Test func `no issue is reported, and nothing is left when the phone is gone`() throws {
    let watch = LifecycleWatch()
    weak var chat: ChatScreen?
    weak var window: Window?
    do {
      let phone = Phone(size: ChatBench.plain, center: watch.makeCenter())
      (chat, window) = (phone.chat, phone.chat.window)
      phone.chat.receive("hello")
      try phone.tapText(keyboardHeight: 260)
      phone.chat.type("one\ntwo")
      phone.run(seconds: 0.1)
      phone.drag(finger: 500)
      #expect(chat != nil && window != nil)
    }
    #expect(chat == nil && window == nil)
    #expect(watch.conclude() == [])
  }

  @Test func `the window keeps the promises of a tree`() {
    let bench = ChatBench()
    let (root, guide) = (bench.chat.window.root, WindowGuide.keyboard)
    let views = root.children + root.children.flatMap { $0.children }
    #expect(views.count == 33)
    #expect(violations(of: bench.chat.window, at: views, constraints: [], guides: [guide]) == [])
  }
}

import Foundation
import Testing

/// What Foundation's centre does on Linux where ours does otherwise: so no claim about it outlives its truth.
@Suite struct FoundationCenterTests {
  private struct Message: NotificationCenter.AsyncMessage {
    typealias Subject = FoundationCenterTests.Thing
  }

  private final class Thing {}

  /// What the observers of one thread write down.
  private final class Notes: @unchecked Sendable {
    var tokens: [any NSObjectProtocol] = []
    var calls = 0
  }

  @Test func `its messages hang a task that was cancelled before next`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      Task {
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
        for await _ in NotificationCenter().messages(for: Message.self) {}
        exit(0)
      }
      for _ in 0..<10_000 { await Task.yield() }
      // Not exit: a leak check would complain of the task, and be right.
      _exit(3)
    }
  }

  @Test func `an observer that is removed during a post is still called`() {
    let center = NotificationCenter()
    let name = Notification.Name("name")
    let notes = Notes()
    for _ in 0..<2 {
      notes.tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { _ in
          notes.calls += 1
          for token in notes.tokens { center.removeObserver(token) }
        })
    }
    center.post(name: name, object: nil)
    #expect(notes.calls == 2)
  }
}

import Foundation
import KeyboardEvents
import Testing

@Suite struct EventStreamTests {
  private let center = ObserverCenter(diagnostics: .silent)

  @Test func `a stream hands out what is posted from its making on, in order`() async {
    let stream = center.events(for: .number)
    for number in 1...3 { center.post(.number, number) }
    center.end()
    #expect(await collect(stream) == [1, 2, 3])
  }

  @Test(arguments: [(EventStream<Int>.Buffering.newest(2), [4, 5]), (.oldest(2), [1, 2])])
  func `beyond its limit a stream drops by its policy`(buffering: EventStream<Int>.Buffering, kept: [Int]) async {
    let stream = center.events(for: .number, buffering: buffering)
    for number in 1...5 { center.post(.number, number) }
    stream.cancel()
    #expect(await collect(stream) == kept)
  }

  @Test func `a stream of a subject leaves out the others`() async {
    let subject = Owner()
    let stream = center.events(of: subject, for: .number)
    center.post(.number, 1)
    center.post(.number, 2, subject: Owner())
    center.post(.number, 3, subject: subject)
    center.end()
    #expect(await collect(stream) == [3])
  }

  @Test func `a stream ends with its centre, and is not kept by it`() async {
    var local: ObserverCenter? = ObserverCenter(diagnostics: .silent)
    let stream = local?.events(for: .number)
    local?.post(.number, 1)
    local = nil
    if let stream { #expect(await collect(stream) == [1]) }
  }

  @Test func `a stream ends its observation when it is freed`() {
    _ = center.events(for: .number)
    #expect(center.registrations.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a task that is cancelled before next does not hang`() async {
    let received = await Task {
      let center = ObserverCenter(diagnostics: .silent)
      let stream = center.events(for: .number)
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      let iterator = stream.makeAsyncIterator()
      let received = await iterator.next()
      #expect(center.registrations.isEmpty)
      return received
    }.value
    #expect(received == nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a task that is cancelled while it waits ends the stream`() async {
    let task = Task {
      let center = ObserverCenter(diagnostics: .silent)
      var count = 0
      for await _ in center.events(for: .number) { count += 1 }
      return (count, center.registrations.count)
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == (0, 0))
  }

  private func collect(_ stream: EventStream<Int>) async -> [Int] {
    var all: [Int] = []
    for await number in stream { all.append(number) }
    return all
  }
}

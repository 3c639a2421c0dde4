#if !hasFeature(Embedded)
  /// The posts of a name as an asynchronous sequence, for one task.
  ///
  /// Observation begins when the stream is made, so nothing is missed between that and the first `next()`. Payloads that
  /// wait are kept up to a limit, and the policy says which are dropped beyond it. The stream ends when its task is
  /// cancelled, when the centre ends, and when ``cancel()`` is called; payloads that wait are still handed out unless the
  /// task was cancelled. Freeing the stream and its iterators ends the observation.
  ///
  /// The buffer takes a lock on each post, unlike the centre itself.
  public struct EventStream<Payload: Sendable>: AsyncSequence {
    /// What happens to payloads beyond the limit.
    public enum Buffering: Hashable, Sendable {
      /// The oldest ones are dropped: right for states, where only the latest counts.
      case newest(Int)
      /// The newest ones are dropped.
      case oldest(Int)
    }

    /// Hands out one payload after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let base: AsyncStream<Payload>
      fileprivate let token: ObservationToken

      /// The next payload, or nil once the stream has ended.
      public func next() async -> Payload? {
        // A new one each time, as it is sent away to wait; they share what is buffered.
        var iterator = base.makeAsyncIterator()
        let payload = await iterator.next()
        // The task was cancelled, perhaps; the observation is ended here, in the isolation of the centre.
        if payload == nil && !token.isCancelled { token.cancel() }
        return payload
      }
    }

    private let base: AsyncStream<Payload>
    private let token: ObservationToken

    fileprivate init(_ base: AsyncStream<Payload>, _ token: ObservationToken) {
      self.base = base
      self.token = token
    }

    /// Makes the iterator; iterators of one stream share its payloads.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base, token: token) }

    /// Ends the stream after the payloads that wait.
    public func cancel() { token.cancel() }
  }

  /// A stream belongs to the isolation of its centre.
  @available(*, unavailable)
  extension EventStream: Sendable {}

  /// An iterator belongs to the isolation of its centre.
  @available(*, unavailable)
  extension EventStream.AsyncIterator: Sendable {}

  extension ObserverCenter {
    /// The posts of a name, whatever their subject, as an asynchronous sequence.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - buffering: What is kept while nobody asks for the next payload.
    ///   - fileID: The caller's file, for reports.
    ///   - line: The caller's line, for reports.
    public func events<Payload: Sendable>(
      for name: EventName<Payload>, buffering: EventStream<Payload>.Buffering = .newest(16),
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<Payload> {
      let (stream, pipe) = EventPipe<Payload>.make(buffering)
      return EventStream(stream, addObserver(for: name, fileID: fileID, line: line) { pipe.send($0) })
    }

    /// The posts of a name about one subject as an asynchronous sequence.
    ///
    /// - Parameters:
    ///   - subject: Whose posts to observe; not kept alive.
    ///   - name: The name.
    ///   - buffering: What is kept while nobody asks for the next payload.
    ///   - fileID: The caller's file, for reports.
    ///   - line: The caller's line, for reports.
    public func events<Payload: Sendable>(
      of subject: some AnyObject, for name: EventName<Payload>,
      buffering: EventStream<Payload>.Buffering = .newest(16), fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventStream<Payload> {
      let (stream, pipe) = EventPipe<Payload>.make(buffering)
      return EventStream(stream, addObserver(of: subject, for: name, fileID: fileID, line: line) { pipe.send($0) })
    }
  }

  /// The end of a stream that its handler holds: when the centre frees the handler, the stream ends.
  private final class EventPipe<Payload: Sendable> {
    private let continuation: AsyncStream<Payload>.Continuation

    private init(_ continuation: AsyncStream<Payload>.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }

    static func make(_ buffering: EventStream<Payload>.Buffering) -> (AsyncStream<Payload>, EventPipe) {
      let policy: AsyncStream<Payload>.Continuation.BufferingPolicy =
        switch buffering {
        case .newest(let limit): .bufferingNewest(limit)
        case .oldest(let limit): .bufferingOldest(limit)
        }
      let (stream, continuation) = AsyncStream.makeStream(of: Payload.self, bufferingPolicy: policy)
      return (stream, EventPipe(continuation))
    }

    func send(_ payload: Payload) { continuation.yield(payload) }
  }
#endif

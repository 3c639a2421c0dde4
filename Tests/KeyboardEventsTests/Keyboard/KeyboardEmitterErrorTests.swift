import KeyboardEvents
import Testing

@Suite struct KeyboardEmitterErrorTests {
  private static let notFinite = [
    Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: 1),
    Rect(x: 0, y: 0, width: -.infinity, height: 1), Rect(x: 0, y: 0, width: 1, height: .nan),
  ]
  private static let negative = [
    Rect(x: 0, y: 0, width: -1, height: 1), Rect(x: 0, y: 0, width: 1, height: -0.5),
  ]
  private let up = Rect(x: 0, y: 352, width: 320, height: 216)
  private let bench = EmitterBench()
  private var emitter: KeyboardEmitter { bench.emitter }

  @Test(arguments: notFinite)
  func `an end frame that is not finite is an error with the frame, and nothing is posted`(frame: Rect) {
    #expect(throws: KeyboardPayloadError.self) { try emitter.show(to: frame) }
    #expect(throws: KeyboardPayloadError.self) { try emitter.move(to: frame) }
    for event in KeyboardEvent.allCases where event.announcement != .willHide {
      let error = #expect(throws: KeyboardPayloadError.self) {
        try emitter.post(event, KeyboardTransition(endFrame: frame))
      }
      // A frame with a NaN does not equal itself, so the error is told by its case.
      guard case .endFrameIsNotFinite = error else { Issue.record("\(String(describing: error))"); continue }
    }
    #expect(bench.posted == [])
    #expect(emitter.lastFrame() == nil)
  }

  @Test(arguments: negative)
  func `an end frame of negative size is an error with the frame, and nothing is posted`(frame: Rect) {
    #expect(throws: KeyboardPayloadError.endFrameHasNegativeSize(frame)) { try emitter.show(to: frame) }
    #expect(throws: KeyboardPayloadError.endFrameHasNegativeSize(frame)) { try emitter.move(to: frame) }
    #expect(throws: KeyboardPayloadError.endFrameHasNegativeSize(frame)) {
      try emitter.post(.didShow, KeyboardTransition(endFrame: frame))
    }
    #expect(bench.posted == [])
    #expect(emitter.lastFrame() == nil)
  }

  @Test(arguments: notFinite + negative)
  func `a hide with a frame that cannot be used is posted without it, and as a hide alone`(frame: Rect) {
    emitter.hide(to: frame)
    let line: UInt = #line - 1
    #expect(bench.events == [.willHide])
    #expect(bench.posted.first?.transition.endFrame == nil)
    #expect(bench.log.kinds == [.nonFinite])
    #expect(bench.log.issues.first?.place == SourcePlace(fileID: #fileID, line: line))
    emitter.finish()
    #expect(bench.events == [.willHide, .didHide])
    #expect(bench.log.kinds == [.nonFinite])
  }

  @Test func `a hide that a source passes on is posted without a frame that cannot be used`() throws {
    let transition = KeyboardTransition(endFrame: Rect(x: 0, y: .infinity, width: 0, height: 0), sequence: 5)
    try emitter.post(.willHide, transition)
    try emitter.post(.didHide, transition)
    #expect(bench.events == [.willHide, .didHide])
    #expect(bench.posted.allSatisfy { $0.transition.endFrame == nil && $0.transition.sequence == 5 })
  }

  @Test func `a motion that was refused leaves the one before it to end`() throws {
    try emitter.show(to: up)
    bench.forgetPosts()
    #expect(throws: KeyboardPayloadError.self) { try emitter.move(to: Rect(x: 0, y: .nan, width: 1, height: 1)) }
    emitter.finish()
    #expect(bench.events == [.didChangeFrame, .didShow])
    #expect(bench.posted.allSatisfy { $0.transition.endFrame == up })
    #expect(emitter.lastFrame() == up)
  }

  @Test func `a begin frame that cannot be used is posted as missing, and is an issue at the caller's line`() throws {
    try emitter.post(.willShow, KeyboardTransition(beginFrame: Rect(x: 0, y: .nan, width: 1, height: 1), endFrame: up))
    let line: UInt = #line - 1
    #expect(bench.posted.first?.transition.beginFrame == nil)
    #expect(bench.posted.first?.transition.endFrame == up)
    #expect(bench.log.kinds == [.nonFinite])
    #expect(bench.log.issues.first?.place == SourcePlace(fileID: #fileID, line: line))
    #expect(bench.log.issues.first?.subject == "keyboardWillShow")
  }

  @Test(arguments: [Double.nan, .infinity, -0.25])
  func `a duration that cannot be used is posted as missing, and is an issue`(duration: Double) throws {
    try emitter.post(.willShow, KeyboardTransition(endFrame: up, animationDuration: duration))
    #expect(bench.posted.map { $0.transition.animationDuration } == [nil])
    #expect(bench.log.kinds == [.nonFinite])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a drag to no finite number posts nothing, and is an issue at the caller's line`(top: Double) {
    emitter.drag(top: top)
    let line: UInt = #line - 1
    #expect(bench.drags == [])
    #expect(bench.log.kinds == [.nonFinite])
    #expect(bench.log.issues.first?.place == SourcePlace(fileID: #fileID, line: line))
  }

  @Test func `a payload that is passed on is posted as it is`() throws {
    let transition = KeyboardTransition(
      beginFrame: .zero, endFrame: up, animationDuration: 0.4, animationCurve: AnimationCurve(rawValue: 9),
      isLocal: false, screen: ScreenID(rawValue: 3), sequence: 77)
    for event in KeyboardEvent.allCases { try emitter.post(event, transition) }
    #expect(bench.events == KeyboardEvent.allCases)
    #expect(bench.posted.allSatisfy { $0.transition == transition })
    #expect(bench.log.kinds == [])
    #expect(emitter.lastFrame(on: ScreenID(rawValue: 3)) == up)
    #expect(emitter.lastFrame() == nil)
  }
}

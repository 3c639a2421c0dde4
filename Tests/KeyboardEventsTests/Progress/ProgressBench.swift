import KeyboardAvoidanceTesting
import KeyboardEvents

/// A keyboard of 200 points on a screen of 320 by 600, a clock, and a log of all that is told of the keyboard's way.
final class ProgressBench {
  enum Told: Equatable {
    case start(from: Double, to: Double)
    case move(Double)
    case end(Double)
  }

  static let screen = Rect(x: 0, y: 0, width: 320, height: 600)
  static let up = Rect(x: 0, y: 400, width: 320, height: 200)
  static let down = Rect(x: 0, y: 600, width: 320, height: 200)

  let log = IssueLog()
  let clock = ManualClock()
  let center: ObserverCenter
  let tracker: KeyboardTracker
  let keyboard: KeyboardEmitter
  private(set) var progress: KeyboardProgressEmitter?
  private(set) var told: [Told] = []
  private(set) var payloads: [KeyboardProgress] = []
  private var tokens: [ObservationToken] = []

  init(isLate: Bool = false) {
    center = ObserverCenter(diagnostics: log.diagnostics)
    tracker = KeyboardTracker(center: center, screenBounds: Self.screen)
    keyboard = KeyboardEmitter(center: center)
    observe(.keyboardMotionStart) { .start(from: $0.height, to: $0.endHeight) }
    observe(.keyboardMotionMove) { .move($0.height) }
    observe(.keyboardMotionEnd) { .end($0.height) }
    if !isLate { follow() }
  }

  func follow() { progress = KeyboardProgressEmitter(tracker: tracker, clock: { [clock] in clock.now }) }

  func drop() { progress = nil }

  private func observe(_ name: EventName<KeyboardProgress>, _ told: @escaping (KeyboardProgress) -> Told) {
    center.addObserver(for: name) { [unowned self] progress in
      self.told.append(told(progress))
      payloads.append(progress)
    }.store(in: &tokens)
  }

  func show(_ frame: Rect = up, over duration: Double = 0.25, _ curve: AnimationCurve = .linear) {
    do { try keyboard.show(to: frame, over: duration, curve: curve) } catch {
      preconditionFailure("The frame of a test is usable.")
    }
  }

  func hide(over duration: Double = 0.25, _ curve: AnimationCurve = .linear) {
    keyboard.hide(to: Self.down, over: duration, curve: curve)
  }

  /// Lets time pass with so many frames, each of an eighth of a quarter of a second.
  func draw(_ frames: Int = 1) {
    for _ in 0..<frames {
      clock.advance(by: 0.03125)
      progress?.draw()
    }
  }

  func forget() {
    told = []
    payloads = []
  }
}

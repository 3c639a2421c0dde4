import KeyboardAvoidance
import KeyboardEvents

/// Keeps the issues of one test, which reports from its own thread only.
final class IssueLog: @unchecked Sendable {
  private(set) var issues: [LifecycleIssue] = []
  var kinds: [LifecycleIssue.Kind] { issues.map { $0.kind } }
  var diagnostics: Diagnostics { Diagnostics { [self] issue in issues.append(issue) } }
}

/// An animator that keeps the motions that it is handed, and what is to be called at their ends.
final class RecordingAnimator: Animator {
  private(set) var motions: [KeyboardMotion] = []
  private(set) var completions: [(_ isFinished: Bool) -> Void] = []
  /// What it does to the tree by itself once the changes are made.
  var afterChanges: (() -> Void)?

  func animate(_ motion: KeyboardMotion, _ changes: () -> Void, completion: ((_ isFinished: Bool) -> Void)?) {
    motions.append(motion)
    changes()
    afterChanges?()
    if let completion { completions.append(completion) }
  }
}

@available(*, unavailable)
extension RecordingAnimator: Sendable {}

/// A form of 1000 points below a bar of 88, with a field that ends 28 points below the keyboard's top at 477.
final class AvoiderBench {
  static let keyboard = Rect(x: 0, y: 477, width: 375, height: 335)

  let log = IssueLog()
  let tree = TinyTree()
  let animator = RecordingAnimator()
  let center: ObserverCenter
  let tracker: KeyboardTracker
  let emitter: KeyboardEmitter
  var avoider: KeyboardAvoider<TinyTree>?
  private(set) var decisions: [AvoidanceDecision] = []

  init() {
    center = ObserverCenter(diagnostics: log.diagnostics)
    tracker = KeyboardTracker(center: center, screenBounds: Rect(x: 0, y: 0, width: 375, height: 812))
    emitter = KeyboardEmitter(center: center)
    tree.add("form", Rect(x: 0, y: 88, width: 375, height: 724), content: Size(width: 375, height: 1_000))
    // In the window from 461 to 505.
    tree.add("field", in: "form", Rect(x: 16, y: 373, width: 343, height: 44))
    tree.focusedNode = "field"
    let avoider = KeyboardAvoider(tree: tree, tracker: tracker, animator: animator)
    avoider.decisionHandler = { [weak self] decision in self?.decisions.append(decision) }
    self.avoider = avoider
  }

  func show(_ frame: Rect = keyboard, over duration: Double = 0.25) {
    do { try emitter.show(to: frame, over: duration) } catch { preconditionFailure("The frame of a test is usable.") }
    emitter.finish()
  }

  func hide() {
    emitter.hide(to: Rect(x: 0, y: 812, width: 375, height: 335))
    emitter.finish()
  }

  func forget() {
    decisions = []
    tree.forgetCounts()
  }
}

import AvoidanceStrategies
import KeyboardAvoidance
package import KeyboardAvoidanceTesting
package import KeyboardEvents

/// The simulated tree as a host of the behaviours, driven by what it offers to everybody.
package final class SimulatedHost: BehaviorHost {
  let tree = SimulatedTree()
  let recorder = IssueLog()
  let center: ObserverCenter
  let tracker: KeyboardTracker
  let emitter: KeyboardEmitter
  let animator: SimulatedAnimator
  var avoider: KeyboardAvoider<SimulatedTree>?
  private var ways: [AvoidanceWay] = []
  /// The lists of which the system takes care: here, those that nobody may touch.
  private var systemLists: [String] = []
  private var bounds: Rect
  var safeArea: Insets

  package init(screen: Size, safeArea: Insets) {
    bounds = Rect(origin: .zero, size: screen)
    self.safeArea = safeArea
    center = ObserverCenter(diagnostics: recorder.diagnostics)
    tracker = KeyboardTracker(center: center, screenBounds: bounds)
    emitter = KeyboardEmitter(center: center)
    animator = SimulatedAnimator(tree)
    tree.declare(.screen(name: "screen", size: screen, safeArea: safeArea, isRightToLeft: false))
    tree.declare(.window(name: "window", frame: bounds, screen: nil))
    tree.declare(.view(name: "root", parent: "window", frame: bounds))
  }

  package var lastMotion: KeyboardMotion? { animator.lastMotion }
  package var issues: [String] { recorder.kinds }

  package func add(_ view: HostView) {
    let (name, parent, frame) = (view.name, view.parent, view.frame)
    switch view.kind {
    case .view: tree.declare(.view(name: name, parent: parent, frame: frame))
    case .scroll(let height), .systemScroll(let height):
      let traits = Scene.ScrollTraits(content: Size(width: frame.width, height: height))
      tree.declare(.scroll(name: name, parent: parent, frame: frame, traits))
      if case .systemScroll = view.kind { systemLists.append(name) }
    case .field: tree.declare(.field(name: name, parent: parent, frame: frame, Scene.FieldTraits()))
    case .text(let lines):
      let content = Size(width: frame.width, height: Double(lines) * 20)
      tree.declare(.text(name: name, parent: parent, frame: frame, content: content, caret: caret(inLine: lines - 1)))
    }
    tree.settleOffsets()
  }

  package func hang(_ constraint: HostConstraint) {
    tree.declare(
      .constraint(
        Scene.Constraint(
          name: constraint.name, first: constraint.view, attribute: .bottom, second: constraint.other,
          isSafeArea: constraint.isSafeArea, secondAttribute: .bottom, constant: constraint.constant, priority: 1000,
          isActive: constraint.isActive)))
  }

  package func avoid(_ way: AvoidanceWay) {
    ways.append(way)
    let avoider = avoider ?? KeyboardAvoider(tree: tree, tracker: tracker, animator: animator)
    self.avoider = avoider
    for list in systemLists { avoider.attach(NoAvoidance(), to: .view(node(list))) }
    systemLists = []
    switch way {
    case .automatic: avoider.attach(AutomaticAvoidance(distance: 8), to: .view(node("root")))
    case .inset(let name): avoider.attach(ContentInset(distance: 8), to: .view(node(name)))
    case .constant(let name): avoider.attach(ConstraintConstant(), to: .constraint(constraint(name)))
    case .switching(let up, let rest):
      avoider.attach(
        ConstraintSwitch(), to: .constraints(whileUp: [constraint(up)], atRest: [constraint(rest)]))
    case .shift(let name): avoider.attach(FrameShift(distance: 8), to: .view(node(name)))
    case .resize(let name): avoider.attach(BottomResize(), to: .view(node(name)))
    case .none(let name): avoider.attach(NoAvoidance(), to: .view(node(name)))
    }
  }

  package func stopAvoiding() { avoider?.end() }

  package func coverAndUncover(meanwhile: () -> Void) {
    avoider?.end()
    meanwhile()
    let again = ways
    ways = []
    for way in again { avoid(way) }
  }

  package func isFreedAtEnd() -> Bool {
    weak let left = avoider
    avoider = nil
    // The tracker's own stay as long as the tracker.
    return left == nil && center.registrations.count == KeyboardEvent.allCases.count + 1
  }
}

extension SimulatedHost {
  func node(_ name: String) -> SimulatedTree.NodeID {
    guard let node = tree.node(named: name) else { preconditionFailure("No view is named \(name).") }
    return node
  }

  func constraint(_ name: String) -> SimulatedTree.ConstraintID {
    guard let constraint = tree.constraint(named: name) else { preconditionFailure("No constraint is named \(name).") }
    return constraint
  }

  func caret(inLine line: Int) -> Rect { Rect(x: 0, y: Double(line) * 20, width: 2, height: 20) }

  func setBounds(_ size: Size) {
    bounds = Rect(origin: .zero, size: size)
    tracker.setBounds(bounds)
  }

  /// Where a keyboard is that is not on the screen.
  func below(_ frame: Rect) -> Rect { Rect(x: frame.minX, y: bounds.maxY, width: frame.width, height: frame.height) }
}

@available(*, unavailable)
extension SimulatedHost: Sendable {}

import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents

/// Lets a model take part in a run: it hears what the run's center posts, and what it wants is written to the run's
/// tree.
final class ModelHost {
  private var model: any PeerModel
  private let reader: FormReader
  private var tokens: [ObservationToken] = []
  /// How often something was written that a person could see.
  private(set) var writeCount = 0

  init(_ model: any PeerModel, in run: SceneRun, reader: FormReader) {
    self.model = model
    self.reader = reader
    let tree = run.tree
    for event in KeyboardEvent.allCases {
      run.center.addObserver(for: event.name) { [unowned self] transition in
        guard transition.screen ?? .main == .main else { return }
        self.hear(.keyboard(event, begin: transition.beginFrame, end: transition.endFrame))
      }.store(in: &tokens)
    }
    run.center.addObserver(for: .editingChange) { [unowned self] change in
      switch change {
      case .began: self.hear(tree.focusedNode == nil ? .endedEditing : .beganEditing)
      case .ended: self.hear(.endedEditing)
      case .caret: self.hear(.movedCaret)
      }
    }.store(in: &tokens)
  }

  /// Tells the model that the host has laid out.
  func layOut() { hear(.laidOut) }

  private func hear(_ event: PeerEvent) {
    reader.noteFocus()
    guard let form = reader.values() else { return }
    if reader.write(model.respond(to: event, form), over: form) { writeCount += 1 }
  }
}

import KeyboardAvoidanceTesting
import KeyboardEvents

/// Our avoider and the models on scenes that say what must be true.
struct SceneComparison {
  /// How many scenes were a system's business, and in how many all was as they say.
  struct Share: Hashable {
    var count = 0
    var right = 0
    /// The names of those in which something was not.
    var wrong: [String] = []
  }

  private(set) var shares: [System: Share] = [:]

  /// Plays a scene by every system whose business it is.
  ///
  /// - Parameter log: returns the text of a log that the scene replays, by its name.
  mutating func play(_ scene: Scene, log: (String) -> [UInt8]?) throws(SceneError) {
    for system in System.allCases where scene.isBusiness(of: system) {
      let isRight = try Self.isRight(scene, by: system, log: log)
      shares[system, default: Share()].count += 1
      if isRight { shares[system, default: Share()].right += 1 } else { shares[system]?.wrong.append(scene.name) }
    }
  }

  /// Whether all that a person sees is as the scene says.
  static func isRight(
    _ scene: Scene, by system: System, log: (String) -> [UInt8]? = { _ in nil }
  ) throws(SceneError) -> Bool {
    var isRight = true
    var writes = { 0 }
    var writesBefore = 0
    var layOut = {}
    var observer = SceneObserver()
    observer.statement = { _ in layOut() }
    observer.expectation = { statement, found in
      guard case .expect(let expectation) = statement.action else { return }
      let count = writes()
      // A run knows only what avoiders have moved; a model moves by writing.
      let hasMoved = expectation.claim == .unmoved && count != writesBefore
      if expectation.isSeen, found != nil || hasMoved { isRight = false }
      writesBefore = count
    }
    let run = SceneRun(scene, observer: observer)
    let distance = scene.avoidances.first?.distance ?? 0
    let reader = FormReader(scene, run.tree)
    let host = system.model(distance: distance).map { ModelHost($0, in: run, reader: reader) }
    writes = { host?.writeCount ?? 0 }
    layOut = { host?.layOut() }
    try run.perform(scene.played(by: system), log: log)
    return isRight
  }
}

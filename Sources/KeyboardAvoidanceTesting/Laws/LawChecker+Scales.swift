import KeyboardEvents
import ViewTrees

extension LawChecker {
  /// Law 8: the same events are answered twice, the second time with many more views beside, and both ask the tree as often.
  func grownReads(in scene: Scene) throws(SceneError) -> String? {
    let alone = run(of: scene)
    let crowded = run(of: scene)
    var crowd = 0
    return try walk(scene) { statement throws(SceneError) in
      if crowd == 0, !statement.action.isDeclaration { crowd = crowded.tree.declareCrowd() }
      let before = (alone.tree.readCount, crowded.tree.readCount)
      try alone.perform(statement)
      try crowded.perform(statement)
      let reads = (alone.tree.readCount - before.0, crowded.tree.readCount - before.1)
      return reads.0 == reads.1 ? nil : "\(reads.0) reads of the tree, and \(reads.1) with \(crowd) more views in it"
    }
  }
}

extension Scene.Action {
  fileprivate var isDeclaration: Bool {
    if case .declare = self { true } else { false }
  }
}

extension SimulatedTree {
  /// Adds views that nobody looks for to whatever can hold some, and tells how many.
  fileprivate func declareCrowd() -> Int {
    let parents = model.nodes.filter { !$0.isEditable }.map { $0.name }
    for parent in parents {
      for number in 0..<Self.crowdSize {
        // No name that a scene can have holds a space.
        let name = "\(parent) \(number)"
        declare(.view(name: name, parent: parent, frame: Rect(x: 0, y: 0, width: 10, height: 10)))
      }
    }
    return parents.count * Self.crowdSize
  }

  private static var crowdSize: Int { 12 }
}

/// The names of a scene: one space for everything.
struct SceneNames {
  /// Everything that has a name, in the order of declaration.
  private(set) var things: [SceneThing] = []
  /// How many screens there are.
  private(set) var screenCount = 0
  private var indices: [String: Int] = [:]

  subscript(name: String) -> SceneThing? { indices[name].map { things[$0] } }

  func index(of name: String) -> Int? { indices[name] }

  mutating func add(_ thing: SceneThing) {
    if thing.kind == .screen { screenCount += 1 }
    indices[thing.name] = things.count
    things.append(thing)
  }

  /// The names of all things of these kinds.
  func names(of kinds: [SceneThing.Kind]) -> [String] {
    things.filter { kinds.contains($0.kind) }.map { $0.name }
  }
}

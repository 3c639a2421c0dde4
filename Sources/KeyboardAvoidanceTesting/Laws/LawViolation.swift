/// A law that does not hold, and the smallest scene that was found to show it.
public struct LawViolation: Hashable, Sendable {
  /// The law.
  public var law: AvoidanceLaw
  /// The seed of the generated scene that broke it first.
  public var seed: UInt64
  /// Where in the shrunk scene, and what was found there.
  public var finding: String
  /// The shrunk scene.
  public var scene: Scene

  /// Creates a violation.
  public init(law: AvoidanceLaw, seed: UInt64, finding: String, scene: Scene) {
    self.law = law
    self.seed = seed
    self.finding = finding
    self.scene = scene
  }

  /// What is broken, where, and what to do about it, in one line.
  public var sentence: String { "\(law) Broken at \(finding). To mend: \(law.remedy)" }
}

extension LawViolation: CustomStringConvertible {
  /// A scene file: law, seed, finding and remedy as comments, then the statements.
  public var description: String {
    "# \(law)\n# seed \(seed)\n# \(finding)\n# to mend: \(law.remedy)\n\(scene.text)"
  }
}

public import AvoidanceStrategies

/// Tries a strategy by the laws that hold for all of them, in generated scenes, and tells which it breaks.
///
/// ```swift
/// @Test func `HalfwayLift keeps the laws`() {
///   #expect(violations(of: HalfwayLift(), as: .shift(), except: [.reveals, .staysPut]) == [])
/// }
/// ```
///
/// Each violation tells the law, the seed, where and what, what to do, and the smallest scene that was found to show it; its
/// `description` can be written to a file as it stands. There the avoider is one that works `by` the strategy's name:
/// `avoid a: shift page by plug-in`.
///
/// The laws are those of ``AvoidanceLaw``. Two of them hardly a plan alone can break: the sixth, as all that one plan changes
/// moves by one curve with the keyboard; and the eighth, asked by counting what is read of the tree with and without more
/// views in it, as a strategy sees no tree. A strategy that traps ends the process, as any code under test does.
///
/// - Parameters:
///   - strategy: makes the strategy; called for every avoider in every scene, so that none remembers another.
///   - role: what it works on and promises.
///   - exemptions: the laws about sight that it does not promise to keep. Say why beside it.
///   - name: what scenes call it: letters, digits, `-` and `_`; anything else is a programming error.
///   - programs: how many scenes are tried for each law; 100 take about two seconds in a debug build. A fault that shows in
///     fewer than one of a hundred needs more.
///   - seed: the seed of the first scene; the others follow.
/// - Returns: at most one violation for each law, in the order of the laws. O(programs × size of the scenes), and the time to
///   shrink what is found.
public func violations<Strategy: AvoidanceStrategy>(
  of strategy: @autoclosure @escaping () -> Strategy, as role: StrategyRole, except exemptions: Set<SightLaw> = [],
  named name: String = "plug-in", programs: Int = 100, seed: UInt64 = 0
) -> [LawViolation] {
  let trial = StrategyTrial(name: checked(name), role: role, make: { AnyAvoidanceStrategy(strategy()) })
  return trial.violations(of: laws(except: exemptions), seeds: seeds(programs, from: seed))
}

/// Tries a strategy that is an object, as the function for values does; law 7 tells also when it holds itself.
///
/// An object that the caller holds is tried as it is, in all scenes, and cannot be seen to hold itself.
public func violations<Strategy: AvoidanceStrategy & AnyObject>(
  of strategy: @autoclosure @escaping () -> Strategy, as role: StrategyRole, except exemptions: Set<SightLaw> = [],
  named name: String = "plug-in", programs: Int = 100, seed: UInt64 = 0
) -> [LawViolation] {
  let made = MadeStrategies(strategy)
  var trial = StrategyTrial(name: checked(name), role: role, make: { made.make() })
  trial.heldCount = { made.takeHeldCount() }
  return trial.violations(of: laws(except: exemptions), seeds: seeds(programs, from: seed))
}

private func laws(except exemptions: Set<SightLaw>) -> [AvoidanceLaw] {
  AvoidanceLaw.allCases.filter { law in !exemptions.contains { $0.law == law } }
}

private func seeds(_ programs: Int, from seed: UInt64) -> Range<UInt64> {
  precondition(programs > 0, "A strategy is tried in at least one program, and not in \(programs).")
  let count = UInt64(programs)
  let start = min(seed, .max - count)
  return start..<(start + count)
}

private func checked(_ name: String) -> String {
  precondition(
    SceneWord(Array(name.utf8)[...]).isName,
    "The name of a strategy is of letters, digits, `-` and `_`, as a scene has to hold it.")
  return name
}

/// The strategies that were made in one look at a law, where they are objects.
private final class MadeStrategies<Strategy: AvoidanceStrategy & AnyObject> {
  private let source: () -> Strategy
  private var all: [Strategy] = []

  init(_ source: @escaping () -> Strategy) { self.source = source }

  func make() -> AnyAvoidanceStrategy {
    let strategy = source()
    all.append(strategy)
    return AnyAvoidanceStrategy(strategy)
  }

  /// How many are held by something else than this list, which is emptied.
  func takeHeldCount() -> Int {
    defer { all = [] }
    // The same object again is one that the caller holds.
    guard all.first.map({ $0 !== source() }) ?? false else { return 0 }
    return all.indices.count { !isKnownUniquelyReferenced(&all[$0]) }
  }
}

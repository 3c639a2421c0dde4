import KeyboardEvents

/// Makes random scenes: a tree of views, avoiders on it, and a program of events; a seed always gives the same one.
///
/// ```swift
/// let scene = SceneGenerator.scene(seed: 42, avoiding: .inset)
/// print(scene.text)
/// ```
///
/// Every scene can be written and read again. Programs are small, so that many of them can be run and a failing one can be
/// understood; what is rare in apps is common in them: frames off the screen, payloads that are no numbers, turns in mid-motion.
public struct SceneGenerator: Sendable {
  /// What avoids the keyboard in a generated scene.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case inset, constant, `switch`, shift, guide, resize, automatic, none
    /// Two to four avoiders of any kinds.
    case several
  }

  var random: SeededGenerator
  var actions: [Scene.Action] = []
  /// What has been declared.
  var cast = SceneCast()

  private init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns the scene of a seed.
  public static func scene(seed: UInt64, avoiding kind: Kind, eventCount: Int = 10) -> Scene {
    var generator = SceneGenerator(seed: seed)
    generator.declareScreens()
    generator.declareViews(for: kind)
    if kind.needsConstraints || generator.random.isOne(in: 4) { generator.declareConstraints() }
    if kind == .guide || generator.random.isOne(in: 8) { generator.declareGuide() }
    generator.declareAvoiders(kind)
    generator.addEvents(1 + generator.random.below(eventCount))
    return Scene(name: "seed-\(seed).scene", actions: generator.actions)
  }

  /// Returns a scene like that of a seed, with a program of nothing but keyboards that come, move and go.
  public static func transitions(_ count: Int, seed: UInt64, avoiding kind: Kind) -> Scene {
    var generator = SceneGenerator(seed: seed)
    generator.declareScreens()
    generator.declareViews(for: kind)
    if kind.needsConstraints { generator.declareConstraints() }
    if kind == .guide { generator.declareGuide() }
    generator.declareAvoiders(kind)
    for _ in 0..<count { generator.addTransition() }
    generator.actions.append(.keyboard(Scene.KeyboardMove(kind: .hide, frame: nil)))
    return Scene(name: "seed-\(seed).scene", actions: generator.actions)
  }
}

extension SceneGenerator.Kind {
  var needsConstraints: Bool { self == .constant || self == .switch }
}

/// What a generated scene has declared, by kind.
struct SceneCast {
  var screens: [String] = []
  /// The size of the first screen, which a turn changes.
  var size = Size.zero
  /// What other views can stand in, and its frame in its own parent.
  var containers: [(name: String, size: Size)] = []
  var views: [String] = []
  var scrolls: [String] = []
  var fields: [String] = []
  var texts: [String] = []
  var constraints: [Scene.Constraint] = []
  var guides: [String] = []
  var avoiders: [String] = []

  /// What can be edited.
  var editable: [String] { fields + texts }
  /// What a constraint can place.
  var placed: [String] { views + scrolls + fields + texts }
  /// The constraints that can make room for a keyboard.
  var vertical: [Scene.Constraint] { constraints.filter { $0.attribute.axis.isVertical } }
}

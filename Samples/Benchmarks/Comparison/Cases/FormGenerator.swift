import KeyboardAvoidanceTesting
import KeyboardEvents

/// Makes cases as apps have them: a screen with a form, and what happens to it until the keyboard is gone.
///
/// A seed always gives the same case. What is drawn: a device and its safe area; a header, a tab bar or neither; none
/// to three scroll views in each other; fields of all sizes, most of a line's height; keyboards that come, change their
/// height, undock, float, turn with the screen, and go; keyboards of other apps; the app's writes and the user's
/// scrolling.
struct FormGenerator {
  var random: SeededGenerator
  var actions: [Scene.Action] = []
  var screen: Device
  /// What fields can stand in, from the outside in, with the size of the content there.
  var containers: [(name: String, content: Size)] = []
  var scrolls: [String] = []
  var fields: [String] = []
  /// Whether the outermost scroll view fills the page between the bars.
  var fillsPage = false
  /// Whether a docked keyboard is up; while none is, the screen does not turn.
  var isDocked = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen = Device.all.randomElement(using: &random) ?? Device.all[0]
  }

  /// Returns the case of a seed.
  static func scene(seed: UInt64) -> Scene {
    var generator = FormGenerator(seed: seed)
    generator.declareForm()
    generator.actions.append(.avoid(Scene.Avoidance(name: "a", method: .automatic("page"))))
    generator.addEvents()
    return Scene(name: "case-\(seed).scene", actions: generator.actions)
  }
}

/// A screen as devices have them.
struct Device: Hashable {
  var size: Size
  var safeArea: Insets
  /// What the safe area is after a turn.
  var turnedSafeArea: Insets

  static let all = [
    Device(
      size: Size(width: 375, height: 812), safeArea: Insets(top: 44, bottom: 34),
      turnedSafeArea: Insets(left: 44, bottom: 21, right: 44)),
    Device(
      size: Size(width: 320, height: 568), safeArea: Insets(top: 20), turnedSafeArea: .zero),
    Device(
      size: Size(width: 390, height: 844), safeArea: Insets(top: 47, bottom: 34),
      turnedSafeArea: Insets(left: 47, bottom: 21, right: 47)),
    Device(
      size: Size(width: 768, height: 1024), safeArea: Insets(top: 20), turnedSafeArea: Insets(top: 20)),
    Device(
      size: Size(width: 812, height: 375), safeArea: Insets(left: 44, bottom: 21, right: 44),
      turnedSafeArea: Insets(top: 44, bottom: 34)),
  ]

  /// The same device after a turn.
  var turned: Device {
    Device(
      size: Size(width: size.height, height: size.width), safeArea: turnedSafeArea, turnedSafeArea: safeArea)
  }
}

extension FormGenerator {
  /// A whole number of points.
  mutating func points(_ least: Double, _ greatest: Double) -> Double {
    greatest <= least ? least : Double(Int.random(in: Int(least)...Int(greatest), using: &random))
  }

  /// Whether something happens that happens once in so many times.
  mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
}

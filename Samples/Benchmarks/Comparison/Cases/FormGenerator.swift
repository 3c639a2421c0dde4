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
  var screen: DeviceScreen
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
    screen = Self.screens.randomElement(using: &random) ?? .iPhoneX
  }

  /// What is drawn from: a list of its own, so that a seed gives the same case when the catalogue grows.
  private static let screens: [DeviceScreen] = [.iPhoneX, .iPhoneSE, .iPhone12, .iPad, .iPhoneX.turned]

  /// Returns the case of a seed.
  static func scene(seed: UInt64) -> Scene {
    var generator = FormGenerator(seed: seed)
    generator.declareForm()
    generator.actions.append(.avoid(Scene.Avoidance(name: "a", method: .automatic("page"))))
    generator.addEvents()
    return Scene(name: "case-\(seed).scene", actions: generator.actions)
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

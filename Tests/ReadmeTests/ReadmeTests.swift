import AvoidanceStrategies
import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing
import ViewTrees

@Suite("README")
struct ReadmeTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test(arguments: [(0, "KeepInSight.swift"), (1, "HalfwayLift.swift")])
  func `its examples are the files that are compiled here`(index: Int, file: String) throws {
    let examples = try blocks(of: "swift")
    try #require(examples.count == 2)
    #expect(try examples[index] == String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
  }

  @Test func `its scene passes`() throws {
    let scenes = try blocks(of: "scene")
    try #require(scenes.count == 1)
    let outcome = try Scene(reading: scenes[0], name: "README").run()
    #expect(outcome.failures == [])
    #expect(outcome.expectationCount > 0)
  }

  @Test func `its first example makes room for the keyboard, and gives it back`() throws {
    let tree = SimulatedTree()
    let screen = Size(width: 375, height: 812)
    tree.declare(.screen(name: "phone", size: screen, safeArea: Insets(bottom: 34), isRightToLeft: false))
    tree.declare(.window(name: "window", frame: Rect(origin: .zero, size: screen), screen: nil))
    tree.declare(
      .scroll(
        name: "form", parent: "window", frame: Rect(origin: .zero, size: screen),
        Scene.ScrollTraits(content: Size(width: 375, height: 1000))))
    let form = try #require(tree.node(named: "form"))
    let center = ObserverCenter()
    let tracker = KeyboardTracker(center: center, screenBounds: Rect(origin: .zero, size: screen))
    let keyboard = KeyboardEmitter(center: center)
    let avoider = keepInSight(form: form, in: tree, above: tracker)

    try keyboard.show(to: Rect(x: 0, y: 477, width: 375, height: 335))
    #expect(tree.scrollMetrics(of: form)?.contentInset.bottom == 301)
    avoider.end()
    #expect(tree.scrollMetrics(of: form)?.contentInset.bottom == 0)
  }

  @Test func `its strategy lifts by half the window at most`() {
    let window = Rect(x: 0, y: 0, width: 300, height: 400)
    let keyboard = Rect(x: 0, y: 100, width: 300, height: 300)
    let plan = HalfwayLift().plan(for: AvoidanceContext(keyboard: .docked(keyboard), window: window, target: window))
    #expect(plan == AvoidancePlan([.translation(-200)], covered: 300, missing: 100))
  }

  /// The code blocks of one language, in their order.
  private func blocks(of language: String) throws -> [String] {
    let readme = folder.appendingPathComponent("../../README.md").standardized
    let parts = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```")
    // Every other part is a block, and begins with the name of its language.
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.filter { $0.hasPrefix(language + "\n") }
      .map { String($0.dropFirst(language.count + 1)) }
  }
}

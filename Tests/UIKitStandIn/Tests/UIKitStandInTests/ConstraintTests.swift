@testable import KeyboardAvoidanceUIKit
import KeyboardEvents
import Testing
import UIKit
import ViewTrees

@Suite("Constraints as the tree reads them") @MainActor struct ConstraintTests {
  let device = Device()
  let tree: UIKitViewTree
  let bar = UIView()
  let button = UIView()

  init() {
    let view: UIView = device.controller.view
    tree = UIKitViewTree(root: view, screens: UIKitScreens())
    for each in [bar, button] {
      each.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(each)
      each.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      each.widthAnchor.constraint(equalToConstant: 375).isActive = true
    }
  }

  private func metrics(_ constraint: NSLayoutConstraint) throws -> ConstraintMetrics<UIView> {
    constraint.isActive = true
    device.settle()
    return try #require(tree.constraintMetrics(of: constraint))
  }

  @Test func `an edge on the view's own hangs on the screen's bottom`() throws {
    let metrics = try metrics(bar.bottomAnchor.constraint(equalTo: device.controller.view.bottomAnchor, constant: -6))
    #expect(metrics.node === bar)
    #expect(metrics.line == 812)
    #expect(metrics.constant == -6)
    #expect(!metrics.isHeight)
  }

  @Test func `an edge on the safe area hangs above the home indicator`() throws {
    let guide = device.controller.view.safeAreaLayoutGuide
    #expect(try metrics(bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor)).line == 778)
  }

  @Test func `stated the other way round, the constant counts the other way`() throws {
    let guide = device.controller.view.safeAreaLayoutGuide
    let constraint = guide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 6)
    let metrics = try metrics(constraint)
    #expect(metrics.node === bar)
    #expect(metrics.line == 778)
    #expect(metrics.constant == -6)
    tree.setConstant(-306, of: constraint)
    #expect(constraint.constant == 306)
  }

  @Test func `between siblings the first one is placed by the second one`() throws {
    bar.topAnchor.constraint(equalTo: device.controller.view.topAnchor, constant: 700).isActive = true
    let metrics = try metrics(button.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8))
    #expect(metrics.node === button)
    #expect(metrics.line == 700)
  }

  @Test func `a height hangs on what holds the bottom`() throws {
    let guide = device.controller.view.safeAreaLayoutGuide
    bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    let metrics = try metrics(bar.heightAnchor.constraint(equalToConstant: 50))
    #expect(metrics.isHeight)
    #expect(metrics.line == 778)
    #expect(metrics.constant == 50)
  }

  @Test func `a constraint outside a window is none`() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.bottomAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(tree.constraintMetrics(of: constraint) == nil)
    _ = (view, other)
  }

  @Test func `a guide rests on the safe area, and is raised above the keyboard`() {
    let guide = AvoidanceGuide(in: device.controller.view)
    bar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
    device.controller.avoidKeyboard(raising: guide)
    device.settle()
    #expect(bar.frame.maxY == 778)
    device.keyboard.show(Device.docked)
    device.settle()
    #expect(bar.frame.maxY == 477)
    device.keyboard.hide()
    device.settle()
    #expect(bar.frame.maxY == 778)
  }
}

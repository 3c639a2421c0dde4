import KeyboardAvoidanceTesting
@testable import KeyboardAvoidanceUIKit
import KeyboardEvents
import Testing
import UIKit
import ViewTrees

@Suite("What the tree promises") @MainActor struct TreePromiseTests {
  let device = Device()
  let tree: UIKitViewTree

  init() {
    tree = UIKitViewTree(root: device.controller.view, screens: UIKitScreens())
    device.window.frame.origin = CGPoint(x: 100, y: 50)
  }

  @Test func `is kept by views with frames, in scroll views and out of them`() {
    let scroll = device.add(UIScrollView(), CGRect(x: 0, y: 100, width: 375, height: 500))
    scroll.contentSize = CGSize(width: 375, height: 1200)
    let field = device.add(UITextField(), CGRect(x: 16, y: 300, width: 343, height: 44), to: scroll)
    let card = device.add(UIView(), CGRect(x: 0, y: 620, width: 375, height: 100))
    tree.editedView = field
    field.becomeFirstResponder()
    device.settle()
    #expect(violations(of: tree, at: [field, card]) == [])
  }

  @Test func `is kept by what constraints place`() {
    let view: UIView = device.controller.view
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -6)
    let others = [
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 375),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ]
    for constraint in others + [bottom] { constraint.isActive = true }
    device.settle()
    let found = violations(of: tree, at: [bar], constraints: [bottom], guides: [])
    #expect(found == [])
  }
}

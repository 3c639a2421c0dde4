import KeyboardAvoidanceTesting
@testable import KeyboardAvoidanceUIKit
import KeyboardEvents
import Testing
import UIKit
import ViewTrees

@Suite("The view tree") @MainActor struct UIKitViewTreeTests {
  let device = Device()
  let tree: UIKitViewTree

  init() { tree = UIKitViewTree(root: device.controller.view, screens: UIKitScreens()) }

  @Test func `a view knows its parent, its window and its place`() {
    device.window.frame.origin = CGPoint(x: 100, y: 50)
    let card = device.add(UIView(), CGRect(x: 10, y: 20, width: 200, height: 300))
    #expect(tree.parent(of: card) === device.controller.view)
    #expect(tree.frameInWindow(of: card) == Rect(x: 10, y: 20, width: 200, height: 300))
    #expect(tree.window(of: card)?.frame == Rect(x: 100, y: 50, width: 375, height: 812))
    #expect(tree.window(of: UIView()) == nil)
  }

  @Test func `a field is the focus while it is first responder`() {
    let field = device.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
    tree.editedView = field
    #expect(tree.focusedNode == nil)
    field.becomeFirstResponder()
    #expect(tree.focusedNode === field)
    field.resignFirstResponder()
    #expect(tree.focusedNode == nil)
  }

  @Test func `the caret of a text moves with its content`() throws {
    let text = device.add(UITextView(), CGRect(x: 0, y: 100, width: 300, height: 200))
    text.text = "one\ntwo\nthree"
    text.standInPutCaret(at: 8)
    #expect(tree.caretInWindow(of: text) == Rect(x: 0, y: 140, width: 2, height: 20))
    text.contentOffset.y = 30
    #expect(tree.caretInWindow(of: text)?.minY == 110)
    #expect(tree.caretInWindow(of: UIView()) == nil)
  }

  @Test func `the caret of a selection is at its end`() {
    let text = device.add(UITextView(), CGRect(x: 0, y: 100, width: 300, height: 200))
    text.text = "one\ntwo\nthree"
    text.standInSelect(from: 1, to: 10)
    // Two characters of 8 points into the third line of 20.
    #expect(tree.caretInWindow(of: text) == Rect(x: 16, y: 140, width: 2, height: 20))
  }

  @Test func `a text that grows is no scroll view`() {
    let text = device.add(UITextView(), CGRect(x: 0, y: 100, width: 300, height: 200))
    #expect(tree.scrollMetrics(of: text) != nil)
    text.isScrollEnabled = false
    #expect(tree.scrollMetrics(of: text) == nil)
  }

  @Test func `what the system adds to an inset is told apart from the app's own`() {
    let scroll = device.add(UIScrollView(), CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.contentSize.height = 2000
    scroll.contentInset.bottom = 10
    device.settle()
    let metrics = tree.scrollMetrics(of: scroll)
    #expect(metrics?.contentInset == Insets(bottom: 10))
    #expect(metrics?.hostInset == Insets(top: 44, bottom: 34))
    #expect(metrics?.contentOffset.y == -44)
  }

  @Test func `a distance belongs to its field, and goes with it`() {
    let field = UITextField()
    tree.setKeyboardDistance(24, of: field)
    #expect(tree.keyboardDistance(of: field) == 24)
    #expect(tree.keyboardDistance(of: UITextField()) == nil)
    tree.setKeyboardDistance(nil, of: field)
    #expect(tree.keyboardDistance(of: field) == nil)
  }

  @Test func `the table of a table view controller is left to the system`() {
    let controller = UITableViewController()
    let table = device.add(controller.view, CGRect(x: 0, y: 0, width: 375, height: 812))
    let field = device.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30), to: table)
    tree.editedView = field
    field.becomeFirstResponder()
    #expect(tree.focusedNode == nil)
    #expect(tree.scrollMetrics(of: table) == nil)
  }

  @Test func `a view that Auto Layout places is moved by a translation, and put back exactly`() {
    let view: UIView = device.controller.view
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 100.1),
      card.heightAnchor.constraint(equalToConstant: 200.7),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor), card.widthAnchor.constraint(equalToConstant: 300),
    ])
    device.settle()
    let before = tree.frame(of: card)
    var frame = before
    frame.origin.y -= 33.3
    tree.setFrame(frame, of: card)
    card.setNeedsLayout()
    view.setNeedsLayout()
    device.settle()
    #expect(tree.frame(of: card).minY == before.minY - 33.3)
    tree.setFrame(before, of: card)
    #expect(tree.frame(of: card) == before)
    #expect(card.transform.isIdentity)
    #expect(tree.hostPlacement(of: card) == .height)
  }
}

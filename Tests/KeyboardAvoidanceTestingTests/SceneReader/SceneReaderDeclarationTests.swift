import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// Section 1 of the format: what is there.
@Suite struct SceneReaderDeclarationTests {
  private let frame = Rect(x: -1, y: 2.5, width: 30, height: 0)

  private func declaration(_ line: String) throws -> Scene.Declaration {
    let text = "screen 375x812\nview page in window 0,0,1,1\ntext memo in page 0,0,1,1\nguide keys of page\n"
    let statements = try Scene(reading: text + line, name: "form").statements
    guard case .declare(let declaration)? = statements.last?.action else { throw NoDeclaration() }
    return declaration
  }

  private struct NoDeclaration: Error {}

  @Test func `a screen may have a safe area, a name and a direction`() throws {
    let safeArea = Insets(top: 44, left: 1, bottom: 34, right: 2)
    let size = Size(width: 1920, height: 1080.5)
    let expected = Scene.Declaration.screen(name: "wall", size: size, safeArea: safeArea, isRightToLeft: true)
    #expect(try declaration("screen 1920x1080.5 safe 44,1,34,2 named wall rtl") == expected)
    #expect(try declaration("screen 1920x1080.5 rtl named wall safe 44,1,34,2") == expected)
  }

  @Test func `a screen without a name gets one that no line can say`() throws {
    let text = "screen 1x1\nscreen 2x2\nview screen in window 0,0,1,1"
    let names = try Scene(reading: text, name: "form").statements.compactMap { statement in
      if case .declare(.screen(let name, _, _, _)) = statement.action { name } else { nil as String? }
    }
    #expect(names == ["screen 1", "screen 2"])
  }

  @Test func `a window may belong to a screen`() throws {
    let text = "screen 1x1 named pad\nwindow desk -1,2.5,30,0 screen pad\nwindow other -1,2.5,30,0"
    let actions = try Scene(reading: text, name: "form").statements.dropFirst().map { $0.action }
    #expect(
      actions == [
        .declare(.window(name: "desk", frame: frame, screen: "pad")),
        .declare(.window(name: "other", frame: frame, screen: nil)),
      ])
  }

  @Test(arguments: ["window", "page", "memo"])
  func `a view is in a window, a view, a scroll view or a text`(parent: String) throws {
    #expect(
      try declaration("view box in \(parent) -1,2.5,30,0") == .view(name: "box", parent: parent, frame: frame))
  }

  @Test func `a scroll view has a content and options in any order`() throws {
    var traits = Scene.ScrollTraits(content: Size(width: 375, height: 900))
    #expect(
      try declaration("scroll box in page -1,2.5,30,0 content 375x900")
        == .scroll(name: "box", parent: "page", frame: frame, traits))
    traits.inset = Insets(top: 1, left: -2, bottom: 3, right: 4)
    traits.indicators = Insets(bottom: 5)
    traits.offset = Point(x: -1, y: -2)
    traits.addsSafeArea = false
    traits.isPaging = true
    let expected = Scene.Declaration.scroll(name: "box", parent: "page", frame: frame, traits)
    let head = "scroll box in page -1,2.5,30,0 "
    let forward = "content 375x900 inset 1,-2,3,4 indicators 0,0,5,0 offset -1,-2 safe never paging"
    let backward = "paging safe never offset -1,-2 indicators 0,0,5,0 inset 1,-2,3,4 content 375x900"
    #expect(try declaration(head + forward) == expected)
    #expect(try declaration(head + backward) == expected)
    #expect(try declaration("\(head)content 1x1 safe auto") == declaration("\(head)content 1x1"))
  }

  @Test func `a field has options in any order`() throws {
    var traits = Scene.FieldTraits()
    let head = "field box in page -1,2.5,30,0"
    #expect(try declaration(head) == .field(name: "box", parent: "page", frame: frame, traits))
    traits.order = -3
    traits.group = "page"
    traits.isSkipped = true
    traits.isOff = true
    traits.isHidden = true
    traits.distance = 20
    let expected = Scene.Declaration.field(name: "box", parent: "page", frame: frame, traits)
    #expect(try declaration("\(head) order -3 group page skip off hidden distance 20") == expected)
    #expect(try declaration("\(head) distance 20 hidden off skip group page order -3") == expected)
  }

  @Test func `a text may have a content and a caret`() throws {
    let head = "text box in page -1,2.5,30,0"
    #expect(
      try declaration(head) == .text(name: "box", parent: "page", frame: frame, content: nil, caret: nil))
    #expect(
      try declaration("\(head) caret 1,2,3,4 content 5x6")
        == .text(
          name: "box", parent: "page", frame: frame, content: Size(width: 5, height: 6),
          caret: Rect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func `a guide is in a view or a window`() throws {
    #expect(
      try declaration("guide box of page")
        == .guide(name: "box", view: "page", followsUndocked: false, usesSafeArea: true, dismissPadding: 0))
    #expect(
      try declaration("guide box of window dismiss-padding 44 safe off undocked follow")
        == .guide(name: "box", view: "window", followsUndocked: true, usesSafeArea: false, dismissPadding: 44))
    #expect(try declaration("guide box of page undocked ignore safe on") == declaration("guide box of page"))
  }
}

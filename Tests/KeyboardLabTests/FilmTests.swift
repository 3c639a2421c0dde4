import Foundation
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@testable import KeyboardLab

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Film")
struct FilmTests {
  private let scene = """
    screen 375x667
    scroll form in window 0,0,375,667 content 375x1000
    field name in form 16,600,343,44
    avoid a: inset form
    focus name
    show 0,409,375,258
    expect form.inset.bottom 258
    relayout
    hide
    expect restored
    """

  @Test func `a frame shows the end of each statement that changed something`() throws {
    let frames = try Moments.film(scene).frames
    #expect(frames.map { $0.caption } == ["at first", "focus name", "show 0,409,375,258", "hide"])
    #expect(frames.map { $0.line } == [1, 5, 6, 9])
    #expect(frames.map { $0.moment.keyboard?.minY } == [nil, nil, 409, nil])
    #expect(frames.map { $0.moment.item("name")?.frame.minY } == [600, 600, 365, 600])
  }

  @Test func `a film ends where nobody would look any longer`() throws {
    let film = try Moments.film("screen 9x9\nview a in window 0,0,1,1\nrepeat 400\nadd a.frame.x 1\nend\n")
    #expect(film.frames.count == Film.limit)
    #expect(film.isCut)
  }

  @Test func `the filmstrip is well formed and has a picture for each frame`() throws {
    let svg = Filmstrip(try Moments.film(scene)).svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.components(separatedBy: "class=\"screen\"").count == 5)
    #expect(svg.components(separatedBy: "class=\"keyboard\"").count == 2)
    #expect(svg.components(separatedBy: "class=\"field edited\"").count == 4)
  }

  @Test func `the page needs nothing from elsewhere, and shows names as they are`() throws {
    let html = FilmPage(try Moments.film(scene), title: "<a> & \"b\"").html
    #expect(html.contains("<title>&lt;a&gt; &amp; &quot;b&quot;</title>"))
    #expect(html.components(separatedBy: "<figure>").count == 5)
    #expect(html.contains("max=\"4\""))
    #expect(!html.contains("http"))
    #expect(html.contains("prefers-color-scheme: dark"))
  }

  @Test func `a scene without anything still has a picture`() throws {
    #expect(try Moments.film("screen 0x0\n").frames.count == 1)
    #expect(XMLParser(data: Data(Filmstrip(Film()).svg.utf8)).parse())
  }
}

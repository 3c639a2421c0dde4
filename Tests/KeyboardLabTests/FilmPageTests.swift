import Foundation
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@testable import KeyboardLab

@Suite("Film page")
struct FilmPageTests {
  @Test func `every frame is there, with its time and the pieces that show it`() throws {
    let film = try Films.film(Films.linear)
    let page = try Page(FilmPage(film, title: "linear").html)
    #expect(page.frames.count == 52)
    for (number, frame) in page.frames.enumerated() where (2..<27).contains(number) {
      let way = Double(number - 2) / 24
      #expect(abs(frame.time - 0.4 * way) < 1e-6)
      #expect(frame.step == 2)
      // The field goes up by 200 from 565: as a row of the tree, and as a rectangle.
      let place = (565 - 200 * way).words
      #expect(page.markup(frame.tree).contains(">16,\(place),343,44</"))
      #expect(page.markup(frame.picture).contains("class=\"field edited\" x=\"16\" y=\"\(place)\""))
    }
  }

  @Test func `a decision tells what was seen, covered, wanted, written and left`() throws {
    let page = try Page(FilmPage(try Films.film(Films.linear), title: "linear").html)
    let decision = page.markup(page.frames[2].decisions)
    for words in [
      "<h3>avoid a: shift page</h3>", "on keyboard, line 6, 0 s<",
      "<dd>keyboard docked at 0,409,375,258</dd>",
      "<dd>editing at 16,565,343,44</dd>", "<dt>Covered</dt><dd>258</dd>", "<dt>Wanted</dt><dd>shift -200</dd>",
      "<dt>Written</dt><dd>1 of 1</dd>", "<dt>Left</dt><dd>nothing</dd>",
    ] {
      #expect(decision.contains(words))
    }
  }

  @Test func `a decision that another look has led to again is told once`() throws {
    // What is resized may lay out what it was resized for, so it is looked at again.
    let text = Films.linear.replacingOccurrences(of: "shift page", with: "resize page")
    let page = try Page(FilmPage(try Films.film(text), title: "resized").html)
    #expect(page.markup(page.frames[2].decisions).contains("on keyboard, line 6, 0 s; the same on layout<"))
  }

  @Test func `a decision that saw something new is told anew, also where nothing had to be done`() throws {
    let text = """
      screen 375x667
      text letter in window 0,300,375,60 caret 8,10,2,20
      avoid a: shift window reveal caret
      focus letter
      show 0,409,375,258 over 0
      set letter.caret 8,30,2,20

      """
    let page = try Page(FilmPage(try Films.film(text), title: "caret").html)
    let decision = page.markup(page.frames.last?.decisions ?? [])
    #expect(decision.contains("on caret, line 6, 0 s<"))
    #expect(decision.contains("<dd>caret 8,330,2,20</dd>"))
    #expect(decision.contains("<dt>Written</dt><dd>nothing: it is so already</dd>"))
  }

  @Test func `what is left is told with what stands in the way`() throws {
    // 200 are missing, of which the shift may do 150.
    let text = Films.linear.replacingOccurrences(of: "shift page", with: "shift page limit 150")
    let page = try Page(FilmPage(try Films.film(text), title: "limited").html)
    #expect(page.markup(page.frames[2].decisions).contains("<dd>50: the strategy moves no further</dd>"))
    #expect(page.markup(page.frames[26].state).contains("<dd>the keyboard covers 44 of note</dd>"))
  }

  @Test func `the state says where the keyboard, the focus and the caret are`() throws {
    let page = try Page(
      FilmPage(
        try Films.film(
          """
          screen 375x667
          text letter in window 0,300,375,367 caret 8,10,2,20
          focus letter
          move 100,305,200,100 over 0
          """), title: "caret"
      ).html)
    let state = page.markup(page.frames.last?.state ?? [])
    #expect(state.contains("<dt>Keyboard</dt><dd>floating, at 100,305,200,100</dd>"))
    #expect(state.contains("<dt>Focus</dt><dd>letter at 0,300,375,367</dd>"))
    #expect(state.contains("<dt>Caret</dt><dd>8,310,2,20</dd>"))
    #expect(state.contains("<dt>Sight</dt><dd>the caret of letter is in sight</dd>"))
  }

  @Test(arguments: ["<&>\"'", "</script><script>alert(1)</script>", "<!--<script>", "]]>", "\u{2028}", "${x}`\\"])
  func `a text is a text, whatever it would be as markup or script`(text: String) throws {
    let html = FilmPage(try Films.hostile(text), title: text).html
    let page = try Page(html)
    #expect(html.contains("<title>\(text.escapedForMarkup)</title>"))
    #expect(page.markup(page.frames[0].tree).contains(text.escapedForMarkup))
    #expect(page.markup(page.frames[0].notes).contains(text.escapedForMarkup))
    // One script that holds the film and one that shows it, as they were written.
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script").count == 3)
    #expect(!page.data.contains("<"))
    if text.contains("<") { #expect(!html.contains(text)) }
  }

  @Test func `the page needs nothing from elsewhere, and is for any light`() throws {
    let html = FilmPage(try Films.film(Films.linear), title: "linear").html
    #expect(!html.contains("://"))
    #expect(!html.contains("src="))
    #expect(html.contains("default-src 'none'"))
    #expect(html.contains("prefers-color-scheme: dark"))
    #expect(html.contains("width=device-width"))
  }

  @Test func `the time line has a mark for each statement, red where something is wrong`() throws {
    let text = Films.linear + "expect note.frame.y 9\n"
    let html = FilmPage(try Films.film(text), title: "wrong").html
    #expect(html.components(separatedBy: "<i class=\"mark").count == 5)
    #expect(html.components(separatedBy: "<i class=\"mark wrong").count == 2)
    // Each motion is a band.
    #expect(html.components(separatedBy: "<i class=\"band").count == 3)
    #expect(html.contains("1 not as it should be"))
  }

  @Test func `pages of films that are empty or out of all bounds can be read`() throws {
    #expect(try Page(FilmPage(Film(), title: "").html).frames.isEmpty)
    for screen in ["0x0", "1e300x1e300"] {
      let film = try Films.film("screen \(screen)\nfield a in window -1e300,0,1e300,1e300\nfocus a\nshow 0,0,9,9\n")
      #expect(try Page(FilmPage(film, title: screen).html).frames.count == film.frames.count)
    }
  }
}

/// What a browser finds in a page.
private struct Page {
  struct Frame: Decodable {
    var time: Double
    var step: Int
    var picture: [Int]
    var state: [Int]
    var decisions: [Int]
    var notes: [Int]
    var tree: [Int]
  }

  private struct Contents: Decodable {
    var frames: [Frame]
    var pieces: [String]
  }

  /// The text of the element that holds the film.
  let data: String
  private let contents: Contents

  init(_ html: String) throws {
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"film\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    data = String(html[start.upperBound..<end.lowerBound])
    contents = try JSONDecoder().decode(Contents.self, from: Data(data.utf8))
  }

  var frames: [Frame] { contents.frames }

  func markup(_ numbers: [Int]) -> String { numbers.map { contents.pieces[$0] }.joined() }
}

import Foundation
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

@testable import KeyboardLab

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Filmstrip")
struct FilmstripTests {
  @Test func `it is well formed, and has a picture for each key frame`() throws {
    let strip = try XMLElements(Filmstrip(try Films.film(Films.linear), title: "linear").svg)
    // At first, the focus, and of each motion start, first move, half the way and end.
    #expect(strip.count { $0.attributes["class"] == "screen" } == 10)
    // None at first, with the focus, while it is still below the screen, and once it is gone.
    #expect(strip.count { $0.attributes["class"] == "case" } == 6)
    #expect(strip.count { $0.attributes["class"] == "field edited" } == 9)
  }

  @Test func `pictures say when they are, what they show of the motion, and where things are`() throws {
    let texts = try XMLElements(Filmstrip(try Films.film(Films.linear), title: "linear").svg).texts
    for text in [
      "line 5: focus note", "line 6: show 0,409,375,258 over 0.4 curve 3", "0 s  start", "0.017 s  first move",
      // Half of the 258 from 667 up, and of the 200 from 609.
      "0.2 s  midway", "keyboard at 538", "note ends at 509", "0.4 s  settled", "keyboard at 409", "note ends at 409",
    ] {
      #expect(texts.contains(text))
    }
  }

  @Test(arguments: ["<&>\"'", "]]>", "</svg>", "<!--", "\u{1}\u{0}", "\u{FFFE}"])
  func `a name is a name, whatever it would be as markup`(name: String) throws {
    let strip = try XMLElements(Filmstrip(try Films.hostile(name), title: name).svg)
    #expect(strip.count { $0.name == "text" } > 3)
    let shown = name.onOneLine.replacingOccurrences(of: "\u{FFFE}", with: "\u{FFFD}")
    #expect(strip.texts.contains(shown))
  }

  @Test func `rows hold whole motions, and nothing reaches over the edge`() throws {
    for screen in ["375x667", "1200x800", "1x9", "9x1", "1e300x1"] {
      let film = try Films.film(
        Films.linear.replacingOccurrences(of: "screen 375x667", with: "screen \(screen)"))
      let layout = FilmstripLayout(film)
      for cell in layout.cells {
        #expect(cell.origin.x >= 0 && cell.origin.x + layout.box.width <= layout.size.width)
        #expect(cell.origin.y >= 0 && cell.origin.y + layout.box.height <= layout.size.height)
      }
      #expect(layout.size.width <= 1240)
      for step in film.steps.indices {
        #expect(Set(layout.cells.filter { $0.step == step }.map { $0.origin.y }).count <= 1)
      }
    }
  }

  @Test func `long words are cut after two rows`() {
    #expect("one two three".wrapped(to: 8, rows: 2) == ["one two ", "three"])
    #expect("one two three".wrapped(to: 4, rows: 2) == ["one ", "two…"])
    #expect("unbreakable".wrapped(to: 5, rows: 3) == ["unbre", "akabl", "e"])
    #expect("".wrapped(to: 5, rows: 2) == [])
  }

  @Test func `a film without frames is a picture too`() throws {
    #expect(try XMLElements(Filmstrip(Film(), title: "").svg).count { $0.name == "rect" } == 1)
  }
}

/// The elements of a text that must be well formed, and what is written in them.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Malformed: Error {
    let line: Int
  }

  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// The words of the `text` elements.
  private(set) var texts: [String] = []
  private var isInText = false

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Malformed(line: parser.lineNumber) }
  }

  func count(where matches: ((name: String, attributes: [String: String])) -> Bool) -> Int {
    elements.filter(matches).count
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
    isInText = name == "text"
    if isInText { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { texts[texts.count - 1] += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isInText = false
  }
}

import KeyboardAvoidanceTesting

@testable import KeyboardLab

/// Films of scenes that are written in a test.
enum Films {
  /// A field that ends 200 points below the keyboard's top, lifted by a curve with which half the time is half the way.
  static let linear = """
    screen 375x667
    view page in window 0,0,375,667
    field note in page 16,565,343,44
    avoid a: shift page
    focus note
    show 0,409,375,258 over 0.4 curve 3
    settle
    hide over 0.4 curve 3

    """

  static func film(_ text: String) throws -> Film {
    let camera = Camera()
    _ = try Scene(reading: text, name: "test").run(observer: camera.observer())
    return camera.film
  }

  /// A film that nobody could have written: every text in it means something in markup.
  static func hostile(_ text: String) throws -> Film {
    var film = Film()
    var moment = try Moments.last("screen 9x9\nview a in window 0,0,9,9\nfield b in a 0,0,9,4\nguide c of a\nfocus b\n")
    for index in moment.items.indices { moment.items[index].name = text }
    film.begin(Scene.Statement(place: Scene.Place(line: 1, column: 1), text: text, action: .blur))
    film.add(event: text)
    film.add(issue: text)
    film.take(moment)
    film.add(expectation: text, found: text)
    return film
  }
}

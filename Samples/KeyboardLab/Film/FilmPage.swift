import KeyboardAvoidanceTesting

/// A film as one page that needs nothing else: a picture, a time line to move along, and what happened, as text.
struct FilmPage {
  private let film: Film
  private let title: String
  private let data: FilmData

  init(_ film: Film, title: String) {
    self.film = film
    self.title = title
    data = FilmData(film)
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    \(Markup.element("title", nil, title))
    <style>
    \(PageFile.drawing)
    \(PageFile.style)
    </style>
    </head>
    <body>
    \(header)
    \(stage)
    \(details)
    \(FilmControls(film, clock: data.clock).html)
    <script type="application/json" id="film">\(data.json)</script>
    <script>
    \(PageFile.script)
    </script>
    </body>
    </html>

    """
  }

  private var header: String {
    let more = film.isCut ? "<p class=\"cut\">The film ends after \(Film.limit) frames; the scene goes on.</p>" : ""
    let script = "<noscript><p>A script draws the film; keyboard-lab play --svg does without.</p></noscript>"
    return "<header>\(Markup.element("h1", nil, title))\(more)\(trouble)\(script)</header>"
  }

  private var trouble: String {
    let count = film.frames.flatMap { $0.notes }.filter { $0.isTrouble }.count
    return count == 0 ? "" : "<p class=\"trouble\">\(count) not as it should be: red on the time line</p>"
  }

  private var stage: String {
    """
    <main>
    <svg width="0" height="0" aria-hidden="true"><defs>\(MomentDrawing.definitions)</defs></svg>
    <svg id="picture" role="img" aria-label="The screen"></svg>
    </main>
    """
  }

  private var details: String {
    let steps = film.steps.enumerated().map { index, step in
      let isWrong = film.frames[step.frames].contains { $0.notes.contains { $0.isTrouble } }
      return "<li><button type=\"button\"\(isWrong ? " class=\"wrong\"" : "")>"
        + "\(Markup.element("span", "line", "\(step.line)"))\(Markup.element("code", nil, step.text))</button></li>"
    }
    return """
      <section id="details" tabindex="0" aria-label="What is seen and decided">
      <dl id="state"></dl>
      <h2>Decisions</h2>
      <div id="decisions"></div>
      <h2>What happened at this statement</h2>
      <ol id="notes"></ol>
      <h2>Tree</h2>
      <ul id="tree"></ul>
      <h2>Statements</h2>
      <ol id="steps">
      \(steps.joined(separator: "\n"))
      </ol>
      </section>
      """
  }
}

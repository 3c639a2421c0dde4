import KeyboardAvoidanceTesting

/// `play FILE`: runs a scene and tells all that happens, in words and, where asked for, in pictures.
struct PlayCommand {
  let file: String
  let pictures: PictureFiles

  func run(_ console: Console) throws(Problem) -> ExitStatus {
    let names = [pictures.svg, pictures.html].compactMap { $0 }
    guard !names.contains(file) else { throw Problem("\(file): a picture would take the place of the scene") }
    let scene = try SceneFile(file)
    let player = Player(write: console.write)
    let outcome = try scene.run(observer: player.observer)
    for line in outcome.verdict(on: file) { console.write(line) }
    if !names.isEmpty { try draw(player.film.finished(), console) }
    return outcome.isPassed ? .success : .failure
  }

  private func draw(_ film: Film, _ console: Console) throws(Problem) {
    if let name = pictures.svg { try OutputFile(name: name).write(Filmstrip(film).svg) }
    if let name = pictures.html { try OutputFile(name: name).write(FilmPage(film, title: file.onOneLine).html) }
    guard film.isCut else { return }
    console.complain("\(file): the film ends after \(Film.limit) pictures; the scene goes on")
  }
}

/// Follows a run: tells it line by line, and keeps its pictures.
final class Player {
  private let write: (String) -> Void
  private var previous: SceneMoment?
  private(set) var film = Film()

  init(write: @escaping (String) -> Void) { self.write = write }

  /// What a run tells; the player must outlive the run.
  var observer: SceneObserver {
    var observer = SceneObserver()
    observer.statement = { statement in
      self.write(Story.line(statement))
      self.film.begin(statement)
    }
    observer.event = { self.write(Story.line(event: $0)) }
    observer.decision = { self.write(Story.line(decisionOf: $0, $1)) }
    observer.issue = { self.write(Story.line($0)) }
    observer.expectation = { self.write(Story.line(expectation: $1)) }
    observer.moment = { moment in
      for line in Story.lines(from: self.previous, to: moment) { self.write(line) }
      self.previous = moment
      self.film.take(moment)
    }
    return observer
  }
}

import KeyboardAvoidanceTesting

/// `play FILE`: runs a scene and tells all that happens, in words and, where asked for, in pictures.
struct PlayCommand {
  let file: String
  let pictures: PictureFiles

  func run(_ console: Console) throws(Problem) -> ExitStatus {
    let names = [pictures.svg, pictures.html].compactMap { $0 }
    guard !names.contains(file) else { throw Problem("\(file): a picture would take the place of the scene") }
    let scene = try SceneFile(file)
    let story = StoryTeller(write: console.write)
    let camera = names.isEmpty ? nil : Camera()
    let outcome = try scene.run(observer: camera.map { $0.observer(and: story.observer) } ?? story.observer)
    for line in outcome.verdict(on: file) { console.write(line) }
    if let film = camera?.film { try draw(film, console) }
    return outcome.isPassed ? .success : .failure
  }

  private func draw(_ film: Film, _ console: Console) throws(Problem) {
    let title = file.onOneLine
    if let name = pictures.svg { try OutputFile(name: name).write(Filmstrip(film, title: title).svg) }
    if let name = pictures.html { try OutputFile(name: name).write(FilmPage(film, title: title).html) }
    guard film.isCut else { return }
    console.complain("\(file): the film ends after \(Film.limit) frames; the scene goes on")
  }
}

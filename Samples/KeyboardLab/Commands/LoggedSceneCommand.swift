import KeyboardAvoidanceTesting
import KeyboardEvents

/// `parse FILE --scene WxH`: makes a scene of a log.
struct LoggedSceneCommand {
  let file: String
  let screen: Size

  func run(_ console: Console) throws(Problem) -> ExitStatus {
    var reader = LogReader()
    var found: [LoggedNotification] = []
    try InputFile(name: file).read { piece throws(Problem) in found += reader.read(piece) }
    found += reader.finish()
    guard !found.isEmpty else { return console.status(ofFinding: 0, in: file) }
    let source = file == "-" ? "standard input" : file.onOneLine
    console.write(try LoggedScene(notifications: found, screen: screen, source: source).text())
    return .success
  }
}

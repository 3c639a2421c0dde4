import KeyboardAvoidanceTesting

/// `parse FILE`: finds keyboard notifications in any text.
struct ParseCommand {
  let file: String

  func run(_ console: Console) throws(Problem) -> ExitStatus {
    var reader = LogReader()
    var count = 0
    func tell(_ found: [LoggedNotification]) {
      count += found.count
      for notification in found { console.write(notification.json) }
    }
    try InputFile(name: file).read { piece throws(Problem) in tell(reader.read(piece)) }
    tell(reader.finish())
    return console.status(ofFinding: count, in: file)
  }
}

extension Console {
  /// Success where notifications were found; otherwise it says that there are none.
  func status(ofFinding count: Int, in file: String) -> ExitStatus {
    guard count == 0 else { return .success }
    complain("\(file): no keyboard notification in this text")
    return .failure
  }
}

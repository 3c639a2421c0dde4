import Foundation

/// The command line tool: shows, checks, plays and reads keyboard situations.
@main
enum Lab {
  static func main() {
    let status = run(Array(CommandLine.arguments.dropFirst()), Console.standard)
    exit(status.rawValue)
  }

  /// Carries out what the arguments ask for, and returns how it ended.
  static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    do throws(Problem) {
      switch try Command(arguments) {
      case .help: console.write(Usage.text)
      case .compare: return try CompareCommand().run(console)
      case .check(let files): return CheckCommand(files: files).run(console)
      case .play(let file, let pictures): return try PlayCommand(file: file, pictures: pictures).run(console)
      case .parse(let file, nil): return try ParseCommand(file: file).run(console)
      case .parse(let file, let screen?): return try LoggedSceneCommand(file: file, screen: screen).run(console)
      }
      return .success
    } catch {
      console.complain(error.text)
      return .unusable
    }
  }
}

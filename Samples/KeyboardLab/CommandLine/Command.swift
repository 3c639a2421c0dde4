import KeyboardEvents

/// What the arguments ask for.
enum Command: Equatable {
  case help
  case compare
  case check(files: [String])
  case play(file: String, pictures: PictureFiles)
  case parse(file: String, screen: Size?)
}

/// The files that pictures are written to.
struct PictureFiles: Equatable {
  var svg: String?
  var html: String?
}

extension Command {
  /// Reads the arguments, without the name of the program.
  init(_ arguments: [String]) throws(Problem) {
    guard let verb = arguments.first else {
      self = .compare
      return
    }
    let options: [String]
    switch verb {
    case "help", "--help", "-h":
      self = .help
      return
    case "check": options = []
    case "play": options = ["--svg", "--html"]
    case "parse": options = ["--scene"]
    default: throw Problem.usage("unknown command '\(verb)'; expected check, play or parse")
    }
    let words = try CommandWords(arguments.dropFirst(), verb: verb, options: options)
    if words.asksForHelp {
      self = .help
      return
    }
    switch verb {
    case "check": self = .check(files: try words.files())
    case "play":
      let pictures = PictureFiles(svg: words.values["--svg"], html: words.values["--html"])
      self = .play(file: try words.file(), pictures: pictures)
    default: self = .parse(file: try words.file(), screen: try words.values["--scene"].map(Self.size))
    }
  }

  /// Reads `WxH`.
  private static func size(_ text: String) throws(Problem) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width.isFinite,
      height.isFinite, width > 0, height > 0
    else { throw Problem.usage("found '\(text)' after --scene; expected a size WxH, as 375x812") }
    return Size(width: width, height: height)
  }
}

/// The words behind a command, sorted into files and options.
struct CommandWords {
  private var names: [String] = []
  private(set) var values: [String: String] = [:]
  private(set) var asksForHelp = false
  private let verb: String

  init(_ words: ArraySlice<String>, verb: String, options: [String]) throws(Problem) {
    self.verb = verb
    var words = words
    var takesOptions = true
    while let word = words.popFirst() {
      guard takesOptions, word.hasPrefix("-"), word != "-" else {
        names.append(word)
        continue
      }
      if word == "--" {
        takesOptions = false
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else if options.contains(word) {
        guard let value = words.popFirst() else { throw Problem.usage("nothing after \(word)") }
        guard values.updateValue(value, forKey: word) == nil else { throw Problem.usage("\(word) stands twice") }
      } else {
        let known = options.isEmpty ? "it has none" : "expected \(options.joined(separator: " or "))"
        throw Problem.usage("unknown option '\(word)' of \(verb); \(known)")
      }
    }
  }

  func files() throws(Problem) -> [String] {
    guard !names.isEmpty else { throw Problem.usage("\(verb) needs a file") }
    return names
  }

  func file() throws(Problem) -> String {
    let files = try files()
    guard files.count == 1 else { throw Problem.usage("\(verb) takes one file, found \(files.count)") }
    return files[0]
  }
}

extension Problem {
  /// A problem with the arguments.
  static func usage(_ text: String) -> Problem { Problem("keyboard-lab: \(text) (see keyboard-lab --help)") }
}

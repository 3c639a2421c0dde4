import KeyboardAvoidanceTesting
import KeyboardEvents

extension Scene {
  /// The avoiders that the scene describes.
  var avoidances: [Scene.Avoidance] {
    statements.compactMap { if case .avoid(let avoidance) = $0.action { avoidance } else { nil } }
  }

  /// The names of everything that scrolls.
  var scrollNames: [String] {
    statements.compactMap { statement in
      switch statement.action {
      case .declare(.scroll(let name, _, _, _)), .declare(.text(let name, _, _, _, _)): name
      default: nil
      }
    }
  }

  /// The scene as a system plays it: avoiders are ours alone, and in their place models listen.
  func played(by system: System) -> [Scene.Statement] {
    system == .ours ? statements : statements.filter { if case .avoid = $0.action { false } else { true } }
  }

  /// Whether everything that can be edited stands in a scroll view.
  var editsInScrollViews: Bool {
    var parents: [String: String] = [:]
    var (scrolls, edited): (Set<String>, [String]) = ([], [])
    for case .declare(let declaration) in actions {
      switch declaration {
      case .view(let name, let parent, _): parents[name] = parent
      case .scroll(let name, let parent, _, _):
        parents[name] = parent
        scrolls.insert(name)
      case .field(_, let parent, _, _), .text(_, let parent, _, _, _): edited.append(parent)
      case .screen, .window, .constraint, .guide: break
      }
    }
    return edited.allSatisfy { parent in sequence(first: parent) { parents[$0] }.contains { scrolls.contains($0) } }
  }
}

/// Something that a scene has given a name.
struct SceneThing {
  enum Kind: String {
    case screen, window, view, scroll, field, text, constraint, guide, avoider
  }

  let name: String
  let kind: Kind
  /// The line of its declaration.
  let line: Int
  /// What a view or a guide is in, by its index among the things.
  var parent: Int?
  /// The edge or extent that a constraint sets.
  var attribute: Scene.Attribute?
  /// Whether the content of a text is as large as the text.
  var hasOwnSizeAsContent = false
}

extension SceneThing.Kind {
  /// The kind with its article.
  var phrase: String {
    switch self {
    case .avoider: "an avoider"
    case .scroll: "a scroll view"
    default: "a \(rawValue)"
    }
  }
}

extension [SceneThing.Kind] {
  /// What can be edited.
  static var editable: Self { [.field, .text] }
  /// What scrolls.
  static var scrollable: Self { [.scroll, .text] }
  /// What other views can stand in.
  static var containers: Self { [.window, .view] + scrollable }
  /// What stands in a parent.
  static var placed: Self { [.view, .field] + scrollable }
  /// What has a frame.
  static var framed: Self { [.window] + placed }

  /// The kinds as a message lists them.
  var phrase: String { list(map { $0.phrase }) }
}

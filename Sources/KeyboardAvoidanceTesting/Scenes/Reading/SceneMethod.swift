/// What an avoider can do.
enum SceneMethod: String, CaseIterable {
  case inset, constant, `switch`, shift, guide, resize, automatic, none
}

/// What can be said about how an avoider does it.
enum SceneMethodOption: String, CaseIterable {
  case distance, extra, combine, reveal, align
  case keepOffset = "keep-offset"
  case limit
  case floating, off
}

/// How the keyboard's need and the app's own inset are combined.
enum SceneCombination: String, CaseIterable {
  case max, sum
}

extension SceneMethod {
  /// The options that mean something to the method.
  var options: [SceneMethodOption] { ownOptions + [.floating, .off] }

  private var ownOptions: [SceneMethodOption] {
    switch self {
    case .inset: [.distance, .extra, .combine, .reveal, .align, .keepOffset]
    case .constant, .resize: [.extra]
    case .shift: [.distance, .reveal, .limit]
    case .automatic: [.distance, .reveal]
    case .switch, .guide, .none: []
    }
  }
}

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
  /// How an avoider that does it is written, as messages show it.
  var form: String {
    switch self {
    case .inset: "avoid NAME: inset SCROLL [OPTIONS]"
    case .constant: "avoid NAME: constant CONSTRAINT [extra N]"
    case .switch: "avoid NAME: switch CONSTRAINT[,CONSTRAINT…] for CONSTRAINT[,CONSTRAINT…]"
    case .shift: "avoid NAME: shift VIEW [distance N] [reveal R] [limit N]"
    case .guide: "avoid NAME: guide GUIDE"
    case .resize: "avoid NAME: resize VIEW [extra N]"
    case .automatic: "avoid NAME: automatic VIEW [distance N] [reveal R]"
    case .none: "avoid NAME: none VIEW"
    }
  }

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

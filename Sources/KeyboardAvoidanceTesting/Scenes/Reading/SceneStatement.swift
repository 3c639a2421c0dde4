/// The statements, each by the word that it starts with.
enum SceneStatement: String, CaseIterable {
  case screen, window, view, scroll, field, text, constraint, guide
  case avoid
  case focus, blur, tap, next, previous, `return`
  case show, hide, move, post, drag, replay, rotate
  case set, add, relayout
  case attach, detach, enable, disable, suspend, resume
  case wait, settle, `repeat`, end
  case expect
}

extension SceneStatement {
  /// How the statement is written, as messages show it.
  var form: String {
    switch self {
    case .screen: "screen WxH [safe T,L,B,R] [named NAME] [rtl]"
    case .window: "window NAME X,Y,W,H [screen NAME]"
    case .view: "view NAME in PARENT X,Y,W,H"
    case .scroll: "scroll NAME in PARENT X,Y,W,H content WxH [OPTIONS]"
    case .field: "field NAME in PARENT X,Y,W,H [OPTIONS]"
    case .text: "text NAME in PARENT X,Y,W,H [content WxH] [caret X,Y,W,H]"
    case .constraint: "constraint NAME A.EDGE = B.EDGE [+ N | - N] [priority N] [off]"
    case .guide: "guide NAME of VIEW [undocked follow|ignore] [safe on|off] [dismiss-padding N]"
    case .avoid: "avoid NAME: METHOD [OPTIONS]"
    case .focus: "focus NAME"
    case .tap: "tap NAME|X,Y"
    case .show: "show X,Y,W,H [over S] [curve N]"
    case .hide: "hide [X,Y,W,H] [over S] [curve N]"
    case .move: "move X,Y,W,H [over S] [curve N]"
    case .post: "post KIND [begin X,Y,W,H] [end X,Y,W,H] [over S] [curve N] [foreign] [screen NAME]"
    case .drag: "drag Y"
    case .replay: "replay FILE"
    case .rotate: "rotate WxH [safe T,L,B,R]"
    case .set: "set NAME.PROP VALUE"
    case .add: "add NAME.PROP N"
    case .attach, .detach, .enable, .disable, .suspend, .resume: "\(rawValue) NAME"
    case .wait: "wait S"
    case .repeat: "repeat N"
    case .expect: "expect [now] CLAIM"
    case .blur, .next, .previous, .return, .relayout, .settle, .end: rawValue
    }
  }
}

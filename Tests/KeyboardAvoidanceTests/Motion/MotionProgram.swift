import KeyboardAvoidanceTesting
import KeyboardEvents

/// A screen with one strategy and a motion of its keyboard, which a seed gives, and what can interrupt that motion.
struct MotionProgram {
  struct Run {
    var text: String
    /// How many frames were looked at.
    var watchedFrames = 0
    /// What was covered, and when.
    var finding: String?
  }

  let kind: EdgeScene
  let frameCount: Int
  private(set) var interruptions: [String] = []
  private var opening = ""
  private var random: SeededGenerator
  private static let framesPerSecond = 60.0

  init(seed: UInt64, kind: EdgeScene) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
    let duration = [0.1, 0.25, 0.4].randomElement(using: &random) ?? 0.25
    frameCount = Int(duration * Self.framesPerSecond) + 1
    let height = number(150, 420)
    opening = declarations + "show \(Self.frame(height)) over \(duration) curve \(curve)\n"
    let frames = Self.frames(frameCount / 3)
    interruptions = [
      "hide over \(duration) curve \(curve)\n",
      "hide over 0\n",
      "show \(Self.frame(number(150, 420))) over \(duration) curve \(curve)\n",
      "move \(Self.frame(height + 44)) over \(duration) curve \(curve)\n",
      "focus two\n",
      "focus two\n\(frames)hide over \(duration) curve \(curve)\n",
      "drag \(number(400, 800))\nwait 0.01\ndrag \(number(400, 800))\nhide over \(duration) curve \(curve)\n",
      // Where a finger takes the keyboard, an offset that it has no need to change arrives by the motion that it began with:
      // no host can cut that without a change. So what has come up is let go upwards only once all has arrived.
      "\(Self.frames(frameCount))drag \(number(400, 800))\nwait 0.01\n"
        + "show \(Self.frame(height)) over \(duration) curve \(curve)\n",
      "hide over \(duration) curve \(curve)\n\(frames)show \(Self.frame(height)) over \(duration) curve \(curve)\n",
    ]
  }

  private mutating func number(_ least: Double, _ most: Double) -> Double {
    Double.random(in: least..<most, using: &random).rounded()
  }

  private var curve: Int {
    mutating get { [0, 1, 2, 3, 7, 7, 7, 42].randomElement(using: &random) ?? 7 }
  }

  private static func frame(_ height: Double) -> String { "0,\(812 - height),375,\(height)" }

  static func frames(_ count: Int) -> String { String(repeating: "wait \(1 / framesPerSecond)\n", count: count) }
}

extension MotionProgram {
  /// A screen of 375 by 812, with two fields where the strategy can do something for them.
  private var declarations: String {
    mutating get {
      let (first, second, distance) = (number(300, 760), number(300, 760), number(0, 20))
      let pinned = "field one in bar 8,2,170,30\nfield two in bar 190,2,170,30\n"
      let placed = { (parent: String) in
        "field one in \(parent) 8,\(first),170,30\nfield two in \(parent) 190,\(second),170,30\n"
      }
      return "screen 375x812\n"
        + {
          switch kind {
          case .inset, .automaticScroll:
            "scroll form in window 0,0,375,812 content 375x1200\n" + placed("form")
              + "avoid a: \(kind == .inset ? "inset" : "automatic") form distance \(distance)\n"
          case .shift, .automaticShift:
            "view page in window 0,0,375,812\n" + placed("page")
              + "avoid a: \(kind == .shift ? "shift" : "automatic") page distance \(distance)\n"
          case .constant:
            "view bar in window 0,768,375,44\n" + pinned
              + "constraint low bar.bottom = window.bottom\navoid a: constant low extra \(distance)\n"
          case .switch:
            "guide top of window\nview bar in window 0,768,375,44\n" + pinned
              + "constraint up bar.bottom = top.top off\nconstraint rest bar.bottom = window.bottom\n"
              + "avoid b: guide top\navoid a: switch up for rest\n"
          case .guide:
            "guide top of window\nview bar in window 0,768,375,44\n" + pinned
              + "constraint low bar.bottom = top.top\navoid a: guide top\n"
          case .resize:
            "view page in window 0,0,375,812\nview bar in page 0,768,375,44\n" + pinned
              + "constraint low bar.bottom = page.bottom\navoid a: resize page extra \(distance)\n"
          }
        }() + "focus one\n"
    }
  }
}

extension MotionProgram {
  /// Runs the motion up to a frame, then what interrupts it, and looks at every frame from the first to the last.
  ///
  /// The focus is watched from each event on, if it was in sight right after it: up to the next event, or the end, at which
  /// it has to be in sight whatever was before.
  func run(_ interruption: String, at frame: Int) throws -> Run {
    let text = opening + Self.frames(frame) + interruption + Self.frames(2 * frameCount) + "settle\n"
    var run = Run(text: text)
    var isWatching = false
    var isEvent = false
    var last: SceneMoment?
    var observer = SceneObserver()
    observer.statement = { statement in
      switch statement.action {
      case .wait, .settle: isEvent = false
      default: isEvent = true
      }
    }
    observer.moment = { moment in
      last = moment
      let covered = moment.coveredFocus
      if isEvent { isWatching = covered == nil }
      guard isWatching, run.finding == nil else { return }
      run.watchedFrames += 1
      if let covered { run.finding = "\(covered) at \(moment.time) s" }
    }
    _ = try Scene(reading: text, name: "\(kind.rawValue).scene").run(observer: observer)
    if run.finding == nil, let covered = last?.coveredFocus { run.finding = "\(covered) at the end" }
    return run
  }
}

extension SceneMoment {
  /// What of the focus is covered or cut off, in words, by more than a hundredth of a point.
  fileprivate var coveredFocus: String? {
    guard let focus = items.first(where: { $0.isFocused }) else { return nil }
    if let keyboard, focus.frame.maxY > keyboard.minY + 0.01 {
      return "\(focus.name) ends at \(focus.frame.maxY), below the keyboard's top at \(keyboard.minY)"
    }
    guard let part = focus.visibleFrame, part.height >= focus.frame.height - 0.01, focus.frame.minY > -0.01 else {
      return "\(focus.name) at \(focus.frame) is cut off"
    }
    return nil
  }
}

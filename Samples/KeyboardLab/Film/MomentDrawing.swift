import KeyboardAvoidanceTesting
import KeyboardEvents

/// A moment of a scene as SVG elements, in the coordinates of its first screen.
struct MomentDrawing {
  private let moment: SceneMoment
  /// The size of the letters in it, in points of the screen.
  private let textSize: Double

  init(_ moment: SceneMoment) {
    self.moment = moment
    textSize = max(moment.screen.width, moment.screen.height) / 34
  }

  /// The elements, parents below children, and above all the keyboard; together they are well formed.
  var elements: [String] {
    var elements = [Markup.rect("screen", moment.screen), Markup.clipStart(moment.screen)]
    if moment.safeArea != .zero { elements.append(Markup.rect("safe", moment.screen.inset(by: moment.safeArea))) }
    let hidden = hiddenNames
    for (index, item) in moment.items.enumerated() where item.kind != .guide {
      elements.append(element(of: item, isNamed: !hidden.contains(index)))
    }
    if let keyboard = moment.keyboard, keyboard.intersection(moment.screen) != nil {
      elements += [keys(keyboard), coveredPart(by: keyboard)]
    }
    // A guide is no view: nothing clips it, and it lies above them.
    elements += moment.items.filter { $0.kind == .guide }.map { element(ofGuide: $0) }
    return elements.filter { !$0.isEmpty } + [Markup.clipEnd]
  }

  /// The items in whose corner something stands that is drawn above them, by their places; names there would mix.
  private var hiddenNames: Set<Int> {
    var corners: Set<Point> = []
    var hidden: Set<Int> = []
    for (index, item) in moment.items.enumerated().reversed() where item.kind != .window {
      if item.kind != .guide, !corners.insert(item.frame.origin).inserted { hidden.insert(index) }
    }
    return hidden
  }

  private func element(of item: SceneMoment.Item, isNamed: Bool) -> String {
    guard item.kind != .window, let visible = item.visibleFrame?.intersection(moment.screen), item.frame.isUsable
    else { return "" }
    let isBar = item.kind == .field
    let radius = isBar ? min(textSize / 2, max(0, item.frame.height / 4)) : 0
    var drawing = Markup.rect(item.style, item.frame, radius: radius)
    if isNamed { drawing += label(of: item) }
    if let caret = item.caret {
      let width = max(caret.width, textSize / 6)
      drawing += Markup.rect("caret", Rect(x: caret.minX, y: caret.minY, width: width, height: caret.height))
    }
    let isWhole = visible.width > item.frame.width - 0.01 && visible.height > item.frame.height - 0.01
    return isWhole ? drawing : Markup.clipped(drawing, to: visible)
  }

  /// The name: in the middle of the left end of a bar, in the corner of anything larger.
  private func label(of item: SceneMoment.Item) -> String {
    let isBar = item.kind == .field || item.frame.height < textSize * 4
    let size = min(isBar ? textSize : textSize * 0.75, item.frame.height * 0.7)
    let place = Point(
      x: item.frame.minX + size / 2, y: isBar ? item.frame.midY + size * 0.35 : item.frame.minY + size * 1.15)
    return Markup.text(isBar ? "name" : "name quiet", item.name, at: place, size: size)
  }

  private func element(ofGuide guide: SceneMoment.Item) -> String {
    guard let part = guide.frame.intersection(moment.screen) else { return "" }
    // Guides that lie on each other are named together, by the first of them.
    let names = moment.items.filter { $0.kind == .guide && $0.frame == guide.frame }.map { $0.name }
    guard names.first == guide.name else { return "" }
    let label = names.joined(separator: ", ")
    let size = textSize * 0.75
    let place = Point(x: part.maxX - size / 2, y: part.minY - size * 0.35)
    let edge = Rect(x: part.minX, y: part.minY, width: part.width, height: 0)
    return Markup.rect("guide", edge) + Markup.text("name guide-name", label, at: place, size: size)
  }

  /// The outline of what the keyboard covers of what is edited.
  private func coveredPart(by keyboard: Rect) -> String {
    guard let part = moment.edited?.visibleFrame?.intersection(keyboard), part.height > 0.5 else { return "" }
    return Markup.rect("covered", part)
  }

  private func keys(_ keyboard: Rect) -> String {
    guard keyboard.isUsable else { return "" }
    return "<g class=\"keyboard\">\(Markup.rect("case", keyboard))<use href=\"#keys\" \(Markup.place(keyboard))/></g>"
  }

  /// Shapes that every drawing refers to: a keyboard of any size.
  static let definitions: String = {
    var keys: [String] = []
    for (row, count) in [10, 9, 7].enumerated() {
      for key in 0..<count { keys.append("M\(50 - 5 * count + 10 * key) \(2 + 10 * row)h9v8h-9z") }
    }
    keys.append("M25 32h50v7h-50z")
    return "<symbol id=\"keys\" viewBox=\"-1 0 101 41\" preserveAspectRatio=\"none\">"
      + "<path d=\"\(keys.joined())\"/></symbol>"
  }()
}

extension SceneMoment.Item {
  /// Its class in the style sheet.
  fileprivate var style: String { isFocused ? "\(kind.rawValue) edited" : kind.rawValue }
}

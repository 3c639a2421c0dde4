import KeyboardEvents
import ViewTrees

/// The measures of the screen, in points.
package enum ChatMeasures {
  package static let header = 44.0
  package static let line = 20.0
  package static let character = 10.0
  package static let margin = 8.0
  /// Of more lines than these the text shows the last ones.
  package static let visibleLines = 5
}

extension ChatScreen {
  /// The list from the header to the bar, and the bar on the keyboard's guide.
  func place() {
    let size = window.root.frame.size
    let height = Double(min(lines(of: draft), ChatMeasures.visibleLines)) * ChatMeasures.line
    let top = size.height - window.bottomGuide - height - 2 * ChatMeasures.margin
    bar.frame = Rect(x: 0, y: top, width: size.width, height: height + 2 * ChatMeasures.margin)
    window.grip = bar.frame.height
    placeText(Rect(x: ChatMeasures.margin, y: ChatMeasures.margin, width: textWidth, height: height))
    placeList(Rect(x: 0, y: ChatMeasures.header, width: size.width, height: max(0, top - ChatMeasures.header)))
  }

  private var textWidth: Double { max(ChatMeasures.character, window.root.frame.width - 2 * ChatMeasures.margin) }

  /// How many lines a text takes at this width; an empty one takes one.
  private func lines(of text: String) -> Int {
    let columns = Int(textWidth / ChatMeasures.character)
    return text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { lines, paragraph in
      lines + max(1, (paragraph.count + columns - 1) / columns)
    }
  }

  private func placeText(_ frame: Rect) {
    text.frame = frame
    text.scroll?.contentSize = Size(width: frame.width, height: Double(lines(of: draft)) * ChatMeasures.line)
    // The caret is at the end of what is written.
    let end = text.endOffset
    text.scroll?.contentOffset.y = end
  }

  private func placeList(_ frame: Rect) {
    list.frame = frame
    var end = 0.0
    for message in messages {
      let height = Double(lines(of: message.name)) * ChatMeasures.line + ChatMeasures.margin
      message.frame = Rect(x: ChatMeasures.margin, y: end, width: textWidth, height: height)
      end += height
    }
    list.scroll?.contentSize = Size(width: frame.width, height: end)
    let offset = list.scroll?.contentOffset.y ?? 0
    let last = list.endOffset
    list.scroll?.contentOffset.y = isAtEnd ? last : min(offset, last)
  }
}

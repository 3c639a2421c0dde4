import Chat
import KeyboardAvoidanceTesting
import KeyboardEvents
import Testing

/// A phone with a chat of many messages, and what is found wrong on it in any frame.
final class ChatBench {
  /// A phone without a safe area at its bottom: there the bar stands on the keyboard all the way.
  static let plain = Size(width: 375, height: 667)
  /// What may be between two numbers that are the same: the rounding of sums on the way.
  static let rounding = 1e-6

  let watch = LifecycleWatch()
  let phone: Phone
  var chat: ChatScreen { phone.chat }
  private(set) var frames = 0
  /// How many messages there are from the start; what is sent later comes up from behind the bar.
  private let messages: Int

  init(size: Size = plain, safeBottom: Double = 0, messages: Int = 30) {
    phone = Phone(size: size, safeArea: Insets(bottom: safeBottom), center: watch.makeCenter())
    self.messages = messages
    for number in 0..<messages { chat.receive("message \(number)") }
  }

  /// Lets time pass, and looks at every frame of it: the bar stands on the keyboard, and the end of the list on the bar.
  func run(seconds: Double = 0.4, sourceLocation: SourceLocation = #_sourceLocation) {
    look(sourceLocation)
    phone.run(seconds: seconds) { look(sourceLocation) }
  }

  func look(_ sourceLocation: SourceLocation = #_sourceLocation) {
    frames += 1
    let (bar, list) = (chat.shownBar, chat.shownList)
    #expect(abs(bar.maxY - phone.keyboardTop) < Self.rounding, "the bar's bottom", sourceLocation: sourceLocation)
    #expect(abs(list.maxY - bar.minY) < Self.rounding, "the list's bottom", sourceLocation: sourceLocation)
    guard chat.isAtEnd, let last = chat.shownMessages.prefix(messages).last?.frame else { return }
    #expect(last.maxY < bar.minY + Self.rounding, "the last message", sourceLocation: sourceLocation)
    #expect(last.minY > list.minY - Self.rounding, "the last message", sourceLocation: sourceLocation)
  }
}

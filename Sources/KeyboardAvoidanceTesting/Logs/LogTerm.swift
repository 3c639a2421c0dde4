/// A word that means something in a dump of a keyboard notification.
enum LogTerm: Sendable {
  /// A notification's own name: `UIKeyboardWillShowNotification`. It stands for a notification even when it stands alone.
  case notification(LoggedNotification.Name)
  /// What else an event is called: `keyboardWillShow` names an event, a method or a constant, so alone it is nothing.
  case event(LoggedNotification.Name)
  /// The type of a typed message: `KeyboardWillShowMessage`. Its fields stand in parentheses.
  case message(LoggedNotification.Name)
  /// The key of something that a notification carries.
  case key(LogKey)
  /// A part of a rectangle or a point: 0 to 3 for x, y, width and height.
  case axis(Int)
  /// A word of the forms in which dumps are written.
  case word(Word)

  enum Word: Sendable {
    /// A label of the notification's name: `name = …`, `"type": …`.
    case name
    /// What surrounds a dictionary in a printed notification.
    case surrounding
    /// The label of an entry's key, in prints that give an entry two lines.
    case key
    /// The label of an entry's value there.
    case value
    /// The name of a type that a value is prefixed with.
    case type
    case yes
    case no
    /// `nil` and the like: the value is known to be none.
    case none
    /// React Native's name of the keyboard's own curve.
    case keyboard
    case infinity
    case notANumber
  }
}

/// The key of an entry, by what it means and how it is written.
struct LogKey: Sendable {
  enum Form: Sendable {
    /// UIKit's own name, which nothing else bears.
    case full
    /// A short name, as of a variable or a field; it counts when it stands with others or holds a frame.
    case short
    /// A name that React Native gives to it.
    case reactNative
  }

  var field: LogField
  var form: Form
  /// Tells keys of no known meaning from each other; 0 for all others.
  var hash: UInt32 = 0
}

/// What an entry tells about a notification.
enum LogField: UInt8, Sendable {
  case begin
  case end
  case centerBegin
  case centerEnd
  case bounds
  case duration
  case curve
  case easing
  case isLocal
  case changedByUser
  case unknown

  /// How many numbers the value has; 0 where it does not matter.
  var numberCount: Int {
    switch self {
    case .begin, .end, .bounds: 4
    case .centerBegin, .centerEnd: 2
    case .duration, .curve, .easing, .isLocal: 1
    case .changedByUser, .unknown: 0
    }
  }
}

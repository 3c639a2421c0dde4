import KeyboardEvents

/// A key of a keyboard notification, by what it stands for.
enum LogKey: UInt8 {
  case beginFrame, endFrame, duration, curve, isLocal
  case bounds, centerBegin, centerEnd
  /// A key that belongs to the keyboard and tells nothing that is asked for.
  case other
  // React Native's, which count only beside its coordinates.
  case endCoordinates, startCoordinates, milliseconds, easing, isFromThisApp

  /// Whether the key is a word of React Native's that other objects use too, so that it counts only beside coordinates.
  var isCommon: Bool {
    switch self {
    case .milliseconds, .easing, .isFromThisApp: true
    default: false
    }
  }
}

/// What a word of a log means.
enum LogMeaning {
  /// One of the six notifications.
  case name(LoggedNotification.Name)
  /// The name of an event, which counts only beside an object of React Native's.
  case event(LoggedNotification.Name)
  /// A key of the user info dictionary, which no other word looks like.
  case key(LogKey)
  /// A key that is an ordinary word too, and counts only with a value that fits.
  case shortKey(LogKey)
  /// The beginning of a name that is broken by spaces.
  case beginning
  /// Anything else.
  case nothing
}

extension LogMeaning {
  /// Tells what a word means, or several words of a line that were one.
  init(_ word: [UInt8]) {
    if let name = Self.name(word) {
      self = name
    } else if let key = Self.shortKey(word) {
      self = .shortKey(key)
    } else if let key = Self.userInfoKey(String(decoding: word, as: UTF8.self)) {
      self = .key(key)
    } else {
      self = word.starts(with: Self.prefix) ? .beginning : .nothing
    }
  }

  static let prefix = Array("UIKeyboard".utf8)

  private static func name(_ word: [UInt8]) -> LogMeaning? {
    for name in LoggedNotification.Name.allCases {
      // «keyboardWillShow», without its first letter, is in every form of the name.
      let stem = Array(name.rawValue.utf8.dropFirst())
      if word == Array("UIK".utf8) + stem + Array("Notification".utf8) { return .name(name) }
      if word == Array("K".utf8) + stem + Array("Message".utf8) { return .name(name) }
      if word == Array("k".utf8) + stem { return .event(name) }
    }
    return nil
  }

  private static func shortKey(_ word: [UInt8]) -> LogKey? {
    switch String(decoding: word, as: UTF8.self) {
    case "endCoordinates": return .endCoordinates
    case "startCoordinates": return .startCoordinates
    case "duration": return .milliseconds
    case "easing": return .easing
    case "isEventFromThisApp": return .isFromThisApp
    case "beginFrame", "frameBegin", "startFrame": return .beginFrame
    case "endFrame", "frameEnd": return .endFrame
    case "animationDuration": return .duration
    case "animationCurve": return .curve
    case "isLocal": return .isLocal
    default: return nil
    }
  }

  /// A key of the user info dictionary: `UIKeyboard…UserInfoKey`, or the Swift name of the constant.
  private static func userInfoKey(_ text: String) -> LogKey? {
    var stem = text[...]
    if stem.hasPrefix("UIKeyboard") {
      stem = stem.dropFirst(10)
    } else if stem.hasPrefix("keyboard") {
      stem = stem.dropFirst(8)
    } else {
      return nil
    }
    if stem == "FrameChangedByUserInteraction" { return .other }
    guard stem.hasSuffix("UserInfoKey") else { return nil }
    switch stem.dropLast(11) {
    case "FrameBegin": return .beginFrame
    case "FrameEnd": return .endFrame
    case "AnimationDuration": return .duration
    case "AnimationCurve": return .curve
    case "IsLocal": return .isLocal
    case "Bounds": return .bounds
    case "CenterBegin": return .centerBegin
    case "CenterEnd": return .centerEnd
    default: return .other
    }
  }
}

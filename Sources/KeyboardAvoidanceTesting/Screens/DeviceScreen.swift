public import KeyboardEvents

/// The screen of a device as an app finds it, in one orientation.
///
/// ```swift
/// @Test(arguments: DeviceScreen.all)
/// func `the button stays in sight`(on screen: DeviceScreen) { … }
/// ```
///
/// Where the numbers of a device are from, unless its property says otherwise: the size from Apple's Human Interface
/// Guidelines, <https://developer.apple.com/design/human-interface-guidelines/ios/visual-design/adaptivity-and-layout/>;
/// the safe area from the devices of <https://github.com/pointfreeco/swift-snapshot-testing>, as Apple publishes none; the
/// keyboard from a notification that an app logged, under the system that is named. Nothing is guessed: a height that nobody
/// has told is nil.
public struct DeviceScreen: Hashable, Sendable {
  /// The whole screen, in points.
  public var size: Size
  /// The safe area of a window that fills the screen and has no bars, as distances from its edges in points.
  public var safeArea: Insets
  /// How high a docked keyboard usually is, down to the screen's lower edge, in points; nil where nobody has told.
  ///
  /// It differs with the language, the version of the system and the row of suggestions.
  public var keyboardHeight: Double?
  /// The safe area after a turn, as distances from the edges in points.
  public var turnedSafeArea: Insets
  /// How high a docked keyboard usually is after a turn, in points; nil where nobody has told.
  public var turnedKeyboardHeight: Double?

  /// Creates a screen of your own; all numbers are in points.
  public init(
    size: Size, safeArea: Insets, keyboardHeight: Double? = nil, turnedSafeArea: Insets,
    turnedKeyboardHeight: Double? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.turnedSafeArea = turnedSafeArea
    self.turnedKeyboardHeight = turnedKeyboardHeight
  }

  /// The same device after a turn from portrait to landscape, or back.
  public var turned: DeviceScreen {
    DeviceScreen(
      size: Size(width: size.height, height: size.width), safeArea: turnedSafeArea,
      keyboardHeight: turnedKeyboardHeight, turnedSafeArea: safeArea, turnedKeyboardHeight: keyboardHeight)
  }

  /// Where the usual keyboard is when it is docked, in screen coordinates; nil where its height is not known.
  public var keyboardFrame: Rect? {
    keyboardHeight.map { Rect(x: 0, y: size.height - $0, width: size.width, height: $0) }
  }
}

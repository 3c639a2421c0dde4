import KeyboardEvents

extension DeviceScreen {
  /// Every device of the catalogue, in portrait, the smallest first.
  public static var all: [DeviceScreen] {
    [.iPhoneSE, .iPhone8, .iPhoneX, .iPhone8Plus, .iPhone12, .iPhone14Pro, .iPhone11, .iPad, .iPadPro11]
  }

  /// The first iPhone SE; the iPhone 5 and 5s are alike.
  ///
  /// The keyboard is that of iOS 9 and 10, with suggestions.
  public static var iPhoneSE: DeviceScreen {
    DeviceScreen(
      size: Size(width: 320, height: 568), safeArea: Insets(top: 20), keyboardHeight: 253, turnedSafeArea: .zero)
  }

  /// The iPhone 8; the 6, 6s and 7 and the later iPhone SE are alike.
  ///
  /// The keyboard is that of iOS 8 and 10, with suggestions:
  /// <https://github.com/mixi-inc/iOSTraining/blob/master/Swift/pages/day3/2-3-1_KeyboardNotification.md>.
  public static var iPhone8: DeviceScreen {
    DeviceScreen(
      size: Size(width: 375, height: 667), safeArea: Insets(top: 20), keyboardHeight: 258, turnedSafeArea: .zero)
  }

  /// The iPhone X; the XS and the 11 Pro are alike.
  ///
  /// The safe area is from <https://qiita.com/usagimaru/items/761e9a5f3d78b1939df8>. The keyboard is that of iOS 13; under
  /// iOS 11 it was 2 points lower.
  public static var iPhoneX: DeviceScreen {
    DeviceScreen(
      size: Size(width: 375, height: 812), safeArea: Insets(top: 44, bottom: 34), keyboardHeight: 335,
      turnedSafeArea: Insets(left: 44, bottom: 21, right: 44))
  }

  /// The iPhone 8 Plus; the 6 Plus, 6s Plus and 7 Plus are alike.
  ///
  /// The keyboard is that of iOS 9, with suggestions.
  public static var iPhone8Plus: DeviceScreen {
    DeviceScreen(
      size: Size(width: 414, height: 736), safeArea: Insets(top: 20), keyboardHeight: 271, turnedSafeArea: .zero)
  }

  /// The iPhone 12; the 12 Pro, 13, 13 Pro and 14 are alike.
  ///
  /// The size is from
  /// <https://hacknicity.medium.com/how-ios-apps-adapt-to-the-various-iphone-14-screen-sizes-b2504a39b58f>.
  public static var iPhone12: DeviceScreen {
    DeviceScreen(
      size: Size(width: 390, height: 844), safeArea: Insets(top: 47, bottom: 34),
      turnedSafeArea: Insets(left: 47, bottom: 21, right: 47))
  }

  /// The iPhone 14 Pro.
  ///
  /// The size is from
  /// <https://hacknicity.medium.com/how-ios-apps-adapt-to-the-various-iphone-14-screen-sizes-b2504a39b58f>, the safe area from
  /// <http://csl.cool/2023/09/15/ios-dev/ios-layout-adaptation>.
  public static var iPhone14Pro: DeviceScreen {
    DeviceScreen(
      size: Size(width: 393, height: 852), safeArea: Insets(top: 59, bottom: 34),
      turnedSafeArea: Insets(left: 59, bottom: 21, right: 59))
  }

  /// The iPhone 11; the XR, the XS Max and the 11 Pro Max are alike.
  ///
  /// The safe area is from <https://qiita.com/usagimaru/items/761e9a5f3d78b1939df8>. The keyboard is that of iOS 12 or 13.
  public static var iPhone11: DeviceScreen {
    DeviceScreen(
      size: Size(width: 414, height: 896), safeArea: Insets(top: 44, bottom: 34), keyboardHeight: 301,
      turnedSafeArea: Insets(left: 44, bottom: 21, right: 44))
  }

  /// The iPad with a display of 9.7 inches; the iPad mini with one of 7.9 is alike.
  ///
  /// The keyboard is from <https://github.com/lionheart/openradar-mirror/issues/19513>, with the bar above its keys.
  public static var iPad: DeviceScreen {
    DeviceScreen(
      size: Size(width: 768, height: 1024), safeArea: Insets(top: 20), keyboardHeight: 313,
      turnedSafeArea: Insets(top: 20), turnedKeyboardHeight: 398)
  }

  /// The iPad Pro with a display of 11 inches.
  public static var iPadPro11: DeviceScreen {
    DeviceScreen(
      size: Size(width: 834, height: 1194), safeArea: Insets(top: 24, bottom: 20),
      turnedSafeArea: Insets(top: 24, bottom: 20))
  }
}

extension UIView {
  /// As in <https://developer.apple.com/documentation/uikit/uiview/animationoptions>.
  public struct AnimationOptions: OptionSet, Sendable {
    /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>.
    public var rawValue: UInt
    /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in <https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction>.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// As in <https://developer.apple.com/documentation/uikit/uiview/animationoptions/beginfromcurrentstate>.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
  }

  /// The system's own takes every number, also those that have no name, which no Swift enumeration can.
  ///
  /// As in <https://developer.apple.com/documentation/uikit/uiview/animationcurve>.
  public struct AnimationCurve: RawRepresentable, Hashable, Sendable {
    /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>.
    public var rawValue: Int
    /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>.
    public init?(rawValue: Int) { self.rawValue = rawValue }
    init(_ rawValue: Int) { self.rawValue = rawValue }
    /// From memory, <https://developer.apple.com/documentation/uikit/uiview/animationcurve/easeinout>.
    public static var easeInOut: AnimationCurve { AnimationCurve(0) }
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)>.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    standInAnimations.append(StandInAnimation(duration: duration, options: options))
    animations()
    completion?(true)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)>.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    standInAnimations.append(StandInAnimation(duration: 0, options: []))
    actionsWithoutAnimation()
  }

  /// Every animation since the array was emptied; what they change is there at once.
  public static var standInAnimations: [StandInAnimation] = []
}

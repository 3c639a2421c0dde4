/// As in <https://developer.apple.com/documentation/uikit/uiviewanimatingposition>.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// As in <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>.
@MainActor
public final class UIViewPropertyAnimator: StandInObject {
  /// As in <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/duration>.
  public let duration: TimeInterval
  /// As in <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/isuserinteractionenabled>.
  public var isUserInteractionEnabled = true
  /// As in <https://developer.apple.com/documentation/uikit/uiviewanimating/isrunning>.
  public private(set) var isRunning = false
  /// As in <https://developer.apple.com/documentation/uikit/uiviewanimating/fractioncomplete>.
  public var fractionComplete: CGFloat = 0
  private let curve: UIView.AnimationCurve
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// As in <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:curve:animations:)>.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration, curve)
    if let animations { addAnimations(animations) }
  }

  private init(_ duration: TimeInterval, _ curve: UIView.AnimationCurve) {
    self.duration = duration
    self.curve = curve
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addanimations(_:)>.
  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:)>.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewanimating/startanimation()>.
  public func startAnimation() {
    isRunning = true
    UIView.standInAnimations.append(
      StandInAnimation(duration: duration, options: UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)))
    for animation in animations { animation() }
    animations = []
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewanimating/stopanimation(_:)>.
  public func stopAnimation(_ withoutFinishing: Bool) { isRunning = false }

  /// As in <https://developer.apple.com/documentation/uikit/uiviewanimating/finishanimation(at:)>.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    fractionComplete = 1
    for completion in completions { completion(finalPosition) }
    completions = []
  }
}

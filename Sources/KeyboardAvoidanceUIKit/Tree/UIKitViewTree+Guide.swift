#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  public import ViewTrees

  extension UIKitViewTree: @MainActor GuideTree {
    /// Returns the metrics of a guide.
    public func guideMetrics(of guide: AvoidanceGuide) -> GuideMetrics<UIView>? {
      guard let owner = guide.owningView, owner.window != nil else { return nil }
      return GuideMetrics(
        node: owner, restingHeight: Double(owner.safeAreaInsets.bottom), height: guide.height.map { Double($0) },
        followsUndockedKeyboard: guide.followsUndockedKeyboard, dismissPadding: Double(guide.dismissPadding))
    }

    /// Writes the height; nil puts the guide to rest.
    public func setGuideHeight(_ height: Double?, of guide: AvoidanceGuide) {
      guide.height = height.map { CGFloat($0) }
    }
  }
#endif

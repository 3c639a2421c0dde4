/// What a host's tree promises to whoever works on it.
///
/// | protocol | promises |
/// |---|---|
/// | `ViewTree` | ``parentsEnd``, ``framesAreFinite``, ``framesAreInWindow``, ``safeAreasAreFinite``, ``windowsAgree``, ``readsAgree``, ``layoutSettles`` |
/// | `FocusTree` | ``focusIsInTree``, ``caretIsFinite`` |
/// | `ScrollTree` | ``scrollMetricsAreFinite``, ``offsetIsKept``, ``offsetIsClamped``, ``insetsAreKept``, ``scrollWritesAreSeparate`` |
/// | `FrameTree` | ``frameIsKept``, ``frameMovesView``, ``frameIsReleased`` |
/// | `FrameTree` and `ScrollTree` | ``framesConvert``, ``contentFollowsOffset`` |
/// | `ConstraintTree` | ``constraintMetricsAreFinite``, ``constantIsKept``, ``activityIsKept`` |
/// | `GuideTree` | ``guideMetricsAreFinite``, ``guideHeightIsKept`` |
/// | every one that writes | ``valuesAreGivenBack`` |
public enum TreePromise: Hashable, Sendable, CaseIterable {
  case parentsEnd
  case framesAreFinite
  case framesAreInWindow
  case safeAreasAreFinite
  case windowsAgree
  case readsAgree
  case layoutSettles

  case focusIsInTree
  case caretIsFinite

  case scrollMetricsAreFinite
  case offsetIsKept
  case offsetIsClamped
  case insetsAreKept
  case scrollWritesAreSeparate

  case frameIsKept
  case frameMovesView
  case frameIsReleased

  case framesConvert
  case contentFollowsOffset

  case constraintMetricsAreFinite
  case constantIsKept
  case activityIsKept

  case guideMetricsAreFinite
  case guideHeightIsKept

  case valuesAreGivenBack
}

extension TreePromise {
  /// The promise in one sentence.
  public var sentence: String { words.promise }

  /// What to do about a tree that breaks the promise, in one sentence.
  public var remedy: String { words.remedy }

  private var words: (promise: String, remedy: String) {
    readingWords ?? scrollingWords ?? movingWords ?? layoutWords
  }

  private var readingWords: (promise: String, remedy: String)? {
    switch self {
    case .parentsEnd:
      ("Parents lead to a root and never in a circle.", "return nil as the parent of the outermost node.")
    case .framesAreFinite:
      ("Frames are finite and of no negative size.", "answer with the frame after layout, or with no window before it.")
    case .framesAreInWindow:
      (
        "Frames are in the coordinates of the window.",
        "convert to the window, whose own origin is zero, not to the screen."
      )
    case .safeAreasAreFinite:
      ("Safe areas are finite and not below zero.", "answer with zero for an edge that no safe area reaches into.")
    case .windowsAgree:
      ("A node is in the window of its parent.", "find the window by walking up to the root.")
    case .readsAgree:
      ("Whoever asks twice is answered alike.", "answer from the layout as it is, and change nothing while answering.")
    case .layoutSettles:
      ("A second layout changes nothing.", "let layout depend on what was set alone, and not on its own last result.")
    case .focusIsInTree:
      ("What is edited is a node of the tree, in a window.", "return nil while nothing of this tree is edited.")
    case .caretIsFinite:
      ("Carets and distances are finite and not below zero.", "return nil where there is none.")
    default: nil
    }
  }

  private var scrollingWords: (promise: String, remedy: String)? {
    switch self {
    case .scrollMetricsAreFinite:
      ("Scroll metrics are finite, and content has no negative size.", "return nil for a node that does not scroll.")
    case .offsetIsKept:
      ("An offset within its range reads back as it was written.", "write without animation, and do not round.")
    case .offsetIsClamped:
      (
        "An offset out of its range is kept, or brought to the nearest in range.",
        "clamp at both ends after the insets."
      )
    case .insetsAreKept:
      ("Insets read back as they were written.", "keep what the host adds itself apart, as `hostInset`.")
    case .scrollWritesAreSeparate:
      ("Writing one value of a scroll view leaves its others.", "write nothing but what was asked for.")
    case .contentFollowsOffset:
      (
        "What stands in a scroll view is seen by its frame less the offset.",
        "subtract the offset where frames are converted."
      )
    default: nil
    }
  }

  private var movingWords: (promise: String, remedy: String)? {
    switch self {
    case .frameIsKept:
      (
        "A frame reads back as it was written.",
        "name what the host's layout sets anew in `hostPlacement(of:)`, and keep the rest."
      )
    case .frameMovesView:
      (
        "A view that was moved is seen where it was moved to.",
        "answer frames in the window from the frames as written."
      )
    case .frameIsReleased:
      (
        "What the host's layout sets is as before once it was released.",
        "forget in `releaseFrame(_:of:)` what was written."
      )
    case .framesConvert:
      (
        "A frame in the window is the frame in the parent, from the parent's corner less its offset.",
        "convert by the same parents that `parent(of:)` returns."
      )
    default: nil
    }
  }

  private var layoutWords: (promise: String, remedy: String) {
    switch self {
    case .constraintMetricsAreFinite:
      ("The numbers of a constraint are finite.", "return nil for a constraint that is in no window.")
    case .constantIsKept:
      ("A constant reads back as it was written.", "write the constant of the very constraint.")
    case .activityIsKept:
      ("A constraint that was switched reads back so.", "put the very constraint in force, or out of it.")
    case .guideMetricsAreFinite:
      ("The heights of a guide are finite and not below zero.", "answer with 0 where the guide rests on no safe area.")
    case .guideHeightIsKept:
      ("The height of a guide reads back as it was written, also nil.", "keep nil apart from a height of 0.")
    default:
      ("Once all is written back, all is as before.", "let a write leave no trace but its value.")
    }
  }
}

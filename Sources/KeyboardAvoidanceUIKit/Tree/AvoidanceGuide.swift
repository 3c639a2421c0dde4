#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// A layout guide at the bottom of a view that the guide strategy raises above the keyboard.
  ///
  /// ```swift
  /// let guide = AvoidanceGuide(in: view)
  /// bar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
  /// avoidKeyboard(raising: guide)
  /// ```
  ///
  /// Unlike the system's own guide it moves only while its avoider is at work, is moved by whichever motion that one
  /// gives, and tells its height.
  @MainActor
  public final class AvoidanceGuide: UILayoutGuide {
    /// Whether it follows a keyboard that is not docked; false at first.
    public var followsUndockedKeyboard = false
    /// How far above the keyboard a finger that scrolls takes hold of it, in points, from iOS 17 on; 0 at first.
    ///
    /// The height of the bar that stands on the guide lets the finger take the bar along as soon as it reaches it. The
    /// system's guide of the same view has it too, because it is the system that moves the keyboard.
    public var dismissPadding: CGFloat = 0 {
      didSet {
        guard #available(iOS 17, *) else { return }
        owningView?.keyboardLayoutGuide.keyboardDismissPadding = dismissPadding
      }
    }
    private var rest: NSLayoutConstraint?
    private var raise: NSLayoutConstraint?

    /// Creates the guide in a view, at rest: it covers the safe area at the view's bottom.
    public convenience init(in view: UIView) {
      self.init()
      view.addLayoutGuide(self)
      let rest = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      raise = heightAnchor.constraint(equalToConstant: 0)
      self.rest = rest
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor), rest,
      ])
    }

    /// The height above the view's bottom, in points; nil at rest.
    var height: CGFloat? {
      didSet {
        // The one that leaves goes first: together they contradict each other.
        if let height {
          rest?.isActive = false
          raise?.constant = height
          raise?.isActive = true
        } else {
          raise?.isActive = false
          rest?.isActive = true
        }
      }
    }
  }
#endif

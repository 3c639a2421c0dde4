#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import AvoidanceStrategies
  import KeyboardAvoidance
  public import UIKit

  extension UIViewController {
    /// Keeps whatever is edited in this screen in sight: scroll views make room and scroll, the rest is a shift.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///   super.viewDidLoad()
    ///   avoidKeyboard()
    /// }
    /// ```
    ///
    /// A screen that avoids the keyboard by itself is left alone.
    /// - Parameter distance: the space wanted between what is edited and the keyboard, in points.
    /// - Returns: the avoidance, which the view holds.
    @discardableResult
    public func avoidKeyboard(distance: Double = 8, reveal subject: RevealSubject = .field) -> UIKitAvoidance? {
      guard !(self is any SystemAvoidingController) else { return nil }
      return avoidKeyboard(with: AutomaticAvoidance(distance: distance, subject: subject), on: view)
    }

    /// Makes room at the end of a scroll view, and scrolls what is edited in it into sight.
    @discardableResult
    public func avoidKeyboard(
      insetting scrollView: UIScrollView, distance: Double = 8, reveal subject: RevealSubject = .field
    ) -> UIKitAvoidance {
      avoidKeyboard(with: ContentInset(distance: distance, subject: subject), on: scrollView)
    }

    /// Moves a view up by as much as is missing to show what is edited in it.
    ///
    /// - Parameters:
    ///   - view: the view that moves.
    ///   - distance: the space wanted between what is edited and the keyboard, in points.
    ///   - views: what is wanted in sight instead of the field, the longest leading part that fits.
    @discardableResult
    public func avoidKeyboard(
      shifting view: UIView, distance: Double = 8, revealing views: [UIView] = []
    ) -> UIKitAvoidance {
      avoidKeyboard(with: FrameShift(distance: distance), on: view, revealing: views)
    }

    /// Lets a view end at the keyboard's top.
    ///
    /// For a view that is placed by its frame. Where Auto Layout sets the height, move a constraint instead.
    @discardableResult
    public func avoidKeyboard(resizing view: UIView) -> UIKitAvoidance { avoidKeyboard(with: BottomResize(), on: view) }

    /// Leaves a part of the screen alone, whatever is edited in it.
    @discardableResult
    public func ignoreKeyboard(in view: UIView) -> UIKitAvoidance { avoidKeyboard(with: NoAvoidance(), on: view) }

    /// Attaches a strategy to a view of this screen.
    @discardableResult
    public func avoidKeyboard(
      with strategy: some AvoidanceStrategy, on view: UIView, revealing views: [UIView] = [],
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> UIKitAvoidance {
      let anchors = views.map { WeakView(view: $0) }
      let avoidance = keyboardAvoidance
      avoidance.attach { [weak view] avoider in
        guard let view else { return }
        avoider.attach(
          strategy, to: .view(view), revealing: anchors.compactMap { $0.view }, fileID: fileID, line: line)
      }
      return avoidance
    }

    /// The avoidance of this screen, made when it is first asked for.
    public var keyboardAvoidance: UIKitAvoidance { UIKitAvoidance.held(by: view) ?? UIKitAvoidance(root: view) }
  }

  /// A view that is not held.
  private struct WeakView {
    weak var view: UIView?
  }
#endif

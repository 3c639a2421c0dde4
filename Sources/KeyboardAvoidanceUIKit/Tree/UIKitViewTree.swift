#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import KeyboardEvents
  public import UIKit
  public import ViewTrees

  /// The view hierarchy as a tree: a view is its own identifier, and so are a constraint and a guide.
  ///
  /// It converts, reads and writes, and decides nothing. No delegate is taken and nothing is attached to a view.
  @MainActor
  public final class UIKitViewTree {
    /// The numbering of screens.
    public let screens: UIKitScreens
    /// The view whose hierarchy is laid out after changes.
    public private(set) weak var root: UIView?
    /// The view in which editing began last; it counts as long as it is first responder.
    weak var editedView: UIView?
    private var distances: [ObjectIdentifier: FieldDistance] = [:]
    private var ends: [ObjectIdentifier: ConstraintEnds] = [:]

    private struct FieldDistance {
      weak var field: UIView?
      var distance: Double
    }

    /// Creates the tree of the views in and around a view.
    public init(root: UIView, screens: UIKitScreens) {
      self.root = root
      self.screens = screens
    }

    /// Sets the space that a field wants between itself and the keyboard, in points; nil leaves it to the strategy.
    public func setKeyboardDistance(_ distance: Double?, of field: UIView) {
      // An identifier may be another view's after the first one is gone, so those that are gone are forgotten.
      distances = distances.filter { $0.value.field != nil }
      distances[ObjectIdentifier(field)] = distance.map { FieldDistance(field: field, distance: $0) }
    }

    /// Returns what a constraint is between, as it was when it was asked for the first time.
    @discardableResult
    func ends(of constraint: NSLayoutConstraint) -> ConstraintEnds {
      if let known = ends[ObjectIdentifier(constraint)], known.constraint === constraint { return known }
      ends = ends.filter { $0.value.constraint != nil }
      let found = ConstraintEnds(constraint)
      ends[ObjectIdentifier(constraint)] = found
      return found
    }
  }

  extension UIKitViewTree: @MainActor FocusTree {
    /// Returns the superview.
    public func parent(of node: UIView) -> UIView? { node.superview }

    /// Returns the bounds in the coordinates of the window.
    public func frameInWindow(of node: UIView) -> Rect { Rect(node.convert(node.bounds, to: nil)) }

    /// Returns the place of the view's window on its screen.
    public func window(of node: UIView) -> WindowPlace? {
      guard let window = node as? UIWindow ?? node.window, let place = screens.place(of: window) else { return nil }
      return WindowPlace(screen: place.id, frame: Rect(place.frame))
    }

    /// Returns the safe area insets.
    public func safeArea(of node: UIView) -> Insets { Insets(node.safeAreaInsets) }

    /// Lays out the hierarchy of the root.
    public func layoutIfNeeded() { root?.layoutIfNeeded() }

    /// The text field or text view that is first responder, unless the system makes room for it by itself.
    public var focusedNode: UIView? {
      guard let view = editedView, view.window != nil, view.isFirstResponder, !view.isLeftToSystem else { return nil }
      return view
    }

    /// Returns the caret, or the end of the selection, of whatever takes text input.
    public func caretInWindow(of node: UIView) -> Rect? {
      guard let input = node as? any UITextInput, let selection = input.selectedTextRange else { return nil }
      return Rect(node.convert(input.caretRect(for: selection.end), to: nil))
    }

    /// Returns the distance that was set for the field.
    public func keyboardDistance(of node: UIView) -> Double? {
      guard let known = distances[ObjectIdentifier(node)], known.field === node else { return nil }
      return known.distance
    }
  }
#endif

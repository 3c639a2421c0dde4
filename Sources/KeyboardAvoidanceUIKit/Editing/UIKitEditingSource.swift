#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import KeyboardAvoidance
  public import KeyboardEvents
  public import UIKit

  /// Passes the notifications of text fields and text views on as editing events, without taking a delegate.
  ///
  /// Only fields inside the tree's root count. For another kind of text input call ``editingDidChange(_:in:)``.
  @MainActor
  public final class UIKitEditingSource {
    private let tree: UIKitViewTree
    private let notifications: NotificationCenter
    private var center: ObserverCenter?
    private var observations: [any NSObjectProtocol] = []

    /// Creates a source that has not started yet.
    ///
    /// - Parameters:
    ///   - tree: who is told which view is edited.
    ///   - notifications: the center that UIKit posts in.
    public init(tree: UIKitViewTree, notifications: NotificationCenter = .default) {
      self.tree = tree
      self.notifications = notifications
    }

    /// Begins to post editing events in a center; a second call without ``stop()`` changes nothing.
    ///
    /// Whoever is first responder already is looked for once: O(views).
    public func start(in center: ObserverCenter) {
      guard self.center == nil else { return }
      self.center = center
      observations = Self.changes.map { name, change in
        notifications.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          guard let field = notification.object as? UIView else { return }
          MainActor.assumeIsolated { self?.editingDidChange(change, in: field) }
        }
      }
      if let field = tree.root?.firstResponder { editingDidChange(.began, in: field) }
    }

    /// Ends that; without ``start(in:)`` before, it does nothing.
    public func stop() {
      for observation in observations { notifications.removeObserver(observation) }
      observations = []
      center = nil
    }

    /// Tells that editing has begun or ended, or the caret has moved, in a view that posts no notification of its own.
    public func editingDidChange(_ change: EditingChange, in field: UIView) {
      guard let root = tree.root, field.isDescendant(of: root) else { return }
      switch change {
      case .began: tree.editedView = field
      // When editing moves on, one field may end after the next one has begun.
      case .ended: if tree.editedView === field { tree.editedView = nil } else { return }
      case .caret: break
      }
      center?.post(.editingChange, change)
    }

    private static let changes: [(Notification.Name, EditingChange)] = [
      (UITextField.textDidBeginEditingNotification, .began), (UITextView.textDidBeginEditingNotification, .began),
      (UITextField.textDidEndEditingNotification, .ended), (UITextView.textDidEndEditingNotification, .ended),
      (UITextField.textDidChangeNotification, .caret), (UITextView.textDidChangeNotification, .caret),
    ]
  }

  extension UIView {
    /// The first responder among the view and its subviews.
    fileprivate var firstResponder: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let found = view.firstResponder { return found }
      }
      return nil
    }
  }
#endif

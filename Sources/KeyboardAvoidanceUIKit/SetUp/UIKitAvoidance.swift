#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Foundation
  public import KeyboardAvoidance
  public import KeyboardEvents
  public import UIKit

  /// Keyboard avoidance for the views in one view, usually the one of a view controller.
  ///
  /// It is at work while the view is in a window. When the view leaves it, everything is given back; when it returns,
  /// everything is as before. The view holds it, and it ends with the view.
  @MainActor
  public final class UIKitAvoidance {
    /// The bus that all events are posted in.
    public let center: ObserverCenter
    /// Who knows where the keyboard is.
    public let tracker: KeyboardTracker
    /// The views.
    public let tree: UIKitViewTree
    /// Who keeps what is edited in sight.
    public let avoider: KeyboardAvoider<UIKitViewTree>
    /// Who tells of editing.
    public let editing: UIKitEditingSource

    let emitter: KeyboardEmitter
    private let keyboard: UIKitKeyboardSource
    private weak var probe: KeyboardProbe?
    /// How to attach each strategy.
    ///
    /// An attachment holds its target, which would hold its screen for ever were it not
    /// made anew for each stay in a window.
    private var attaching: [(KeyboardAvoider<UIKitViewTree>) -> Void] = []
    private var isInWindow = false

    /// Creates the avoidance of a view, and lets the view hold it.
    ///
    /// - Parameters:
    ///   - root: the view; a second avoidance for it takes part besides the first.
    ///   - animator: who moves things.
    ///   - diagnostics: where lifecycle issues go.
    ///   - notifications: the center that UIKit posts in.
    public init(
      root: UIView, animator: any Animator = UIKitAnimator(), diagnostics: Diagnostics = .standard,
      notifications: NotificationCenter = .default
    ) {
      let screens = UIKitScreens()
      center = ObserverCenter(diagnostics: diagnostics)
      tracker = KeyboardTracker(center: center, screenBounds: .zero, clock: { ProcessInfo.processInfo.systemUptime })
      emitter = KeyboardEmitter(center: center)
      tree = UIKitViewTree(root: root, screens: screens)
      avoider = KeyboardAvoider(tree: tree, tracker: tracker, animator: animator)
      keyboard = UIKitKeyboardSource(screens: screens, notifications: notifications)
      editing = UIKitEditingSource(tree: tree, notifications: notifications)
      let probe = KeyboardProbe(frame: .zero)
      self.probe = probe
      probe.avoidance = self
      probe.lie(in: root)
      // A window can be freed without its views being told.
      keyboard.willPassOn = { [weak self] in
        if self?.tree.root?.window == nil { self?.leaveWindow() }
        self?.tracker.prefersCrossFadeTransitions = UIAccessibility.prefersCrossFadeTransitions
      }
      windowDidChange()
    }

    /// The avoidance that a view holds, or nil.
    public static func held(by root: UIView) -> UIKitAvoidance? {
      for case let probe as KeyboardProbe in root.subviews { return probe.avoidance }
      return nil
    }

    /// Attaches strategies now and at each return into a window.
    func attach(_ attach: @escaping (KeyboardAvoider<UIKitViewTree>) -> Void) {
      attaching.append(attach)
      if isInWindow { attach(avoider) }
    }

    /// Gives everything back, and lets go of the view.
    public func end() {
      leaveWindow()
      attaching = []
      probe?.avoidance = nil
      probe?.removeFromSuperview()
    }
  }

  extension UIKitAvoidance {
    /// Looks at everything anew after the app has laid out, or has moved things by hand.
    ///
    /// Not needed where the view itself moves or is resized; call it from `viewDidLayoutSubviews()` where other views do.
    public func layoutDidChange() {
      guard isInWindow else { return }
      readScreen()
      if !followKeyboardGuide() { avoider.layoutDidChange() }
    }

    func windowDidChange() {
      guard tree.root?.window != nil else { return leaveWindow() }
      guard !isInWindow else { return layoutDidChange() }
      isInWindow = true
      readScreen()
      keyboard.start(emitter)
      editing.start(in: center)
      for attach in attaching { attach(avoider) }
    }

    private func leaveWindow() {
      guard isInWindow else { return }
      isInWindow = false
      avoider.end()
      editing.stop()
      keyboard.stop()
    }

    private func readScreen() {
      guard let window = tree.root?.window, let place = tree.screens.place(of: window) else { return }
      tracker.setBounds(Rect(place.bounds), of: place.id)
    }
  }
#endif

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import KeyboardEvents
  import UIKit

  /// Passes UIKit's keyboard notifications on to an emitter.
  ///
  /// Each is passed on within the call that posts it, so that whoever reacts is inside the same animation.
  @MainActor
  public final class UIKitKeyboardSource: @MainActor KeyboardSource {
    private let screens: UIKitScreens
    private let notifications: NotificationCenter
    private var emitter: KeyboardEmitter?
    private var observations: [any NSObjectProtocol] = []
    private var sequence: UInt64 = 0
    /// Is called before each event is passed on, and may stop the source.
    var willPassOn: (() -> Void)?

    /// Creates a source that has not started yet.
    ///
    /// - Parameters:
    ///   - screens: the numbering of screens that the view tree uses too.
    ///   - notifications: the center that UIKit posts in.
    public init(screens: UIKitScreens, notifications: NotificationCenter = .default) {
      self.screens = screens
      self.notifications = notifications
    }

    /// Begins to tell the emitter what the keyboard does; a second call without ``stop()`` changes nothing.
    public func start(_ emitter: KeyboardEmitter) {
      guard self.emitter == nil else { return }
      self.emitter = emitter
      observations = KeyboardEvent.allCases.map { event in
        // Without a queue the block runs on the posting thread, which is UIKit's main one, before the post returns.
        notifications.addObserver(forName: event.notificationName, object: nil, queue: nil) {
          [weak self] notification in
          let transition = KeyboardTransition(notification)
          #if os(visionOS)
            MainActor.assumeIsolated { self?.receive(event, transition) }
          #else
            let screen = notification.object as? UIScreen
            MainActor.assumeIsolated { self?.receive(event, transition, on: screen) }
          #endif
        }
      }
    }

    /// Ends that; without ``start(_:)`` before, it does nothing.
    public func stop() {
      for observation in observations { notifications.removeObserver(observation) }
      observations = []
      emitter = nil
    }

    #if !os(visionOS)
      private func receive(_ event: KeyboardEvent, _ transition: KeyboardTransition, on screen: UIScreen?) {
        var transition = transition
        transition.screen = screen.map { screens.id(of: $0) }
        receive(event, transition)
      }
    #endif

    private func receive(_ event: KeyboardEvent, _ transition: KeyboardTransition) {
      willPassOn?()
      guard let emitter else { return }
      // UIKit begins every transition with this one; the others of the same transition bear its number.
      if event == .willChangeFrame { sequence += 1 }
      var transition = transition
      transition.sequence = sequence
      // What cannot be used has been reported as an issue; there is nobody else to tell.
      try? emitter.post(event, transition)
    }
  }
#endif

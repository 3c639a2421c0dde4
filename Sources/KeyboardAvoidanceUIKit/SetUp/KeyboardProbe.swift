#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An invisible view that lies on the system's keyboard guide, and tells when that moves or the window is another one.
  ///
  /// The guide moves in the view whenever the keyboard does, also under a finger, and when the view itself does: when
  /// it turns, is resized, or its sheet is moved. Being a subview it also lives exactly as long as the screen.
  @MainActor
  final class KeyboardProbe: UIView {
    /// What the probe serves; the hierarchy holds the probe, and so holds this.
    var avoidance: UIKitAvoidance?

    /// Puts the probe into a view, behind everything else.
    func lie(in view: UIView) {
      isUserInteractionEnabled = false
      translatesAutoresizingMaskIntoConstraints = false
      view.insertSubview(self, at: 0)
      let guide = view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      avoidance?.windowDidChange()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      avoidance?.layoutDidChange()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      avoidance?.layoutDidChange()
    }
  }
#endif

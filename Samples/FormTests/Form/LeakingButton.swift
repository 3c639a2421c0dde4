import KeyboardEvents

/// The same button with the mistake that everybody makes once: its handler holds the button, and the button the token.
final class LeakingButton {
  private(set) var isCompact = false
  private var tokens: [ObservationToken] = []

  init(center: ObserverCenter) {
    center.addObserver(for: .keyboardWillShow) { _ in self.isCompact = true }.store(in: &tokens)
  }

  /// Breaks the cycle, so that only the leak that a test is about is there.
  func end() { tokens = [] }
}

import KeyboardEvents

/// A part of an app: a button that steps aside while the keyboard is up.
final class SendButton {
  private(set) var isCompact = false
  private var tokens: [ObservationToken] = []

  init(center: ObserverCenter) {
    center.addObserver(owner: self, for: .keyboardWillShow) { button, _ in button.isCompact = true }
      .store(in: &tokens)
    center.addObserver(owner: self, for: .keyboardWillHide) { button, _ in button.isCompact = false }
      .store(in: &tokens)
  }
}

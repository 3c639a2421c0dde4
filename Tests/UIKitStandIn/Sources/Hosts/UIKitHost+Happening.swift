package import KeyboardAvoidanceTesting
import KeyboardAvoidanceUIKit
package import KeyboardEvents
import UIKit

extension UIKitHost {
  static func rect(_ rect: Rect) -> CGRect {
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  static func rect(_ rect: CGRect) -> Rect {
    Rect(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }

  static func insets(_ insets: Insets) -> UIEdgeInsets {
    UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  package func edit(_ name: String?) {
    if let name {
      view(name).becomeFirstResponder()
    } else {
      views.values.first { $0.isFirstResponder }?.resignFirstResponder()
    }
    settle()
  }

  package func putCaret(inLine line: Int, of name: String) {
    (view(name) as? UITextView)?.standInPutCaret(at: line * 5)
  }

  package func type(inLine line: Int, of name: String) {
    guard let text = view(name) as? UITextView else { return }
    text.standInPutCaret(at: line * 5)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: text)
    settle()
  }

  package func keyboard(_ change: KeyboardChange) {
    let keyboard = screen.standInKeyboard
    // Whatever is not a drag comes after the finger has gone.
    finger?.panGestureRecognizer.state = .ended
    switch change {
    case .show(let frame, let duration):
      keyboard.duration = duration
      keyboard.show(Self.rect(frame))
    case .hide(let duration):
      keyboard.duration = duration
      keyboard.hide()
    case .hideReporting(let frame): keyboard.hide(reporting: Self.rect(frame))
    case .float(let frame): keyboard.float(Self.rect(frame))
    case .drag(let top):
      finger = views.values.lazy.compactMap { $0 as? UIScrollView }.first
      finger?.keyboardDismissMode = .interactive
      finger?.panGestureRecognizer.state = .changed
      keyboard.drag(top: top)
    case .report(let event, let frame, let isForeign):
      keyboard.post(Notification.Name(event.uiKitName), frame: frame.map { Self.rect($0) }, isLocal: !isForeign)
    case .finish: keyboard.finish()
    }
    settle()
  }

  package func turn(to size: Size, safeArea: Insets) {
    screen.standInTurn(to: CGSize(width: size.width, height: size.height), safeArea: Self.insets(safeArea))
    window.frame = screen.bounds
    settle()
  }

  package func moveWindow(to frame: Rect) {
    window.frame = Self.rect(frame)
    settle()
  }

  package func move(_ name: String, to frame: Rect) {
    view(name).frame = Self.rect(frame)
    settle()
    // A view inside the screen's own: the app says so, as it does from `viewDidLayoutSubviews()`.
    controller.keyboardAvoidance.layoutDidChange()
  }

  package func addBottomBar(height: Double) {
    controller.additionalSafeAreaInsets.bottom += height
    settle()
  }

  package func scroll(_ name: String, to offset: Point) {
    (view(name) as? UIScrollView)?.standInScroll(to: CGPoint(x: offset.x, y: offset.y))
    settle()
  }

  package func setBottomInset(_ inset: Double, of name: String) {
    (view(name) as? UIScrollView)?.contentInset.bottom = inset
    settle()
  }

  package func setConstant(_ constant: Double, of name: String) {
    guard let (constraint, isReversed) = constraints[name] else { return }
    constraint.constant = isReversed ? -constant : constant
    settle()
  }

  package func frame(_ name: String) -> Rect {
    Self.rect(view(name).convert(view(name).bounds, to: screen.coordinateSpace))
  }

  package func caret(_ name: String) -> Rect? {
    guard let input = view(name) as? any UITextInput, let range = input.selectedTextRange else { return nil }
    return Self.rect(view(name).convert(input.caretRect(for: range.end), to: screen.coordinateSpace))
  }

  package func offset(_ name: String) -> Point {
    let offset = (view(name) as? UIScrollView)?.contentOffset ?? .zero
    return Point(x: Double(offset.x), y: Double(offset.y))
  }

  package func bottomInsets(_ name: String) -> (content: Double, indicators: Double) {
    let scroll = view(name) as? UIScrollView
    return (Double(scroll?.contentInset.bottom ?? 0), Double(scroll?.verticalScrollIndicatorInsets.bottom ?? 0))
  }

  package func constant(_ name: String) -> Double {
    guard let (constraint, isReversed) = constraints[name] else { return 0 }
    return Double(isReversed ? -constraint.constant : constraint.constant)
  }
}

extension KeyboardEvent {
  /// The name as UIKit writes it.
  fileprivate var uiKitName: String {
    "UIK" + rawValue.dropFirst() + "Notification"
  }
}

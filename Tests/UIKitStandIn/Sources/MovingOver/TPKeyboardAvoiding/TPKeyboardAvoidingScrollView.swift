import UIKit

/// Stands for the library's class as far as the page uses it, so that its lines compile; it does nothing.
final class TPKeyboardAvoidingScrollView: UIScrollView {}

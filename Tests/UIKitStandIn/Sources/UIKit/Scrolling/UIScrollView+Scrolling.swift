extension UIScrollView {
  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum>.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum>.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// As in <https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)>.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let room = CGRect(origin: contentOffset, size: bounds.size)
    let inset = adjustedContentInset
    var offset = contentOffset
    if rect.minY < room.minY + inset.top {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > room.maxY - inset.bottom {
      offset.y = rect.maxY + inset.bottom - room.height
    }
    contentOffset = standInClamped(offset)
  }

  /// A finger scrolls; when it is gone the offset is in range, and at a page where the view stops at pages.
  public func standInScroll(to offset: CGPoint) {
    var target = offset
    if isPagingEnabled, bounds.width > 0 { target.x = (target.x / bounds.width).rounded() * bounds.width }
    contentOffset = standInClamped(target)
  }

  /// The nearest offset in range.
  public func standInClamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let greatest = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, -inset.left), greatest.x), y: min(max(offset.y, -inset.top), greatest.y))
  }
}

/// The guide of a scroll view's own frame, which does not scroll.
final class ScrollFrameGuide: UILayoutGuide {
  override var systemInsets: UIEdgeInsets? { .zero }
}

/// As in <https://developer.apple.com/documentation/uikit/uitableview>.
@MainActor
open class UITableView: UIScrollView {
  /// As in <https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum>.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// As in <https://developer.apple.com/documentation/uikit/uitableview/init(frame:style:)>.
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }

  /// As in <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
}

/// As in <https://developer.apple.com/documentation/uikit/nslayoutanchor>.
@MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: StandInObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// As in <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)>.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, anchor, constant)
  }

  /// As in <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(greaterthanorequalto:constant:)>.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant) }

  /// As in <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(lessthanorequalto:constant:)>.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant) }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, relation, anchor.item, anchor.attribute, 1, constant)
  }
}

/// As in <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>.
@MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// As in <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>.
@MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// As in <https://developer.apple.com/documentation/uikit/nslayoutdimension>.
@MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutdimension/constraint(equaltoconstant:)>.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, .equal, nil, .notAnAttribute, 1, constant)
  }
}

/// What a view and a layout guide have in common; their anchors, each on both pages.
@MainActor
public protocol StandInAnchored: AnyObject {}

extension UIView: StandInAnchored {}
extension UILayoutGuide: StandInAnchored {}

extension StandInAnchored {
  /// As in <https://developer.apple.com/documentation/uikit/uiview/leadinganchor>.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/trailinganchor>.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/centerxanchor>.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/topanchor>.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/bottomanchor>.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/centeryanchor>.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/widthanchor>.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// As in <https://developer.apple.com/documentation/uikit/uiview/heightanchor>.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

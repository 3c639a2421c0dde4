/// As in <https://developer.apple.com/documentation/uikit/uilayoutpriority>.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/rawvalue>.
  public var rawValue: Float
  /// As in <https://developer.apple.com/documentation/swift/rawrepresentable/init(rawvalue:)>.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// As in <https://developer.apple.com/documentation/uikit/uilayoutpriority/init(_:)>.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// As in <https://developer.apple.com/documentation/uikit/uilayoutpriority/required>.
  public static var required: UILayoutPriority { UILayoutPriority(1000) }
  /// As in <https://developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh>.
  public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
  /// As in <https://developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow>.
  public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
}

/// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint>.
@MainActor
public final class NSLayoutConstraint: StandInObject {
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem>: it is neither held nor let go of.
  public unowned(unsafe) let firstItem: AnyObject?
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstattribute>.
  public let firstAttribute: Attribute
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.property>.
  public let relation: Relation
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/seconditem>: as the first one.
  public unowned(unsafe) let secondItem: AnyObject?
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/secondattribute>.
  public let secondAttribute: Attribute
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/multiplier>.
  public let multiplier: CGFloat
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/constant>.
  public var constant: CGFloat {
    didSet { if constant != oldValue { holder?.setNeedsLayout() } }
  }
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority>.
  public var priority = UILayoutPriority.required

  /// The items as the layout sees them, which forgets those that are gone.
  private(set) weak var first: AnyObject?
  private(set) weak var second: AnyObject?
  /// The nearest common ancestor of both items, which holds the constraint while it is active.
  private weak var holder: UIView?

  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)>.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) { self.init(view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c) }

  init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    unsafe firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    unsafe secondItem = second
    self.first = first
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive>.
  public var isActive: Bool {
    get { holder?.constraints.contains { $0 === self } ?? false }
    set {
      guard newValue != isActive else { return }
      if newValue {
        guard let ancestor = Self.commonAncestor(first, second) else { return }
        holder = ancestor
        ancestor.constraints.append(self)
      } else {
        holder?.constraints.removeAll { $0 === self }
      }
      holder?.setNeedsLayout()
    }
  }

  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)>.
  public static func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }

  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/deactivate(_:)>.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { each.isActive = false }
  }

  private static func commonAncestor(_ first: AnyObject?, _ second: AnyObject?) -> UIView? {
    guard let one = owner(first) else { return nil }
    guard let other = owner(second) else { return first is UIView ? one.superview ?? one : one }
    var ancestor: UIView? = one
    while let current = ancestor, !other.isDescendant(of: current) { ancestor = current.superview }
    return ancestor
  }

  static func owner(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}

extension NSLayoutConstraint {
  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute>.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// As in <https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum>.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}

import KeyboardEvents

/// One of the two axes, by the attributes of a view on it.
enum LayoutAxis {
  case horizontal, vertical

  var isVertical: Bool { self == .vertical }
  var start: Scene.Attribute { isVertical ? .top : .left }
  var end: Scene.Attribute { isVertical ? .bottom : .right }
  var extent: Scene.Attribute { isVertical ? .height : .width }
}

extension Scene.Attribute {
  var axis: LayoutAxis {
    switch self {
    case .top, .bottom, .height: .vertical
    case .left, .right, .width: .horizontal
    }
  }

  /// A number from 0 to 5, to remember edges by.
  var index: Int {
    switch self {
    case .top: 0
    case .bottom: 1
    case .left: 2
    case .right: 3
    case .width: 4
    case .height: 5
    }
  }
}

extension Rect {
  /// An edge or extent of the rectangle.
  func value(_ attribute: Scene.Attribute) -> Double {
    switch attribute {
    case .top: minY
    case .bottom: maxY
    case .left: minX
    case .right: maxX
    case .width: width
    case .height: height
    }
  }
}

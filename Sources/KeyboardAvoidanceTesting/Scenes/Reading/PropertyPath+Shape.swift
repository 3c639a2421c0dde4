/// What kind of value a property has.
enum SceneShape {
  case number, point, size, insets, rect, isOn
}

extension Scene.PropertyPath {
  /// The kind of the property's value.
  var shape: SceneShape {
    switch self {
    case .inset, .indicators: .insets
    case .offset: .point
    case .content: .size
    case .frame, .caret, .screenFrame, .windowFrame: .rect
    case .constant, .visibleHeight, .top, .height: .number
    case .active: .isOn
    }
  }

  /// The parts of the property that can be named.
  var parts: [Scene.Part] {
    switch self {
    case .inset: [.top, .left, .bottom, .right]
    case .indicators: [.bottom]
    case .offset: [.x, .y]
    case .frame, .screenFrame, .windowFrame: [.x, .y, .w, .h]
    case .content, .caret, .constant, .visibleHeight, .top, .height, .active: []
    }
  }

  /// The kinds of things that have the property.
  var owners: [SceneThing.Kind] {
    switch self {
    case .inset, .indicators, .offset, .content: .scrollable
    case .frame, .screenFrame, .visibleHeight: .framed
    case .windowFrame: .framed + [.guide]
    case .caret: [.text]
    case .constant, .active: [.constraint]
    case .top, .height: [.guide]
    }
  }

  /// Whether the app can write the property; the others are only looked at.
  var isWritable: Bool {
    switch self {
    case .inset, .indicators, .offset, .content, .frame, .constant, .active, .caret: true
    case .screenFrame, .windowFrame, .visibleHeight, .top, .height: false
    }
  }
}

extension Scene.Property {
  /// Which numbers the property can have, where it is one number: a size is never below 0.
  var rule: NumberRule {
    switch (path, part) {
    case (_, .w), (_, .h), (.visibleHeight, _), (.height, _): .fromZero
    default: .finite
    }
  }
}

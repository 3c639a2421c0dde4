public import KeyboardEvents

/// A field as the order of fields sees it.
public struct FormField<ID: Hashable>: Hashable {
  /// Which field.
  public var id: ID
  /// Its frame in one coordinate space for all fields, as if every scroll view stood at its start.
  public var frame: Rect
  /// The number that the app gave it; numbered fields come first.
  public var number: Double?
  /// The group that it belongs to; a group is finished before the next field follows.
  public var group: String?

  /// Creates a field; what is left out is not there.
  public init(id: ID, frame: Rect, number: Double? = nil, group: String? = nil) {
    self.id = id
    self.frame = frame
    self.number = number
    self.group = group
  }
}

extension FormField: Sendable where ID: Sendable {}

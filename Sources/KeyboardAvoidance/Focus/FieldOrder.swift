import KeyboardEvents

/// The order in which next and previous go through fields.
///
/// Numbered fields come first, by number; then the others as a reader finds them, row by row. A group stands where its
/// first field stands. Fields that are disabled, hidden or skipped are not given to it at all.
public struct FieldOrder<ID: Hashable>: Hashable {
  /// The fields in their order.
  public let fields: [ID]

  /// Orders fields, in O(n log n) comparisons and, in the worst case, O(n²) for as many rows as fields.
  public init(_ fields: [FormField<ID>], isRightToLeft: Bool = false) {
    let numbered = fields.filter { $0.number != nil }
    let others = fields.filter { $0.number == nil }
    let byNumber = Self.stablySorted(Self.reading(numbered, isRightToLeft)) { ($0.number ?? 0) < ($1.number ?? 0) }
    self.fields = Self.grouped(byNumber + Self.reading(others, isRightToLeft)).map { $0.id }
  }

  /// Returns the field after another one; the last one, and one that is not in the order, has none.
  public func field(after id: ID) -> ID? {
    guard let index = fields.firstIndex(of: id), index + 1 < fields.count else { return nil }
    return fields[index + 1]
  }

  /// Returns the field before another one; the first one, and one that is not in the order, has none.
  public func field(before id: ID) -> ID? {
    guard let index = fields.firstIndex(of: id), index > 0 else { return nil }
    return fields[index - 1]
  }
}

extension FieldOrder: Sendable where ID: Sendable {}

extension FieldOrder {
  /// Row by row from the top; two fields are in one row while their middles are within half the lower one's height.
  private static func reading(_ fields: [FormField<ID>], _ isRightToLeft: Bool) -> [FormField<ID>] {
    var remaining = stablySorted(fields) { $0.frame.midY < $1.frame.midY }
    var ordered: [FormField<ID>] = []
    while !remaining.isEmpty {
      // Taken out by itself: a frame that is no number is in no row, not even in its own.
      let leader = remaining.removeFirst()
      let row = [leader] + remaining.filter { isSameRow($0.frame, leader.frame) }
      remaining.removeAll { isSameRow($0.frame, leader.frame) }
      ordered += stablySorted(row) { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
    return ordered
  }

  private static func isSameRow(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.midY - second.midY) <= min(first.height, second.height) / 2
  }

  private static func grouped(_ fields: [FormField<ID>]) -> [FormField<ID>] {
    var seen: [String] = []
    var ordered: [FormField<ID>] = []
    for field in fields {
      guard let group = field.group else {
        ordered.append(field)
        continue
      }
      guard !seen.contains(group) else { continue }
      seen.append(group)
      ordered += fields.filter { $0.group == group }
    }
    return ordered
  }

  /// `sort` does not promise to keep equal elements in their order; the order of the tree decides between them here.
  private static func stablySorted(
    _ fields: [FormField<ID>], _ isBefore: (FormField<ID>, FormField<ID>) -> Bool
  ) -> [FormField<ID>] {
    fields.enumerated().sorted {
      isBefore($0.element, $1.element) || (!isBefore($1.element, $0.element) && $0.offset < $1.offset)
    }.map { $0.element }
  }
}

import KeyboardEvents

/// What is known of one property that a strategy has claimed: the app's value, and the one written last.
struct LedgerEntry {
  let property: HeldProperty
  /// The value as the app has it, and as it is given back.
  private(set) var base: PropertyValue
  /// The value that the property had after it was written or looked at last.
  private(set) var written: PropertyValue
  /// Whether an adjustment is in force.
  var isInForce: Bool { written != base }
  /// Whether an adjustment is in force that moves what is inside of a view.
  var movesContent: Bool { (property.kind.isOffset || property.kind == .originY) && isInForce }
  /// Of an offset, whether the app's own was in range; one that was not is given back as it was.
  var isBaseInRange = true
  /// Whether the plan that is carried out names the property; else it gets the app's value again.
  var isWanted = false
  /// What the plan wants of it, if it names it.
  var wanted: PropertyValue
  /// Whether the plan wants what is there.
  var isAtGoal: Bool { isWanted && wanted == written }
  /// The value to come to: of an offset that is let go, the one before, wherever its range ends by then.
  var goal: PropertyValue { isWanted ? wanted : base }

  /// Creates the entry of a property that nobody has adjusted yet.
  init(_ property: HeldProperty, current: PropertyValue) {
    self.property = property
    base = current
    written = current
    wanted = current
  }

  /// Whether the property has a value already: the app's own bit for bit, any other up to a difference that nobody could see.
  func reads(as value: PropertyValue) -> Bool {
    value == base ? !isInForce : value.isNear(written)
  }

  /// Takes note of a value that somebody else may have written meanwhile.
  ///
  /// A value nearer to the old base than to what was written replaces the base, also one just as near; any other moves it
  /// by the difference. An offset that somebody moved is theirs from then on.
  ///
  /// - Parameter isAbsolute: whether the host's layout alone decides the value; then it is the new base, however near.
  mutating func reconcile(with current: PropertyValue, isAbsolute: Bool) {
    guard current != written else { return }
    switch property.kind {
    case .guideHeight:
      // A guide has no value of the app's own, its rest excepted.
      base = .height(nil)
    case .contentOffset, .isActive:
      base = current
    default:
      let (value, oldBase, oldWritten) = (current.number, base.number, written.number)
      let isNearBase = !isInForce || isAbsolute || abs(value - oldBase) <= abs(value - oldWritten)
      base = .number(isNearBase ? value : oldBase + (value - oldWritten))
    }
    written = current
  }

  /// Takes note that the host has the property again, and what it has made of it.
  mutating func released(readsAs current: PropertyValue) {
    base = current
    written = current
  }

  /// Takes note that what we wrote reads as this.
  mutating func wrote(readsAs current: PropertyValue) { written = current }

  /// Takes note that the host has brought an offset that we wrote into its range.
  ///
  /// Where we had not moved it up or down, it is the app's own that the host keeps in range: it is given back so, too.
  mutating func clamped(to current: PropertyValue) {
    if base.point.y == written.point.y, written.point.y != current.point.y { isBaseInRange = true }
    written = current
  }
}

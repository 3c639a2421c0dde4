/// A list of plain values that allocates nothing while it has four of them at most.
struct SmallList<Element> {
  private(set) var count = 0
  /// The first ones; what stands beyond the count means nothing.
  private var first, second, third, fourth: Element
  private var others: [Element] = []

  /// Creates a list of equal elements.
  init(repeating element: Element, count: Int) {
    self.count = count
    (first, second, third, fourth) = (element, element, element, element)
    if count > 4 { others = Array(repeating: element, count: count - 4) }
  }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: others[index - 4]
      }
    }
    set {
      precondition(index >= 0 && index < count)
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: others[index - 4] = newValue
      }
    }
  }
}

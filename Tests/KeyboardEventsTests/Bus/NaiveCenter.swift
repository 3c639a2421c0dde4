/// What a centre should do, in the plainest way: one array, scanned and sorted on every post.
struct NaiveCenter {
  struct Observer {
    let id: Int
    let name: Int
    let subject: Int?
    let priority: Int
    let isOnce: Bool
    var deliveries = 0
  }

  private struct Post {
    /// Who was there when it began, in order.
    var expected: [Int]
  }

  private(set) var observers: [Observer] = []
  private var posts: [Post] = []

  var depth: Int { posts.count }

  mutating func register(_ observer: Observer) { observers.append(observer) }

  mutating func end(_ id: Int) { observers.removeAll { $0.id == id } }

  mutating func endAll() { observers = [] }

  func isLive(_ id: Int) -> Bool { observers.contains { $0.id == id } }

  mutating func beginPost(_ name: Int, _ subject: Int?) {
    let reached = observers.enumerated()
      .filter { $0.element.name == name && ($0.element.subject == nil || $0.element.subject == subject) }
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
    posts.append(Post(expected: reached.map { $0.element.id }))
  }

  /// Notes a delivery; returns whether it was its turn.
  mutating func deliver(_ id: Int) -> Bool {
    guard let index = posts.indices.last else { return false }
    posts[index].expected.removeFirst(posts[index].expected.prefix { !isLive($0) }.count)
    guard posts[index].expected.first == id, let place = observers.firstIndex(where: { $0.id == id }) else {
      return false
    }
    posts[index].expected.removeFirst()
    observers[place].deliveries += 1
    if observers[place].isOnce { observers.remove(at: place) }
    return true
  }

  /// Ends a post; returns whether everyone was reached.
  mutating func endPost() -> Bool {
    guard let post = posts.popLast() else { return false }
    return post.expected.allSatisfy { !isLive($0) }
  }
}

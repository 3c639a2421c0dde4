/// As in <https://developer.apple.com/documentation/swiftui/state>.
@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value {
      didSet { MainActor.assumeIsolated { StandInState.didChange?() } }
    }
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage

  /// As in <https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)>.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// As in <https://developer.apple.com/documentation/swiftui/state/wrappedvalue>.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// As in <https://developer.apple.com/documentation/swiftui/state/projectedvalue>.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

/// As in <https://developer.apple.com/documentation/swiftui/binding>.
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// As in <https://developer.apple.com/documentation/swiftui/binding/init(get:set:)-7ufcp>.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// As in <https://developer.apple.com/documentation/swiftui/binding/wrappedvalue>.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

/// As in <https://developer.apple.com/documentation/swiftui/animation>.
public struct Animation: Hashable, Sendable {
  /// What it was made by.
  public var standInName: String
  /// Every animation since the array was emptied; nil is a change without one.
  @MainActor public static var standInAnimations: [Animation?] = []

  /// As in <https://developer.apple.com/documentation/swiftui/animation/easeinout(duration:)>.
  public static func easeInOut(duration: Double) -> Animation { Animation(standInName: "easeInOut") }
  /// As in <https://developer.apple.com/documentation/swiftui/animation/easein(duration:)>.
  public static func easeIn(duration: Double) -> Animation { Animation(standInName: "easeIn") }
  /// As in <https://developer.apple.com/documentation/swiftui/animation/easeout(duration:)>.
  public static func easeOut(duration: Double) -> Animation { Animation(standInName: "easeOut") }
  /// As in <https://developer.apple.com/documentation/swiftui/animation/linear(duration:)>.
  public static func linear(duration: Double) -> Animation { Animation(standInName: "linear") }
  /// As in <https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:)>.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(standInName: "interpolatingSpring") }
}

/// As in <https://developer.apple.com/documentation/swiftui/withanimation(_:_:)>.
public func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  MainActor.assumeIsolated { Animation.standInAnimations.append(animation) }
  return try body()
}

@available(*, unavailable)
extension State: Sendable {}

@available(*, unavailable)
extension Binding: Sendable {}

/// A view and the modifiers that were put on it, by their names.
public struct StandInModified: View {
  /// The names, the innermost first.
  public var modifiers: [String]

  /// A view without modifiers.
  public init() { modifiers = [] }

  init(_ modifiers: [String]) { self.modifiers = modifiers }

  /// There is none.
  public var body: Never { fatalError("This view has no body.") }
}

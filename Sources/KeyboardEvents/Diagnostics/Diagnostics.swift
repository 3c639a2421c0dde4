/// Where lifecycle issues go: a small value that is injected, never a global.
public struct Diagnostics: Sendable {
  private let handler: @Sendable (LifecycleIssue) -> Void

  /// Creates diagnostics that hand every issue to the handler, on the caller's thread, at once.
  public init(_ handler: @escaping @Sendable (LifecycleIssue) -> Void) { self.handler = handler }

  /// Reports an issue.
  public func report(_ issue: LifecycleIssue) { handler(issue) }
}

extension Diagnostics {
  /// Writes the issue to standard error and goes on.
  public static var standard: Diagnostics { Diagnostics { writeToStandardError($0.description) } }

  /// Stops the program with the issue's text: for tests, and for apps under development.
  public static var fatal: Diagnostics { Diagnostics { fatalError($0.description) } }

  /// Says nothing and goes on.
  public static var silent: Diagnostics { Diagnostics { _ in } }
}

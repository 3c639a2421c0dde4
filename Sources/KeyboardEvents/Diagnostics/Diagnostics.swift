/// Where lifecycle issues go: a small value that is injected, never a global.
public struct Diagnostics: Sendable {
  private let handler: @Sendable (LifecycleIssue) -> Void

  /// Creates diagnostics that hand every issue to the handler, on the caller's thread, at once.
  public init(_ handler: @escaping @Sendable (LifecycleIssue) -> Void) { self.handler = handler }

  /// Reports an issue.
  public func report(_ issue: LifecycleIssue) { handler(issue) }

  /// Says nothing and goes on.
  public static var silent: Diagnostics { Diagnostics { _ in } }
}

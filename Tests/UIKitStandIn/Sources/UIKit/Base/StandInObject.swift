@_exported import Foundation

/// What stands for NSObject: an object that is equal by identity.
///
/// Foundation's own NSObject has an initializer outside the main actor, which a class on it could not override here.
@MainActor
open class StandInObject: @MainActor CustomStringConvertible {
  /// Creates an object.
  public init() {}

  open var description: String { String(describing: type(of: self)) }
}

extension StandInObject: nonisolated Hashable {
  /// Equal by identity.
  public nonisolated static func == (left: StandInObject, right: StandInObject) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

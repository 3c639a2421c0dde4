import Foundation
import KeyboardEvents

/// Keeps the words of the issues that were reported.
final class IssueLog: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var words: [String] = []

  var diagnostics: Diagnostics {
    Diagnostics { [self] issue in lock.withLock { unsafe words.append(issue.kind.rawValue) } }
  }

  var kinds: [String] { lock.withLock { unsafe words } }
}

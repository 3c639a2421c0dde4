extension LifecycleIssue.Kind {
  /// The words about calls to a centre that cannot do what they say.
  var callExplanation: LifecycleIssue.Explanation? {
    switch self {
    case .cancelledTwice:
      LifecycleIssue.Explanation(
        happened: { "The observation of \"\($0)\" was cancelled a second time, which has no effect." },
        causes: ["two places clean up, as a screen's disappearing and its end do"],
        fix: "cancel in one place, or ask isCancelled first.")
    case .cancelledElsewhere:
      LifecycleIssue.Explanation(
        happened: { "A token for \"\($0)\" was handed to a centre that did not make it; it is still registered." },
        causes: ["the observer was given a new centre after it had registered"],
        fix: "call cancel() on the token itself, which knows its centre.")
    case .centerEnded:
      LifecycleIssue.Explanation(
        happened: { "\"\($0)\" was to be observed at a centre that had ended; the handler will not be called." },
        causes: ["an observer outlived what it observes, and started over"],
        fix: "make a new centre, or end this one later.")
    case .tooDeep:
      LifecycleIssue.Explanation(
        happened: { "A post of \"\($0)\" from inside handlers was refused: too many posts run inside each other." },
        causes: [
          "a handler posts, on every call, what it observes",
          "two handlers answer each other's posts",
        ],
        fix: "post only when something changed, or after the handler has returned.")
    case .payloadMismatch:
      LifecycleIssue.Explanation(
        happened: { "\"\($0)\" was used with another type of payload than before; nothing was posted or registered." },
        relatedLabel: "first used at",
        causes: ["two names happen to have the same text"],
        fix: "put a prefix of the app or the module before the text of one of the names.")
    default: nil
    }
  }
}

import KeyboardEvents

extension LifecycleIssueTests {
  /// What is said about each kind that a centre reports.
  static let busTexts: [LifecycleIssue.Kind: String] = [
    .registeredTwice: """
    App/Screen.swift:12: warning: "subject" was registered again by the same observer; the new registration \
    replaces the old one. [registered-twice]
      first registered at: App/Other.swift:7
      perhaps: the code runs more than once, as what is called each time a screen appears does
      perhaps: the first registration was not cancelled when its screen disappeared
      to mend: cancel the first token before registering again, or register where it happens once.
    """,
    .cancelledTwice: """
    App/Screen.swift:12: warning: The observation of "subject" was cancelled a second time, which has no effect. \
    [cancelled-twice]
      registered at: App/Other.swift:7
      perhaps: two places clean up, as a screen's disappearing and its end do
      to mend: cancel in one place, or ask isCancelled first.
    """,
    .cancelledElsewhere: """
    App/Screen.swift:12: error: A token for "subject" was handed to a centre that did not make it; it is still \
    registered. [cancelled-elsewhere]
      registered at: App/Other.swift:7
      perhaps: the observer was given a new centre after it had registered
      to mend: call cancel() on the token itself, which knows its centre.
    """,
    .tokenDropped: """
    App/Screen.swift:12: warning: The observation of "subject" ended at once: its token was freed before anything \
    else happened. [token-dropped]
      registered at: App/Other.swift:7
      perhaps: the token was assigned to _, or to a local constant, which lives no longer than its last use
      perhaps: the observer itself was freed right after registering
      to mend: keep the token in a property of the observer, or store(in:) a collection that lives as long.
    """,
    .observersLeft: """
    App/Screen.swift:12: warning: The centre ended while "subject" was still observed. [observers-left]
      registered at: App/Other.swift:7
      perhaps: the observer is kept alive by a reference cycle, often through self captured in its own handler
      perhaps: its token is kept by something that lives longer than the centre
      to mend: cancel the token before ending the centre; capture self weakly, or use addObserver(owner:).
    """,
    .ownerGone: """
    App/Screen.swift:12: warning: The owner of an observer of "subject" was freed while it was registered; the \
    observation ended. [owner-gone]
      registered at: App/Other.swift:7
      perhaps: the token is not kept by the owner, but by something that lives longer
      to mend: keep the token in a property of the owner: then they end together.
    """,
    .centerEnded: """
    App/Screen.swift:12: error: "subject" was to be observed at a centre that had ended; the handler will not be \
    called. [center-ended]
      registered at: App/Other.swift:7
      perhaps: an observer outlived what it observes, and started over
      to mend: make a new centre, or end this one later.
    """,
    .tooDeep: """
    App/Screen.swift:12: error: A post of "subject" from inside handlers was refused: too many posts run inside \
    each other. [too-deep]
      registered at: App/Other.swift:7
      perhaps: a handler posts, on every call, what it observes
      perhaps: two handlers answer each other's posts
      to mend: post only when something changed, or after the handler has returned.
    """,
    .payloadMismatch: """
    App/Screen.swift:12: error: "subject" was used with another type of payload than before; nothing was posted \
    or registered. [payload-mismatch]
      first used at: App/Other.swift:7
      perhaps: two names happen to have the same text
      to mend: put a prefix of the app or the module before the text of one of the names.
    """,
  ]
}

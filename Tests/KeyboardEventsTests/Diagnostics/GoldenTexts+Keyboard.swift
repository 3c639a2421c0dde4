import KeyboardEvents

extension LifecycleIssueTests {
  /// What is said about each kind about keyboards and strategies.
  static let keyboardTexts: [LifecycleIssue.Kind: String] = [
    .didWithoutWill: """
    App/Screen.swift:12: warning: "subject" came without the will- event that announces it; it changes nothing. \
    [did-without-will]
      registered at: App/Other.swift:7
      perhaps: the source of the keyboard posts its events itself, and leaves one out
      to mend: use KeyboardEmitter, which posts them in their legal order.
    """,
    .transitionsOverlap: """
    App/Screen.swift:12: warning: "subject" came before the transition that ran had ended; the newer one counts. \
    [transitions-overlap]
      registered at: App/Other.swift:7
      perhaps: the keyboard was shown and hidden in quick succession
      perhaps: two sources post to one centre
      to mend: nothing, when it is a person who did it; otherwise let one source post.
    """,
    .nonFinite: """
    App/Screen.swift:12: error: "subject" has a frame that is not finite, or of negative size; it is left out. \
    [non-finite]
      registered at: App/Other.swift:7
      perhaps: a frame was computed by dividing by a size of zero
      perhaps: a view was not laid out yet
      to mend: check the numbers where they are made; a frame that is not known is nil.
    """,
    .attachedTwice: """
    App/Screen.swift:12: error: "subject" was attached to a target that has it already; the second was refused. \
    [attached-twice]
      first attached at: App/Other.swift:7
      perhaps: the code runs more than once, as what is called each time a screen appears does
      to mend: keep the Attachment, and detach it before attaching again.
    """,
    .detachedTwice: """
    App/Screen.swift:12: warning: "subject" was detached a second time, which has no effect. [detached-twice]
      attached at: App/Other.swift:7
      perhaps: two places clean up, as a screen's disappearing and its end do
      to mend: detach in one place.
    """,
    .propertyContested: """
    App/Screen.swift:12: error: Two strategies adjust "subject"; the one that was attached first has it. \
    [property-contested]
      the other was attached at: App/Other.swift:7
      perhaps: two strategies were attached to one target
      perhaps: an outer and an inner avoider share a view
      to mend: attach one of them, or join them into one strategy that says which comes first.
    """,
    .notRestored: """
    App/Screen.swift:12: error: The adjustment of "subject" could not be given back. [not-restored]
      attached at: App/Other.swift:7
      perhaps: the view left the tree while it was adjusted
      to mend: end the avoider, or the attachment, before its views go.
    """,
  ]
}

extension LifecycleIssue.Kind {
  /// The words about keyboards and strategies.
  var keyboardExplanation: LifecycleIssue.Explanation {
    switch self {
    case .didWithoutWill:
      LifecycleIssue.Explanation(
        happened: { "\"\($0)\" came without the will- event that announces it; it changes nothing." },
        causes: ["the source of the keyboard posts its events itself, and leaves one out"],
        fix: "use KeyboardEmitter, which posts them in their legal order.")
    case .transitionsOverlap:
      LifecycleIssue.Explanation(
        happened: { "\"\($0)\" came before the transition that ran had ended; the newer one counts." },
        causes: ["the keyboard was shown and hidden in quick succession", "two sources post to one centre"],
        fix: "nothing, when it is a person who did it; otherwise let one source post.")
    case .nonFinite:
      LifecycleIssue.Explanation(
        happened: { "\"\($0)\" has a frame that is not finite, or of negative size; it is left out." },
        causes: ["a frame was computed by dividing by a size of zero", "a view was not laid out yet"],
        fix: "check the numbers where they are made; a frame that is not known is nil.")
    case .attachedTwice:
      LifecycleIssue.Explanation(
        happened: { "\"\($0)\" was attached to a target that has it already; the second was refused." },
        relatedLabel: "first attached at",
        causes: ["the code runs more than once, as what is called each time a screen appears does"],
        fix: "keep the Attachment, and detach it before attaching again.")
    case .detachedTwice:
      LifecycleIssue.Explanation(
        happened: { "\"\($0)\" was detached a second time, which has no effect." },
        relatedLabel: "attached at",
        causes: ["two places clean up, as a screen's disappearing and its end do"],
        fix: "detach in one place.")
    case .propertyContested:
      LifecycleIssue.Explanation(
        happened: { "Two strategies adjust \"\($0)\"; the one that was attached first has it." },
        relatedLabel: "the other was attached at",
        causes: ["two strategies were attached to one target", "an outer and an inner avoider share a view"],
        fix: "attach one of them, or join them into one strategy that says which comes first.")
    default:
      LifecycleIssue.Explanation(
        happened: { "The adjustment of \"\($0)\" could not be given back." },
        relatedLabel: "attached at",
        causes: ["the view left the tree while it was adjusted"],
        fix: "end the avoider, or the attachment, before its views go.")
    }
  }
}

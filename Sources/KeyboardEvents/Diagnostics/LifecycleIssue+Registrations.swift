extension LifecycleIssue.Kind {
  /// The words about registrations that live too long or too short.
  var registrationExplanation: LifecycleIssue.Explanation? {
    switch self {
    case .registeredTwice:
      LifecycleIssue.Explanation(
        happened: { "\"\($0)\" was registered again by the same observer; the new registration replaces the old one." },
        relatedLabel: "first registered at",
        causes: [
          "the code runs more than once, as what is called each time a screen appears does",
          "the first registration was not cancelled when its screen disappeared",
        ],
        fix: "cancel the first token before registering again, or register where it happens once.")
    case .tokenDropped:
      LifecycleIssue.Explanation(
        happened: { "The observation of \"\($0)\" ended at once: its token was freed before anything else happened." },
        causes: [
          "the token was assigned to _, or to a local constant, which lives no longer than its last use",
          "the observer itself was freed right after registering",
        ],
        fix: "keep the token in a property of the observer, or store(in:) a collection that lives as long.")
    case .observersLeft:
      LifecycleIssue.Explanation(
        happened: { "The centre ended while \"\($0)\" was still observed." },
        causes: [
          "the observer is kept alive by a reference cycle, often through self captured in its own handler",
          "its token is kept by something that lives longer than the centre",
        ],
        fix: "cancel the token before ending the centre; capture self weakly, or use addObserver(owner:).")
    case .ownerGone:
      LifecycleIssue.Explanation(
        happened: { "The owner of an observer of \"\($0)\" was freed while it was registered; the observation ended." },
        causes: ["the token is not kept by the owner, but by something that lives longer"],
        fix: "keep the token in a property of the owner: then they end together.")
    default: nil
    }
  }
}

/// What was posted last under a replaying name about each subject.
struct ReplayMemory<Payload> {
  private struct Posted {
    let payload: Payload
    #if !hasFeature(Embedded)
      weak var subject: AnyObject?
    #endif
  }

  private var bySubject: [ObjectIdentifier: Posted] = [:]
  private var pruningCount = 16

  /// Keeps a payload.
  mutating func remember(_ payload: Payload, of subject: Subject) {
    #if hasFeature(Embedded)
      bySubject[subject.identity] = Posted(payload: payload)
    #else
      bySubject[subject.identity] = Posted(payload: payload, subject: subject.object)
      if bySubject.count > pruningCount {
        bySubject = bySubject.filter { $0.value.subject != nil }
        pruningCount = max(16, 2 * bySubject.count)
      }
    #endif
  }

  /// What was posted last about the subject.
  func recall(of subject: Subject) -> Payload? {
    guard let posted = bySubject[subject.identity] else { return nil }
    #if !hasFeature(Embedded)
      // Another object may have been given the address of one that is gone.
      guard posted.subject === subject.object else { return nil }
    #endif
    return posted.payload
  }
}

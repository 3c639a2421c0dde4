extension ObservationToken {
  /// Takes the registration out of its lane.
  @inline(__always)
  func remove(from lane: LanePointer, as ending: Ending) {
    unsafe lane.pointee.channel._withUnsafeGuaranteedRef { unsafe $0.remove(self, from: lane, as: ending) }
  }

  /// Marks the token as ended: nothing of the centre is reachable from it any more.
  func end(as ending: Ending) {
    unsafe lane = nil
    unsafe index = ending.rawValue
  }

  /// Ends the registration by itself.
  func finish() {
    if let lane = unsafe lane { unsafe remove(from: lane, as: .ended) }
  }

  /// Ends a registration whose owner is gone.
  func loseOwner() {
    let site = site
    finish()
    site.report(.ownerGone)
  }

  /// Whether nothing happened at the centre since the registration, and no post reached it.
  func isUntouched(in lane: LanePointer) -> Bool {
    let sequence = unsafe lane.mark(at: Int(index)).pointee.sequence
    return unsafe sequence &+ 1 == site.core.sequence && firstPost == lane.pointee.posts
  }

  /// What is known about the registration, or nil once it ended.
  var registration: Registration? {
    guard let lane = unsafe lane else { return nil }
    return unsafe Registration(
      name: site.name.text, place: site.place, priority: lane.pointee.priority,
      deliveries: Int(lane.pointee.posts &- firstPost), owner: site.claimant, subject: lane.pointee.subject)
  }
}

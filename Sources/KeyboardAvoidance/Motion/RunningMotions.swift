import KeyboardEvents

/// The motions under way, at most one for each attachment, and who is told of their ends.
///
/// What an animator keeps until the end of a motion is this and not the engine, so no tree lives longer for it. However
/// late or often an animator calls, an end is told once.
final class RunningMotions {
  private struct Running {
    var number: UInt64
    /// The evaluation that it belongs to, which may hand over several parts of it.
    var evaluation: UInt64
    var motion: AvoidanceMotion
  }

  // Each access to these is over before anybody is told of an end, so none is checked for others.
  /// Who is told of ends; nil is nobody, and nothing is remembered for them.
  @exclusivity(unchecked) var handler: ((AvoidanceMotion) -> Void)?
  /// The number of the evaluation that runs.
  @exclusivity(unchecked) var evaluation: UInt64 = 0
  @exclusivity(unchecked) private var running: [Running] = []
  @exclusivity(unchecked) private var lastNumber: UInt64 = 0

  /// Begins a motion of an attachment in place of the one before, and returns what the animator calls at its end.
  func begin(_ motion: KeyboardMotion, of attachment: Int, at place: SourcePlace) -> ((Bool) -> Void)? {
    if let index = index(of: attachment), unsafe running[index].evaluation == evaluation {
      // Views that have moved others are looked at once more: what that adds is over last, and belongs to the same motion.
      unsafe running.remove(at: index)
    }
    cut(attachment)
    guard unsafe handler != nil else { return nil }
    unsafe lastNumber += 1
    let number = unsafe lastNumber
    unsafe running.append(
      Running(
        number: number, evaluation: evaluation,
        motion: AvoidanceMotion(attachment: attachment, place: place, motion: motion, isFinished: true)))
    return { [self] isFinished in
      guard let index = unsafe running.firstIndex(where: { $0.number == number }) else { return }
      end(index, isFinished: isFinished)
    }
  }

  /// Ends the motion of an attachment before its time, because something else takes its place.
  func cut(_ attachment: Int) {
    if let index = index(of: attachment) { end(index, isFinished: false) }
  }

  private func index(of attachment: Int) -> Int? {
    unsafe running.firstIndex { $0.motion.attachment == attachment }
  }

  private func end(_ index: Int, isFinished: Bool) {
    var motion = unsafe running.remove(at: index).motion
    motion.isFinished = isFinished
    unsafe handler?(motion)
  }
}

import KeyboardEvents

/// What a peer computes, as a model made from its published behaviour.
///
/// A model is not the peer: it follows the rules that the peer's code and documentation state, at the values where its
/// motions end. Where a rule leaves something open, the reading that serves the peer best is taken: delays are 0, what
/// it scrolls by a public call of the platform is clamped as that call clamps, and its default distances are those
/// asked for.
protocol PeerModel {
  /// Creates the model as a peer that was set up before anything happened.
  ///
  /// - Parameter distance: the space wanted above the keyboard, in points; a peer that has no such setting ignores it.
  init(distance: Double)

  /// Returns the values as the peer wants them after something happened.
  mutating func respond(to event: PeerEvent, _ form: FormValues) -> FormValues
}

/// What a peer can hear.
enum PeerEvent: Hashable {
  /// A keyboard notification with the frames that it carries, in window coordinates.
  case keyboard(KeyboardEvent, begin: Rect?, end: Rect?)
  /// Editing has begun, or moved on to another field.
  case beganEditing
  /// The caret has moved.
  case movedCaret
  /// Editing has ended.
  case endedEditing
  /// The host has laid out.
  case laidOut
}

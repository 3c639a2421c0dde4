/// All registrations under one name, without the type of the payload: who observes, in which order, and which posts run.
///
/// It links lanes of observers. Those who observe all subjects are one list of lanes, by falling priority; those of each
/// subject are another. Everything here costs the same with one registration as with a million.
@safe class AnyChannel {
  /// The text of the name.
  let name: Label
  /// The type of what is posted.
  let payloadType: PayloadType
  /// The centre's own numbers and where it reports.
  let core: CenterCore
  /// Where the name was first used.
  let firstPlace: SourcePlace?

  /// The lanes of observers of all subjects, the highest priority first.
  @exclusivity(unchecked) final var everyone: LanePointer?
  /// The lane that was there last, for whoever registers next.
  @exclusivity(unchecked) final var spare: LanePointer?
  /// The first lane of each observed subject.
  final let subjects = AddressTable()
  /// Who registered with an identity or an owner.
  final var claims: [Claim: Unmanaged<ObservationToken>] = unsafe [:]
  /// Where registrations came from; those of one line share it.
  final var sites: [Site] = []
  /// The same by a mix of the file's address and the line.
  final let sitesByPlace = AddressTable()

  /// The lanes that have something to tidy up when the outermost running post of this name returns.
  @exclusivity(unchecked) final var untidy: LanePointer?

  init(name: Label, payloadType: PayloadType, core: CenterCore, firstPlace: SourcePlace?) {
    self.name = name
    self.payloadType = payloadType
    self.core = core
    self.firstPlace = firstPlace
  }

  // MARK: - What only the typed channel can do

  /// Makes room for handlers, filled with ones that do nothing.
  func makeEntries(_ capacity: Int) -> UnsafeMutableRawPointer { fatalError("A channel has a type of payload.") }

  /// Frees that room.
  func freeEntries(_ entries: UnsafeMutableRawPointer, _ capacity: Int) {}

  /// Puts a handler that does nothing in the place of the one in the slot, and frees that.
  func clear(_ slot: Slot) {}

  /// Puts a handler that does nothing in the place of the one in the slot, and hands that over.
  func take(_ slot: Slot) -> RetiredHandler { RetiredHandler() }

  /// Moves a handler.
  func move(_ source: Slot, to target: Slot) {}
}

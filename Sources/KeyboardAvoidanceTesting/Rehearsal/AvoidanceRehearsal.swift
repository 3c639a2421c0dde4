import KeyboardEvents
public import ViewTrees

/// A tree that stands before another one and lets nothing pass unexpected: each write must have been expected.
///
/// ```swift
/// let rehearsal = AvoidanceRehearsal(of: tree)
/// let avoider = KeyboardAvoider(tree: rehearsal, tracker: tracker)
/// avoider.attach(ContentInset(), to: .view(form))
///
/// rehearsal.expect(.contentInset(Insets(bottom: 300), of: form))
/// rehearsal.expect(.indicatorInset(Insets(bottom: 300), of: form))
/// try emitter.show(to: keyboard)
/// emitter.hide(to: nil)
/// #expect(rehearsal.failures() == [])
/// ```
///
/// A write needs no expectation where it gives a property back: to the value that it had when it was first written, or that
/// ``expectGivenBack(as:fileID:line:)`` names. Everything is carried out, unexpected or not, so that one fault is not followed
/// by others.
///
/// The app itself, and the user, write to the tree behind it. O(expectations) for each write.
public final class AvoidanceRehearsal<Base: AvoidableTree> {
  let base: Base
  private let place: SourcePlace
  private var expectations: [(write: TreeWrite<Base>, place: SourcePlace)] = []
  private var unexpected: [RehearsalFailure] = []
  /// For every property that is adjusted, the value that it is to be given back as.
  private var originals: [(value: TreeWrite<Base>, place: SourcePlace)] = []

  /// Creates a rehearsal in which nothing is expected yet; an unexpected write is told at the place of this call.
  public init(of base: Base, fileID: StaticString = #fileID, line: UInt = #line) {
    self.base = base
    place = SourcePlace(fileID: fileID, line: line)
  }

  /// Expects one write, up to a thousandth of a point; two equal ones are expected by two calls, in any order.
  public func expect(_ write: TreeWrite<Base>, fileID: StaticString = #fileID, line: UInt = #line) {
    expectations.append((write, SourcePlace(fileID: fileID, line: line)))
  }

  /// Says that the app has written a value of its own meanwhile, and that the property is to be given back as this.
  public func expectGivenBack(as value: TreeWrite<Base>, fileID: StaticString = #fileID, line: UInt = #line) {
    originals.removeAll { $0.value.isSameProperty(as: value) }
    originals.append((value, SourcePlace(fileID: fileID, line: line)))
  }
}

@available(*, unavailable)
extension AvoidanceRehearsal: Sendable {}

extension AvoidanceRehearsal {
  /// What went wrong: unexpected writes in their order, then what was expected and never came, then what is not given back.
  ///
  /// Ask at the end of a test, once the keyboard is gone or the avoider has ended; asking changes nothing.
  public func failures() -> [RehearsalFailure] {
    let unmet = expectations.map { RehearsalFailure(.unmet, at: $0.place, about: $0.write.description) }
    let left = originals.compactMap { original -> RehearsalFailure? in
      guard let current = original.value.current(in: base), !current.isNear(original.value) else { return nil }
      let about = "\(current), and before \(original.value)"
      return RehearsalFailure(.notGivenBack, at: original.place, about: about)
    }
    return unexpected + unmet + left
  }

  /// Notes a write before it is carried out.
  func note(_ write: TreeWrite<Base>) {
    if let index = expectations.firstIndex(where: { $0.write.isNear(write) }) {
      let expectation = expectations.remove(at: index)
      return remember(write, at: expectation.place)
    }
    if originals.contains(where: { $0.value.isNear(write) }) { return }
    unexpected.append(RehearsalFailure(.unexpected, at: place, about: write.description))
    remember(write, at: place)
  }

  private func remember(_ write: TreeWrite<Base>, at place: SourcePlace) {
    guard !originals.contains(where: { $0.value.isSameProperty(as: write) }), let value = write.current(in: base) else {
      return
    }
    originals.append((value, place))
  }
}

import Observation
import Synchronization

/// One kind of update of a view or a view controller, such as its layout.
///
/// An update is needed at first, after a request, and after a change of an observable property that
/// the last update read.
@MainActor final class UpdatePass {
  /// A number that each update reads.
  ///
  /// The next update changes the number, which ends the observation of the previous update.
  @MainActor @Observable final class Generation { var number = 0 }

  private var isRequested = true
  private var observation = ReadProperties()
  private let generation = Generation()
  /// The number of updates so far.
  private(set) var count = 0

  var isNeeded: Bool { isRequested || observation.isChanged }

  func request() { isRequested = true }

  /// Performs the update.
  ///
  /// - Parameter onChange: Called on the main actor after a property that `update` read changes.
  func perform(_ update: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void) {
    isRequested = false
    count += 1
    observation.end()
    generation.number += 1
    let observation = ReadProperties()
    self.observation = observation
    withObservationTracking {
      _ = generation.number
      update()
    } onChange: {
      if observation.change() { Task { @MainActor in onChange() } }
    }
  }
}

/// A record of whether a property changed after an update read it.
///
/// A property may change on any thread.
private nonisolated final class ReadProperties: Sendable {
  private enum State { case unchanged, changed, ended }
  private let state = Mutex(State.unchanged)

  var isChanged: Bool { state.withLock { $0 == .changed } }

  /// Records a change. Returns `true` only for the first change before ``end()``.
  func change() -> Bool {
    state.withLock { state in
      defer { if state == .unchanged { state = .changed } }
      return state == .unchanged
    }
  }

  func end() { state.withLock { $0 = .ended } }
}

import Synchronization

/// A service without dependencies.
///
/// A `SampleSource` depends on a `SampleSession`, and a `RealSession` on a `SampleClock`.
final class SampleClock: Sendable {}

protocol SampleSession: Sendable {
  var title: String { get }
}

final class RealSession: SampleSession {
  let clock: SampleClock
  let title = "real"

  init(clock: SampleClock = SampleClock()) {
    self.clock = clock
  }
}

struct StubSession: SampleSession {
  let title = "mock"
}

final class SampleSource: Sendable {
  let session: any SampleSession

  init(session: any SampleSession) {
    self.session = session
  }
}

/// A protocol with a primary associated type.
protocol SampleShelf<Book>: Sendable {
  associatedtype Book
}

/// A thread-safe counter of factory calls.
final class FactoryCalls: Sendable {
  private let calls = Mutex(0)

  var value: Int { calls.withLock { $0 } }

  func add() {
    calls.withLock { $0 += 1 }
  }
}

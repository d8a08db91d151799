import Synchronization

/// The services of these tests: a data source that needs a session that needs a clock.
final class Clock: Sendable {}

protocol Session: Sendable {
  var title: String { get }
}

final class RealSession: Session {
  let clock: Clock
  let title = "real"

  init(clock: Clock = Clock()) {
    self.clock = clock
  }
}

struct StubSession: Session {
  let title = "mock"
}

final class PostSource: Sendable {
  let session: any Session

  init(session: any Session) {
    self.session = session
  }
}

/// A protocol with a type argument.
protocol Shelf<Book>: Sendable {
  associatedtype Book
}

/// Counts how often a factory ran, from whatever thread.
final class CallCount: Sendable {
  private let calls = Mutex(0)

  var value: Int { calls.withLock { $0 } }

  func add() {
    calls.withLock { $0 += 1 }
  }
}

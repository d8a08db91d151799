import Synchronization

/// A service without dependencies. `PostSource` depends on `Session`, which depends on `Clock`.
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

/// A protocol with a primary associated type.
protocol Shelf<Book>: Sendable {
  associatedtype Book
}

/// A thread-safe counter of factory calls.
final class CallCount: Sendable {
  private let calls = Mutex(0)

  var value: Int { calls.withLock { $0 } }

  func add() {
    calls.withLock { $0 += 1 }
  }
}

import Domain
import Synchronization

/// A post session with fixed answers (row E6): it overrides the one call that the data source makes.
public final class MockSession: PostSession {
  private let answer: Mutex<Result<[Post], ServerError>>
  private let count = Mutex(0)
  private let gate: Gate?

  /// A session that answers every request with `posts`, after `gate` was opened if there is one.
  public init(_ posts: [Post] = [], gate: Gate? = nil) {
    answer = Mutex(.success(posts))
    self.gate = gate
  }

  /// How many requests there were.
  public var requests: Int { count.withLock { $0 } }

  /// Answers so from now on.
  public func answer(_ answer: Result<[Post], ServerError>) {
    self.answer.withLock { $0 = answer }
  }

  /// The fixed answer.
  public func posts() async throws(ServerError) -> [Post] {
    count.withLock { $0 += 1 }
    await gate?.pass()
    return try answer.withLock { $0 }.get()
  }
}

import Domain
import Synchronization

/// A post session that returns the result that a test sets.
public final class MockSession: PostSession {
  private let answer: Mutex<Result<[Post], ServerError>>
  private let count = Mutex(0)
  private let gate: Gate?

  /// Creates a session that returns `posts` when `gate` is open.
  public init(_ posts: [Post] = [], gate: Gate? = nil) {
    answer = Mutex(.success(posts))
    self.gate = gate
  }

  /// The number of requests so far.
  public var requests: Int { count.withLock { $0 } }

  /// Sets the result of all requests that have not returned yet.
  public func answer(_ answer: Result<[Post], ServerError>) {
    self.answer.withLock { $0 = answer }
  }

  /// Returns the posts, or throws the error, that a test has set.
  public func posts() async throws(ServerError) -> [Post] {
    count.withLock { $0 += 1 }
    await gate?.pass()
    return try answer.withLock { $0 }.get()
  }
}

import Domain
import ServiceLocator
import TestDoubles
import Testing

/// A session that delays its first and second replies with separate gates.
@MainActor final class TwoAnswers: PostSession {
  let older = Gate()
  let newer = Gate()
  private(set) var requests = 0

  func posts() async throws(ServerError) -> [Post] {
    requests += 1
    guard requests > 1 else {
      await older.pass()
      return [.fixture(1, "older")]
    }
    await newer.pass()
    return [.fixture(2, "newer")]
  }
}

/// Returns when `requests` is `count`, or records an issue after 100,000 main-actor turns.
@MainActor func wait(
  for requests: @autoclosure () -> Int, toReach count: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<100_000 {
    if requests() == count { return }
    await Task.yield()
  }
  Issue.record(
    "\(requests()) requests were sent instead of \(count).", sourceLocation: sourceLocation)
}

/// Returns the result of `session.posts()`. If no reply arrives, records an issue and returns nil.
@MainActor func reply(
  of session: URLSessionPostSession, sourceLocation: SourceLocation = #_sourceLocation
) async -> Result<[Post], ServerError>? {
  var result: Result<[Post], ServerError>?
  Task {
    do throws(ServerError) {
      result = .success(try await session.posts())
    } catch {
      result = .failure(error)
    }
  }
  await waitForReply(sourceLocation: sourceLocation) { result != nil }
  return result
}

/// Returns when `hasArrived` returns true.
///
/// After 20 seconds and 10,000 main-actor turns, it records an issue instead.
@MainActor func waitForReply(
  sourceLocation: SourceLocation = #_sourceLocation, until hasArrived: () -> Bool
) async {
  let start = ContinuousClock.now
  var turns = 0
  while !hasArrived() {
    turns += 1
    if turns > 10_000, .now - start > .seconds(20) {
      Issue.record("No reply arrived within 20 seconds.", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}

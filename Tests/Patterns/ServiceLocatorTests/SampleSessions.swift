import Domain
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

/// Returns when `requests` is `count`, or records an issue after a million main-actor turns.
@MainActor func wait(
  for requests: @autoclosure () -> Int, toReach count: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<1_000_000 {
    if requests() == count { return }
    await Task.yield()
  }
  Issue.record(
    "\(requests()) requests were sent instead of \(count).", sourceLocation: sourceLocation)
}

import Composition
import Domain
import TestDoubles
import Testing

@Suite("A repeated state of a profile")
@MainActor struct HeldStateTests {
  @Test("showing the same state again has no effect")
  func sameFailure() {
    let log = ContainmentLog()
    let container = ContainmentSpy("container", log)
    let composition = ProfileComposition(
      in: container,
      from: ProfileParts(
        header: { _ in ContainmentSpy("header", log) },
        posts: { ContainmentSpy("\($0.count) posts", log) },
        loading: { ContainmentSpy("loading", log) }, failure: { ContainmentSpy($0, log) }))
    let states = [
      ProfileState.failed(.unreachable(reason: "no network")),
      .loaded(Profile(of: .grace), []), .failed(.unavailable(status: 503, retryAfter: nil)),
    ]
    for state in states {
      composition.show(state)
      log.calls = []
      composition.show(state)
      #expect(log.calls == [])
    }
  }
}

import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("A failed deletion", .timeLimit(.minutes(1)))
@MainActor
struct FailedDeletionTests {
  @Test("a failed deletion ends the busy state, and an alert offers to repeat the deletion")
  func fails() async throws {
    let fixture = PresenterFixture([.ada])
    fixture.store.failure = .full(file: "people.sqlite")
    // Tap “Delete” in the row and in the question. Then check the view and the alert.
    // The question is an alert too, so remove it with `fixture.spy.takeMessages()` before you wait.
  }

  /// Whether the view is busy, or nil if the spy contains no state.
  private func isBusy(_ fixture: PresenterFixture) -> Bool? {
    for case .state(let state) in fixture.spy.messages.reversed() { return state.isBusy }
    return nil
  }
}

// says: Your test waits for a fixed time or number of turns
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
    fixture.presenter.didTapDelete(fixture.row(.ada))
    try fixture.answer("Delete")
    #expect(isBusy(fixture) == true)
    _ = fixture.spy.takeMessages()
    for _ in 1...200 { await Task.yield() }
    #expect(isBusy(fixture) == false)
    #expect(fixture.spy.alert?.message?.contains("people.sqlite") == true)
    #expect(fixture.spy.alert?.buttons.last?.choice == .start(.delete(Person.ada.id)))
  }

  /// Whether the view is busy, or nil if the spy contains no state.
  private func isBusy(_ fixture: PresenterFixture) -> Bool? {
    for case .state(let state) in fixture.spy.messages.reversed() { return state.isBusy }
    return nil
  }
}

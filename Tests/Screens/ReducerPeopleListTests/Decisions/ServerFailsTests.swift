import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: the server fails")
struct ServerFailsTests {
  // MARK: Double
  // No double is used, because a failure of the server is an action.

  // MARK: Test
  @Test("an alert shows the reason")
  func decides() {
    let failure = PeopleListFailure.server(.unreachable(reason: "no network"))
    var state = PeopleListState.opened()
    #expect(PeopleListReducer.reduce(&state, .ended(.fetch, failure)) == [])
    let alert = state.alerts.first.map { AlertContent($0, in: .test) }
    #expect(alert?.title == "The People Were Not Fetched")
    #expect(alert?.message?.contains("no network") == true)
  }
}

import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: the user cancels a deletion")
struct ConfirmationRefusedTests {
  // MARK: Double
  // No double is used, because a deletion is an effect, which is a value.

  // MARK: Test
  @Test("no person is deleted")
  func decides() {
    let start = PeopleListState.opened([.ada])
    var state = start
    #expect(PeopleListReducer.reduce(&state, .rowSwiped(Person.ada.id)) == [])
    #expect(state.alerts == [.deletion(.ada)])
    #expect(PeopleListReducer.reduce(&state, .alertAnswered(nil)) == [])
    #expect(state == start)
  }
}

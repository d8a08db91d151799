import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: the sort order changes")
struct SortChangesTests {
  // MARK: Double
  // No double is used, because the reducer only returns what to save and to observe.

  // MARK: Test
  @Test("the order is saved, and the rows are observed in the new order")
  func decides() {
    var state = PeopleListState.opened([.ada])
    var goal = state
    goal.nameOrder = .firstName
    goal.running = [.observePeople(.firstName)]
    let effects = PeopleListReducer.reduce(&state, .sortTapped)
    #expect(effects == [.saveOrder(.firstName), .observePeople(.firstName)])
    #expect(state == goal)
  }
}

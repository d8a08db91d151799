import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: the sort order changes")
struct SortChangesTests {
  // MARK: Double
  // No double is used, because saving and observing are effects, which are values.

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

import Testing

@testable import ReducerPeopleList

/// Reduces actions one after the other, and expects the effects of all actions and the last state.
func expect(
  _ actions: PeopleListAction..., from start: PeopleListState = .opened([.ada]),
  effects expected: [PeopleListEffect] = [], _ change: (inout PeopleListState) -> Void = { _ in },
  at location: SourceLocation = #_sourceLocation
) {
  var (state, goal) = (start, start)
  let effects = actions.flatMap { PeopleListReducer.reduce(&state, $0) }
  change(&goal)
  #expect(effects == expected, sourceLocation: location)
  #expect(state == goal, sourceLocation: location)
}

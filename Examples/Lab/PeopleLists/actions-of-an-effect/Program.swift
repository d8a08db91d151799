import Domain
import ReducerPeopleList

typealias ListStore = Store<PeopleListState, PeopleListAction, PeopleListEffect>

let state = PeopleListState(nameOrder: .lastName, hasSync: true, hasAddressBook: false)
let store = ListStore(
  state,
  reduce: { state, action in
    switch action {
    case .opened: print("the reducer gets opened")
    case .statusChanged: print("the reducer gets statusChanged")
    case .rowsChanged: print("the reducer gets rowsChanged")
    default: print("the reducer gets another action")
    }
    return PeopleListReducer.reduce(&state, action)
  },
  handle: { effect, store in
    switch effect {
    case .observeStatus:
      print("the handler begins observeStatus")
      store.send(.statusChanged(SyncStatus(.offline)))
    case .observePeople:
      print("the handler begins observePeople")
      store.send(.rowsChanged(.success([])))
    case .fetch: print("the handler begins fetch")
    default: print("the handler begins another effect")
    }
  })
store.send(.opened)
print("the call of send returns")

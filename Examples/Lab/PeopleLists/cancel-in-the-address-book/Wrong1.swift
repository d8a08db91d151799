import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Cancel in the address book")
struct CancelAddressBookTests {
  private let list = PeopleListState.opened([.ada], hasAddressBook: true)
  private let contents = AddressBookContents([PeopleImport.Candidate(info: Person.grace.info)])

  @Test("“Cancel” closes the address book unless people are being added")
  func cancels() {
    for phase in [.reading, .picking, .adding] as [PeoplePickerState.Phase] {
      var state = list
      state.picker = PeoplePickerState(contents: contents, phase: phase)
      _ = PeopleListReducer.reduce(&state, .picker(.cancelTapped))
      #expect((state.picker == nil) == (phase != .adding))
      _ = PeopleListReducer.reduce(&state, .bookRead(.success(contents)))
      #expect((state.picker == nil) == (phase != .adding))
    }
  }
}

import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Cancel in the address book")
struct CancelAddressBookTests {
  private let list = PeopleListState.opened([.ada], hasAddressBook: true)
  private let contents = AddressBookContents([PeopleImport.Candidate(info: Person.grace.info)])

  @Test("“Cancel” closes the address book and cancels the reading of its contacts")
  func cancels() {
    for phase in [.reading, .picking] as [PeoplePickerState.Phase] {
      var state = list
      state.picker = PeoplePickerState(phase: phase)
      #expect(PeopleListReducer.reduce(&state, .picker(.cancelTapped)) == [.cancelReading])
      #expect(state == list)
    }
  }
}

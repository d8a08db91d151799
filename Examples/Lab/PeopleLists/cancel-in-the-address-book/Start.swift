import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Cancel in the address book")
struct CancelAddressBookTests {
  private let list = PeopleListState.opened([.ada], hasAddressBook: true)
  private let contents = AddressBookContents([PeopleImport.Candidate(info: Person.grace.info)])

  @Test("“Cancel” closes the address book")
  func cancels() {
    var state = list
    state.picker = PeoplePickerState()
    // Reduce `.picker(.cancelTapped)`, and compare the state and the effects.
    #expect(state != list)
  }
}

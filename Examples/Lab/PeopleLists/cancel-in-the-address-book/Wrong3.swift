import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Cancel in the address book")
struct CancelAddressBookTests {
  private let list = PeopleListState.opened([.ada], hasAddressBook: true)
  private let contents = AddressBookContents([PeopleImport.Candidate(info: Person.grace.info)])

  @Test("“Cancel” cancels reading the address book once, and a late reply opens no page")
  func reading() {
    var state = list
    state.picker = PeoplePickerState()
    #expect(PeopleListReducer.reduce(&state, .picker(.cancelTapped)) == [.cancelReading])
    #expect(PeopleListReducer.reduce(&state, .bookRead(.failure(AddressBookError("no")))) == [])
    #expect(PeopleListReducer.reduce(&state, .bookRead(.success(contents))) == [])
    #expect(state.page == nil)
  }
}

import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Cancel in the address book")
struct CancelAddressBookTests {
  private let list = PeopleListState.opened([.ada], hasAddressBook: true)
  private let contents = AddressBookContents([PeopleImport.Candidate(info: Person.grace.info)])

  @Test("during reading, “Cancel” closes the address book, and a late reply changes nothing")
  func reading() {
    for reply in [.success(contents), .failure(AddressBookError("no book"))]
      as [Result<AddressBookContents, AddressBookError>]
    {
      var state = list
      state.picker = PeoplePickerState()
      #expect(PeopleListReducer.reduce(&state, .picker(.cancelTapped)) == [.cancelReading])
      #expect(state == list)
      #expect(PeopleListReducer.reduce(&state, .bookRead(reply)) == [])
      #expect(state == list)
    }
  }

  @Test("after the reading, “Cancel” closes the address book")
  func picking() {
    var state = list
    state.picker = PeoplePickerState(contents: contents, phase: .picking)
    _ = PeopleListReducer.reduce(&state, .picker(.cancelTapped))
    #expect(state == list)
  }

  @Test("while people are added, “Cancel” has no effect")
  func adding() {
    var state = list
    state.picker = PeoplePickerState(contents: contents, phase: .adding)
    let before = state
    #expect(PeopleListReducer.reduce(&state, .picker(.cancelTapped)) == [])
    #expect(state == before)
  }
}

import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Readings of the address book", .timeLimit(.minutes(1)))
@MainActor struct HeldReadingTests {
  @Test("after a cancelled reading, only the contents of the next reading are sent to the reducer")
  func secondReading() async {
    let book = SlowAddressBook([Person.ada.info, Person.grace.info])
    let effects = PeopleListEffects(
      store: InMemoryPeopleStore(collation: .english), sortSetting: TransientSortSetting(),
      addressBook: book, context: .test)
    let recorder = Store<[PeopleListAction], PeopleListAction, PeopleListEffect>(
      [],
      reduce: { actions, action in
        actions.append(action)
        return []
      }, handle: { effects.handle($0, $1) })
    effects.handle(.readAddressBook, recorder)
    await book.gates[0].waitForWaiter()
    effects.handle(.cancelReading, recorder)
    effects.handle(.readAddressBook, recorder)
    await book.gates[1].waitForWaiter()
    book.gates[0].open()
    while book.ended < 1, !Task.isCancelled { await Task.yield() }
    book.gates[1].open()
    while book.ended < 2, !Task.isCancelled { await Task.yield() }
    for _ in 0..<1000 where recorder.state.isEmpty { await Task.yield() }
    let contents = AddressBookContents([PeopleImport.Candidate(info: Person.grace.info)])
    #expect(recorder.state == [.bookRead(.success(contents))])
  }
}

/// An address book whose readings wait at a gate each. Each reading returns another person.
@MainActor private final class SlowAddressBook: AddressBook {
  let gates: [Gate]
  private(set) var ended = 0
  private let people: [PersonInfo]
  private var begun = 0

  init(_ people: [PersonInfo]) {
    self.people = people
    gates = people.map { _ in Gate() }
  }

  func contents() async throws(AddressBookError) -> AddressBookContents {
    let number = begun
    begun += 1
    await gates[number].pass()
    ended += 1
    return AddressBookContents([PeopleImport.Candidate(info: people[number])])
  }
}

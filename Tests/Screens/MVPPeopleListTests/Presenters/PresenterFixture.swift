import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

/// The presenter with a spy and its test doubles.
@MainActor
struct PresenterFixture {
  let presenter: PeopleListPresenter
  let spy = PeopleListSpy()
  let store: InMemoryPeopleStore
  let communicator = MockAPICommunicator()
  let sync = MockPeopleSync()
  let setting = TransientSortSetting()

  /// Creates a presenter for a store with `people`.
  init(
    _ people: [Person] = [], marks: [Person.ID: SyncMark] = [:], hasSync: Bool = true,
    book: (any AddressBook)? = nil
  ) {
    store = InMemoryPeopleStore(collation: .byLetter, people)
    store.marks = marks
    presenter = .connected(
      to: spy, store, sortSetting: setting, communicator: communicator,
      sync: hasSync ? sync : nil, book: book)
  }

  /// Returns the row of a person with this mark.
  func row(_ person: Person, _ mark: SyncMark = .synced) -> PersonRowModel {
    PersonRowModel(PersonRow(person, section: "", mark: mark), in: .test)
  }

  /// Performs the choice of the button with this title in the last alert.
  func answer(_ title: String) throws {
    let button = try #require(spy.alert?.buttons.first { $0.title == title })
    button.choice.map(presenter.didChoose)
  }

  /// Waits until a request reaches the server, but at most for 1000 turns.
  func waitForRequest() async {
    for _ in 0..<1000 where communicator.messages.isEmpty { await Task.yield() }
  }
}

import Domain
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

/// The simplest collation: the name's own bytes under its first letter.
struct FirstLetterCollation: NameCollation {
  let identifier = "bytes"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(
      bytes: Array((leading + "\0" + trailing).utf8), section: String(leading.prefix(1)))
  }
}

@Suite("Protocol split: the data provider follows the store", .timeLimit(.minutes(3)))
@MainActor
struct StoreDataProviderTests {
  private func makeProvider(_ people: [Person] = []) -> (
    StorePeopleListDataProvider, PeopleStoreSpy, InMemoryPeopleStore, TransientSortSetting
  ) {
    let store = InMemoryPeopleStore(collation: FirstLetterCollation(), people)
    let spy = PeopleStoreSpy(store)
    let setting = TransientSortSetting()
    return (StorePeopleListDataProvider(store: spy, sortSetting: setting), spy, store, setting)
  }

  @Test("nothing is read before somebody fetches")
  func lazy() {
    let (provider, spy, _, _) = makeProvider([.ada])
    #expect(provider.rows.isEmpty)
    #expect(spy.messages.isEmpty)
  }

  @Test("rows come in the order of the setting, and follow each change by themselves")
  func follows() async throws {
    let (provider, _, _, setting) = makeProvider([.ada, .grace])
    provider.fetch()
    #expect(provider.rows.map(\.person) == [.grace, .ada])
    try await provider.addPerson(.alan)
    #expect(provider.rows.map(\.person) == [.grace, .ada, .alan])
    try await provider.deletePerson(Person.grace.id)
    #expect(provider.rows.map(\.person) == [.ada, .alan])
    setting.nameOrder = .firstName
    provider.fetch()
    #expect(provider.rows.map(\.section) == ["A", "A"])
  }

  @Test("fetching again ends the observation before it: each change is told once")
  func once() async throws {
    let (provider, spy, _, _) = makeProvider()
    provider.fetch()
    provider.fetch()
    #expect(spy.messages == [.observed(.lastName), .observed(.lastName)])
    try await confirmation("told once") { told in
      provider.onChange = { _ in told() }
      try await provider.addPerson(.ada)
    }
  }

  @Test("a failure to read is told, and the rows before it stay")
  func failure() throws {
    let (provider, _, store, _) = makeProvider([.ada])
    provider.fetch()
    var told: [Result<[PersonRow], StoreError>] = []
    provider.onChange = { told.append($0) }
    store.failure = .corrupt(file: "people.sqlite")
    #expect(told == [.failure(.corrupt(file: "people.sqlite"))])
    #expect(provider.rows.map(\.person) == [.ada])
  }
}

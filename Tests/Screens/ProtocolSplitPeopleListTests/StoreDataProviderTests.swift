import Domain
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: data provider contract")
@MainActor
struct DataProviderContractTests {
  private func makeProvider(_ kind: String) -> any PeopleListDataProvider {
    guard kind == "store" else { return MockDataProvider(rows: [PersonRow(.ada, section: "L")]) }
    let store = InMemoryPeopleStore(collation: FirstLetterCollation(), [.ada])
    return StorePeopleListDataProvider(store: store, sortSetting: TransientSortSetting())
  }

  @Test("`fetch()` updates `rows` before it calls `onChange`", arguments: ["store", "mock"])
  func fetches(_ kind: String) {
    let provider = makeProvider(kind)
    var received: [[PersonRow]] = []
    provider.onChange = { [weak provider] result in
      received.append((try? result.get()) ?? [])
      #expect(provider?.rows == received.last)
    }
    provider.fetch()
    #expect(received == [[PersonRow(.ada, section: "L")]])
  }
}

@Suite("Protocol split: store data provider", .timeLimit(.minutes(3)))
@MainActor
struct StoreDataProviderTests {
  private let store = InMemoryPeopleStore(collation: FirstLetterCollation(), [.ada])
  private let setting = TransientSortSetting()
  private let provider: StorePeopleListDataProvider

  init() {
    provider = StorePeopleListDataProvider(store: store, sortSetting: setting)
  }

  @Test("the provider reads nothing before `fetch()`")
  func lazy() {
    #expect(provider.rows.isEmpty)
    #expect(store.messages.isEmpty)
  }

  @Test("the provider can write to the store before the first `fetch()`")
  func writesBeforeFetch() async throws {
    try await provider.addPerson(.grace)
    #expect(store.contents == [.grace, .ada])
    try await provider.deletePerson(Person.ada.id)
    try await provider.deletePerson(Person.ada.id)
    #expect(store.contents == [.grace])
    #expect(provider.rows.isEmpty)
  }

  @Test("the rows are updated after each change in the store, and `fetch()` uses the sort setting")
  func follows() async throws {
    provider.fetch()
    try await provider.addPeople([.grace, .alan])
    #expect(provider.rows.map(\.person) == [.grace, .ada, .alan])
    try await provider.deletePerson(Person.grace.id)
    #expect(provider.rows.map(\.person) == [.ada, .alan])
    setting.nameOrder = .firstName
    provider.fetch()
    #expect(provider.rows.map(\.section) == ["A", "A"])
  }

  @Test("a second `fetch()` ends the first observation")
  func once() async throws {
    provider.fetch()
    provider.fetch()
    #expect(store.messages == [.observed(.lastName), .observed(.lastName)])
    try await confirmation("onChange is called once") { called in
      provider.onChange = { _ in called() }
      try await provider.addPerson(.grace)
    }
  }

  @Test("a failed read is reported, and the previous rows stay")
  func failure() throws {
    provider.fetch()
    var received: [Result<[PersonRow], StoreError>] = []
    provider.onChange = { received.append($0) }
    store.failure = .corrupt(file: "people.sqlite")
    #expect(received == [.failure(.corrupt(file: "people.sqlite"))])
    #expect(provider.rows.map(\.person) == [.ada])
  }
}

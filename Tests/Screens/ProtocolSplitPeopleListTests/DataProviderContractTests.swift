import Domain
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Every data provider: what the list may rely on")
@MainActor
struct DataProviderContractTests {
  private func makeProvider(_ kind: String) -> any PeopleListDataProvider {
    guard kind == "on a store" else {
      return MockDataProvider(rows: [PersonRow(.ada, section: "L")])
    }
    let store = InMemoryPeopleStore(collation: FirstLetterCollation(), [.ada])
    return StorePeopleListDataProvider(store: store, sortSetting: TransientSortSetting())
  }

  @Test(
    "fetching tells the rows, and they stand in it by then",
    arguments: ["on a store", "the mock"])
  func fetches(_ kind: String) {
    let provider = makeProvider(kind)
    var told: [[PersonRow]] = []
    provider.onChange = { [weak provider] result in
      told.append((try? result.get()) ?? [])
      #expect(provider?.rows == told.last)
    }
    provider.fetch()
    #expect(told == [[PersonRow(.ada, section: "L")]])
  }

  @Test(
    "adding and deleting work before anybody listens", arguments: ["on a store", "the mock"])
  func changes(_ kind: String) async throws {
    let provider = makeProvider(kind)
    try await provider.addPerson(.grace)
    try await provider.deletePerson(Person.grace.id)
    try await provider.deletePerson(Person.grace.id)
  }
}

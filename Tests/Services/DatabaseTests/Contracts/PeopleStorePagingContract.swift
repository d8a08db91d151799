import Domain
import TestDoubles
import TestSupport
import Testing

@Suite("Every people store, page by page", .timeLimit(.minutes(3)))
struct PeopleStorePagingContract {
  typealias Store = Conformer<any PeopleStore>

  /// Forty people; every name is there four times, so that pages begin and end among equals.
  private static let people = (0..<40).map { Person.named("P\($0 % 10 / 5)", "L\($0 % 10)") }

  @Test(
    "gives the whole list, each row once, whatever the page's size",
    arguments: peopleStores, [1, 3, 7, 40, 1_000])
  func pagesMakeTheList(_ conformer: Store, limit: Int) async throws {
    let (store, folder) = try await conformer.make()
    var generator = SeededGenerator(seed: 7)
    try await store.save(Self.people.shuffled(using: &generator))
    for order in NameOrder.allCases {
      var rows: [PersonRow] = []
      // No longer than the list: pages that repeat themselves would never end.
      while rows.count <= Self.people.count {
        let page = try await store.people(in: order, after: rows.last?.person, limit: limit)
        #expect(page.count <= limit)
        if page.isEmpty { break }
        rows += page
      }
      let whole = try await store.people(in: order)
      #expect(rows == whole)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("goes on after a person who has been deleted meanwhile", arguments: peopleStores)
  func continuesAfterDeleted(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let (ada, grace, alan) = (Person.ada, Person.grace, Person.alan)
    try await store.save([ada, grace, alan])
    try await store.delete([ada.id])
    let rest = try await store.people(in: .lastName, after: ada, limit: 10)
    #expect(rest.map(\.person) == [alan])
    withExtendedLifetime(folder) {}
  }

  @Test("gives nothing for a limit of nothing", arguments: peopleStores, [0, -1, Int.min])
  func noLimit(_ conformer: Store, limit: Int) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([.ada, .grace])
    let rows = try await store.people(in: .lastName, after: nil, limit: limit)
    #expect(rows == [])
    withExtendedLifetime(folder) {}
  }
}

import Domain
import TestDoubles
import TestSupport
import Testing

@Suite("Contract of people stores", .timeLimit(.minutes(3)))
struct PeopleStoreContract {
  typealias Store = Conformer<any PeopleStore>

  @Test("`person(_:)` returns a saved person", arguments: peopleStores)
  func savesAndFinds(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let people: [Person] = [.ada, .alan, .named("", "Ångström"), .named("美玲", "👩🏽‍🚀 \u{202E}x")]
    try await store.save(people)
    for person in people {
      let found = try await store.person(person.id)
      #expect(found == person)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("`person(_:)` returns nil for an unknown identifier", arguments: peopleStores)
  func unknownIdentifier(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([.ada])
    let found = try await store.person(Person.ID())
    #expect(found == nil)
    withExtendedLifetime(folder) {}
  }

  @Test("saving a person again replaces the person and the row", arguments: peopleStores)
  func replaces(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let ada = Person.ada
    try await store.save([ada, .grace])
    let married = ada.renamed("Ada", "Byron")
    try await store.save([married])
    let rows = try await store.people(in: .lastName)
    #expect(rows.map(\.person.lastName) == ["Byron", "Hopper"])
    #expect(rows.map(\.section) == ["B", "H"])
    let found = try await store.person(ada.id)
    #expect(found == married)
    withExtendedLifetime(folder) {}
  }

  @Test("if one call saves an identifier twice, the last value is kept", arguments: peopleStores)
  func lastOneWins(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let ada = Person.ada
    try await store.save([ada, ada.renamed("Ada", "Byron")])
    let rows = try await store.people(in: .lastName)
    #expect(rows.map(\.person.lastName) == ["Byron"])
    withExtendedLifetime(folder) {}
  }

  @Test(
    "people are sorted and grouped into sections by last name or by first name",
    arguments: peopleStores)
  func lists(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([.alan, .grace, .ada, .named("Bob", "Hopper")])
    let byLast = try await store.people(in: .lastName)
    #expect(byLast.map(\.person.firstName) == ["Bob", "Grace", "Ada", "Alan"])
    #expect(byLast.map(\.section) == ["H", "H", "L", "T"])
    let byFirst = try await store.people(in: .firstName)
    #expect(byFirst.map(\.person.firstName) == ["Ada", "Alan", "Bob", "Grace"])
    #expect(byFirst.map(\.section) == ["A", "A", "B", "G"])
    withExtendedLifetime(folder) {}
  }

  @Test("`delete(_:)` deletes people and ignores unknown identifiers", arguments: peopleStores)
  func deletes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let (ada, grace) = (Person.ada, Person.grace)
    try await store.save([ada, grace])
    try await store.delete([Person.ID(), ada.id, ada.id])
    let people = try await store.people(in: .lastName).map(\.person)
    #expect(people == [grace])
    let found = try await store.person(ada.id)
    #expect(found == nil)
    withExtendedLifetime(folder) {}
  }

  @Test("saving and deleting an empty array succeeds", arguments: peopleStores)
  func emptyCalls(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([])
    try await store.delete([])
    let rows = try await store.people(in: .firstName)
    #expect(rows == [])
    withExtendedLifetime(folder) {}
  }
}

@Suite("Contract of people stores: paging", .timeLimit(.minutes(3)))
struct PeopleStorePagingContract {
  typealias Store = Conformer<any PeopleStore>

  /// Forty people. Each name occurs four times, so that a page can end between equal names.
  private static let people = (0..<40).map { Person.named("P\($0 % 10 / 5)", "L\($0 % 10)") }

  @Test(
    "pages of any size return each row once and in order",
    arguments: peopleStores, [1, 3, 7, 40, 1_000])
  func pagesInOrder(_ conformer: Store, limit: Int) async throws {
    let (store, folder) = try await conformer.make()
    var generator = SeededGenerator(seed: 7)
    try await store.save(Self.people.shuffled(using: &generator))
    for order in NameOrder.allCases {
      var rows: [PersonRow] = []
      // The number of rows is limited, so that the loop ends even if a store repeats a page.
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

  @Test("paging can continue after a person who has been deleted", arguments: peopleStores)
  func continuesAfterDeleted(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let (ada, grace, alan) = (Person.ada, Person.grace, Person.alan)
    try await store.save([ada, grace, alan])
    try await store.delete([ada.id])
    let rest = try await store.people(in: .lastName, after: ada, limit: 10)
    #expect(rest.map(\.person) == [alan])
    withExtendedLifetime(folder) {}
  }

  @Test("a limit of zero or less returns no rows", arguments: peopleStores, [0, -1, Int.min])
  func noLimit(_ conformer: Store, limit: Int) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([.ada, .grace])
    let rows = try await store.people(in: .lastName, after: nil, limit: limit)
    #expect(rows == [])
    withExtendedLifetime(folder) {}
  }
}

import Domain
import TestDoubles
import Testing

@Suite("Every people store", .timeLimit(.minutes(3)))
struct PeopleStoreContract {
  typealias Store = Conformer<any PeopleStore>

  @Test("gives back what was saved, under its identifier", arguments: peopleStores)
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

  @Test("knows nobody under an identifier that was never saved", arguments: peopleStores)
  func findsNobody(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([.ada])
    let found = try await store.person(Person.ID())
    #expect(found == nil)
    withExtendedLifetime(folder) {}
  }

  @Test("replaces a person saved twice, in the list too", arguments: peopleStores)
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

  @Test("keeps the last of two that one call saves under one identifier", arguments: peopleStores)
  func lastOneWins(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let ada = Person.ada
    try await store.save([ada, ada.renamed("Ada", "Byron")])
    let rows = try await store.people(in: .lastName)
    #expect(rows.map(\.person.lastName) == ["Byron"])
    withExtendedLifetime(folder) {}
  }

  @Test("lists by either name, with the section of that name", arguments: peopleStores)
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

  @Test("deletes who is there and passes over who is not", arguments: peopleStores)
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

  @Test("takes a call with nobody in it", arguments: peopleStores)
  func emptyCalls(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([])
    try await store.delete([])
    let rows = try await store.people(in: .firstName)
    #expect(rows == [])
    withExtendedLifetime(folder) {}
  }
}

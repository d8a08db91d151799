import Domain
import TestDoubles
import Testing

@Suite("Contract of people stores: observation", .timeLimit(.minutes(3)))
@MainActor
struct PeopleStoreObservationContract {
  typealias Store = Conformer<any PeopleStore>

  @Test("a new observer receives the current list in the observed order", arguments: peopleStores)
  func deliversCurrentList(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([.alan, .grace])
    let deliveries = Deliveries<[PersonRow]>()
    let token = store.observePeople(in: .lastName, deliveries.receive)
    let delivered = try await deliveries.next()
    let rows = try await store.people(in: .lastName)
    #expect(delivered == rows)
    withExtendedLifetime((token, folder)) {}
  }

  @Test(
    "an observer receives each change once, before `save` or `delete` returns",
    arguments: peopleStores)
  func deliversBeforeReturning(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let deliveries = Deliveries<[PersonRow]>()
    let token = store.observePeople(in: .firstName, deliveries.receive)
    _ = try await deliveries.next()
    let ada = Person.ada
    try await store.save([ada, .grace])
    #expect(deliveries.all.count == 2)
    try await store.delete([ada.id])
    #expect(deliveries.all.count == 3)
    let counts = try deliveries.all.map { try $0.get().count }
    #expect(counts == [0, 2, 1])
    withExtendedLifetime((token, folder)) {}
  }

  @Test(
    "an observer receives nothing after its token is cancelled or released", arguments: peopleStores
  )
  func stops(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let (cancelled, released) = (Deliveries<[PersonRow]>(), Deliveries<[PersonRow]>())
    let token = store.observePeople(in: .lastName, cancelled.receive)
    var other: ObservationToken? = store.observePeople(in: .lastName, released.receive)
    _ = try await (cancelled.next(), released.next())
    token.cancel()
    withExtendedLifetime(other) {}
    other = nil
    try await store.save([.ada])
    #expect(cancelled.all.count == 1)
    #expect(released.all.count == 1)
    withExtendedLifetime(folder) {}
  }

  @Test("each of several observers receives a change", arguments: peopleStores)
  func manyObservers(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let observers = (0..<5).map { _ in Deliveries<[PersonRow]>() }
    let tokens = observers.map { store.observePeople(in: .lastName, $0.receive) }
    for observer in observers { _ = try await observer.next() }
    try await store.save([.ada])
    #expect(observers.map(\.all.count) == [2, 2, 2, 2, 2])
    withExtendedLifetime((tokens, folder)) {}
  }

  @Test(
    "with concurrent writers, the last delivery contains every change",
    arguments: peopleStores)
  func concurrentWriters(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let deliveries = Deliveries<[PersonRow]>()
    let token = store.observePeople(in: .lastName, deliveries.receive)
    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask { try? await store.save([.named("P", "\(number)")]) }
      }
    }
    let counts = try deliveries.all.map { try $0.get().count }
    #expect(counts.last == 20)
    #expect(counts == counts.sorted(), "an older result came after a newer one")
    #expect(counts.count <= 21)
    withExtendedLifetime((token, folder)) {}
  }
}

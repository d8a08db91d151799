import Collation
import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@Suite("Test doubles record their calls and return the results that a test sets")
@MainActor
struct DoublesTests {
  @Test("`MockAPICommunicator` returns its people or throws its failure")
  func communicator() async throws {
    let mock = MockAPICommunicator(people: [.ada])
    let people = try await mock.getPeople()
    #expect(people == [.ada])
    try await mock.post([.grace, .alan])
    try await mock.post([.ada])
    #expect(mock.messages == [.getPeople, .post([.grace, .alan]), .post([.ada])])
    #expect(mock.posted == [.grace, .alan, .ada])
    mock.failure = .unauthorized(status: 401)
    await #expect(throws: ServerError.unauthorized(status: 401)) { try await mock.getPeople() }
    await #expect(throws: ServerError.unauthorized(status: 401)) { try await mock.post([.ada]) }
  }

  @Test("`MockDataProvider` delivers the results that a test sets, and records its calls")
  func provider() async throws {
    let mock = MockDataProvider()
    var results: [Result<[PersonRow], StoreError>] = []
    mock.onChange = { results.append($0) }
    let rows = [PersonRow(.ada, section: "L")]
    mock.deliver(.success(rows))
    mock.deliver(.failure(.locked(file: "f")))
    mock.fetch()
    #expect(results == [.success(rows), .failure(.locked(file: "f")), .success(rows)])
    #expect(!mock.addPersonGotCalled)
    try await mock.addPerson(.grace)
    try await mock.deletePerson(Person.ada.id)
    #expect(mock.messages == [.fetch, .addPeople([.grace]), .deletePerson(Person.ada.id)])
    #expect(mock.addPersonGotCalled)
    mock.failure = .full(file: "f")
    await #expect(throws: StoreError.full(file: "f")) { try await mock.addPerson(.ada) }
    await #expect(throws: StoreError.full(file: "f")) {
      try await mock.deletePerson(Person.ada.id)
    }
  }

  @Test("`MockProfileService` follows a profile once and throws for an unknown profile")
  func profileService() async throws {
    let mock = MockProfileService([Profile(of: .ada, followerCount: 1)])
    mock.followers = [Person.ada.id: [.grace]]
    let followed = Profile(of: .ada, followerCount: 2, isFollowed: true)
    var profile = try await mock.follow(Person.ada.id)
    #expect(profile == followed)
    profile = try await mock.follow(Person.ada.id)
    #expect(profile == followed)
    profile = try await mock.profile(of: Person.ada.id)
    #expect(profile == followed)
    var followers = try await mock.followers(of: Person.ada.id)
    #expect(followers == [.grace])
    followers = try await mock.followers(of: Person.grace.id)
    #expect(followers.isEmpty)
    await #expect(throws: ServerError.self) { try await mock.profile(of: Person.grace.id) }
    mock.failure = .unauthorized(status: 401)
    await #expect(throws: ServerError.unauthorized(status: 401)) {
      try await mock.followers(of: Person.ada.id)
    }
    #expect(
      mock.messages == [
        .follow(Person.ada.id), .follow(Person.ada.id), .profile(Person.ada.id),
        .followers(Person.ada.id), .followers(Person.grace.id), .profile(Person.grace.id),
        .followers(Person.ada.id),
      ])
  }

  @Test("`InMemoryPeopleStore` records every call")
  func peopleStore() async throws {
    let store = InMemoryPeopleStore(collation: SystemNameCollation(locale: .english))
    let token = store.observePeople(in: .lastName) { _ in }
    try await store.save([.ada])
    let person = try await store.person(Person.ada.id)
    #expect(person == .ada)
    var people = try await store.people(in: .firstName).map(\.person)
    #expect(people == [.ada])
    people = try await store.people(in: .lastName, after: nil, limit: 5).map(\.person)
    #expect(people == [.ada])
    try await store.delete([Person.ada.id])
    #expect(
      store.messages == [
        .observed(.lastName), .saved([.ada]), .looked(Person.ada.id), .read(.firstName),
        .read(.lastName), .deleted([Person.ada.id]),
      ])
    token.cancel()
  }

  @Test("`FixedAddressBook` returns its people or throws its error")
  func addressBook() async throws {
    let people = try await FixedAddressBook([Person.ada.info]).contents().people.map(\.info)
    #expect(people == [Person.ada.info])
    let failure = AddressBookError("no such file")
    await #expect(throws: failure) { try await FixedAddressBook(failure: failure).contents() }
  }

  @Test(
    "`InMemoryPeopleStore` throws its failure from every call and delivers the failure to observers"
  )
  func failingStore() async {
    let store = InMemoryPeopleStore(collation: SystemNameCollation(locale: .english), [.ada])
    #expect(store.contents == [.ada])
    let failure = StoreError.corrupt(file: "f")
    var results: [Result<[PersonRow], StoreError>] = []
    let token = store.observePeople(in: .lastName) { results.append($0) }
    store.failure = failure
    #expect(results.last == .failure(failure))
    await #expect(throws: failure) { try await store.person(Person.ada.id) }
    await #expect(throws: failure) { try await store.people(in: .lastName) }
    await #expect(throws: failure) { try await store.save([.grace]) }
    await #expect(throws: failure) { try await store.delete([]) }
    #expect(store.contents == [.ada])
    token.cancel()
  }

  @Test("the fixture people have fixed and different identifiers")
  func fixtures() {
    let people = [Person.ada, .grace, .alan, .emmy, .anders, .xiaoyun]
    #expect(Set(people.map(\.id)).count == 6)
    #expect(Person.ada.id.description == "00000000-0000-4000-8000-000000000001")
    #expect(Person.xiaoyun.birthday == nil)
  }
}

extension Locale {
  fileprivate static let english = Locale(identifier: "en_US")
}

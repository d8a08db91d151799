import Domain

/// The communicator of the deployed server, which replaces the mock.
struct ServerCommunicator: APICommunicator {
  let server: any PeopleServer

  func getPeople() async throws(ServerError) -> [Person] {
    var page = try await server.page(since: nil, limit: nil)
    var people = page.people.map(\.person)
    while page.hasMore {
      page = try await server.page(since: page.cursor, limit: nil)
      people += page.people.map(\.person)
    }
    return people
  }

  func post(_ people: [Person]) async throws(ServerError) {
    for person in people {
      _ = try await server.apply(PersonChange(of: person.id, .create(person.info)))
    }
  }
}

import Domain

/// The communicator of the deployed server. It replaces the mock.
struct ServerCommunicator: APICommunicator {
  let server: any PeopleServer

  func refresh(save: @MainActor ([Person]) async throws -> Void) async throws {
    var cursor: String?
    while true {
      let page = try await server.page(since: cursor, limit: nil)
      try await save(page.people.map(\.person))
      guard page.hasMore else { return }
      cursor = page.cursor
    }
  }

  func postPerson(_ person: Person) async throws(ServerError) {
    _ = try await server.apply(PersonChange(of: person.id, .create(person.info)))
  }
}

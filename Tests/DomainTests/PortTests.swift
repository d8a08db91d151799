import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@Suite("Tokens and communicators of the domain")
@MainActor
struct PortTests {
  @Test("an `ObservationToken` calls `onCancel` once when the token is cancelled or released")
  func token() async {
    await confirmation("callback") { callback in
      let token = ObservationToken { callback() }
      #expect(!token.isCancelled)
      token.cancel()
      token.cancel()
      #expect(token.isCancelled)
    }
    await confirmation("callback") { callback in
      _ = ObservationToken { callback() }
    }
  }

  @Test("`SyncingCommunicator` runs one sync per call, returns no people and throws sync errors")
  func syncing() async throws {
    let sync = MockPeopleSync()
    let communicator = SyncingCommunicator(sync)
    let people = try await communicator.getPeople()
    #expect(people.isEmpty)
    #expect(sync.messages == [.refresh])
    try await communicator.post([.ada, .grace, .alan])
    #expect(sync.messages == [.refresh, .refresh])
    sync.failure = .unauthorized(status: 401)
    await #expect(throws: ServerError.unauthorized(status: 401)) {
      try await communicator.getPeople()
    }
    await #expect(throws: ServerError.unauthorized(status: 401)) {
      try await communicator.post([.ada])
    }
  }

  @Test("`SyncingCommunicator` runs no sync if no people are posted")
  func emptyPost() async throws {
    let sync = MockPeopleSync()
    try await SyncingCommunicator(sync).post([])
    #expect(sync.messages.isEmpty)
  }

  @Test("`LocalOnlyCommunicator` returns no people")
  func localOnly() async {
    #expect(await LocalOnlyCommunicator().getPeople().isEmpty)
  }
}

@Suite("Descriptions of storage and server errors")
struct ErrorSentenceTests {
  @Test(
    "the description of a storage error contains the file, and a solution or the error code",
    arguments: [
      (StoreError.cannotOpen(file: "f.db", reason: "no such folder"), "Check that its folder"),
      (.locked(file: "f.db"), "Close that program"),
      (.corrupt(file: "f.db"), "backup"),
      (.notADatabase(file: "f.db"), "Choose another file"),
      (.foreign(file: "f.db"), "another program"),
      (.readOnly(file: "f.db"), "or choose another file"),
      (.full(file: "f.db"), "Free some space"),
      (.newerSchema(file: "f.db", found: 9, supported: 2), "Update this program"),
      (.movedToAnotherServer(file: "f.db"), "Start this program again"),
      (.failed(file: "f.db", code: 266, message: "disk I/O error"), "266"),
    ])
  func storage(_ error: StoreError, _ wayOut: String) {
    #expect(error.description.contains("“f.db”"))
    #expect(error.description.contains(wayOut))
  }

  @Test(
    "the description of a server error contains the cause or the next step",
    arguments: [
      (ServerError.unreachable(reason: "no network"), "no network"),
      (.unauthorized(status: 401), "401"),
      (.refused(status: 422, reason: "no name"), "no name"),
      (.unavailable(status: 503, retryAfter: .seconds(3)), "503"),
      (.cursorExpired, "All people are loaded again"),
      (.replaced, "Upload your people"),
      (.invalidResponse(.unexpectedStatus(418)), "418"),
      (.invalidResponse(.redirected(to: "evil.example")), "redirects to evil.example"),
      (.invalidResponse(.notJSON(contentType: "text/html")), "text/html"),
      (.invalidResponse(.malformed(reason: "“cursor” is missing")), "“cursor” is missing"),
      (.invalidResponse(.cutShort(received: 3, announced: 9)), "3 of its 9"),
      (.invalidResponse(.tooLarge(limit: 8)), "longer than 8"),
      (
        .invalidResponse(.wrongPerson(asked: Person.ada.id, answered: Person.alan.id)),
        Person.alan.id.description
      ),
      (
        .invalidResponse(.invalidPerson(UnreadablePerson(id: nil, reason: "no name"))),
        "a person cannot be used: no name"
      ),
    ])
  func server(_ error: ServerError, _ detail: String) {
    #expect(error.description.contains(detail))
  }
}

import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@Suite("What comes with the ports keeps their promises")
@MainActor
struct PortTests {
  @Test("a token tells once that its observation ended, cancelled or released")
  func token() async {
    await confirmation("told") { told in
      let token = ObservationToken { told() }
      #expect(!token.isCancelled)
      token.cancel()
      token.cancel()
      #expect(token.isCancelled)
    }
    await confirmation("told") { told in
      _ = ObservationToken { told() }
    }
  }

  @Test(
    "every communicator takes a person twice without a word, and answers whom it knows",
    arguments: ["local only", "the mock"])
  func communicators(_ kind: String) async throws {
    let communicator: any APICommunicator =
      kind == "the mock" ? MockAPICommunicator(people: [.ada]) : LocalOnlyCommunicator()
    try await communicator.postPerson(.grace)
    try await communicator.postPerson(.grace)
    let people = try await communicator.getPeople()
    #expect(people == (kind == "the mock" ? [.ada] : []))
  }

  @Test("the communicator of a synced address book sets the syncing going, and hands nobody over")
  func syncing() async throws {
    let sync = MockPeopleSync()
    let communicator = SyncingCommunicator(sync)
    let people = try await communicator.getPeople()
    #expect(people.isEmpty)
    try await communicator.postPerson(.ada)
    #expect(sync.messages == [.refresh, .refresh])
    sync.failure = .unauthorized(status: 401)
    await #expect(throws: ServerError.unauthorized(status: 401)) {
      try await communicator.getPeople()
    }
  }

  @Test("an address book without a server asks nobody and never fails")
  func localOnly() async throws {
    let communicator = LocalOnlyCommunicator()
    let people = try await communicator.getPeople()
    #expect(people.isEmpty)
    try await communicator.postPerson(.ada)
  }
}

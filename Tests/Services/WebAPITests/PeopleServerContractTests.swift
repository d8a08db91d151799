import DemoServer
import Domain
import FaultyServer
import TestDoubles
import Testing

/// One part of the contract, as a test names it.
struct ContractClause: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (PeopleServerContract) async throws -> Void

  static let all: [ContractClause] = [
    ContractClause(testDescription: "creates, replaces and deletes a person") {
      try await $0.createsReplacesDeletes()
    },
    ContractClause(testDescription: "keeps every character of a name") {
      try await $0.keepsEveryCharacter()
    },
    ContractClause(testDescription: "answers a key as it did before, and no other change under it")
    {
      try await $0.answersAKeyAsBefore()
    },
    ContractClause(testDescription: "changes nobody who is in another state") {
      try await $0.holdsPreconditions()
    },
    ContractClause(testDescription: "refuses a person without a name, and says why") {
      try await $0.refusesANamelessPerson()
    },
    ContractClause(testDescription: "tells every change once, in pages of any size") {
      try await $0.tellsEveryChangeOnce()
    },
    ContractClause(testDescription: "states its identity in every page") {
      try await $0.statesItsIdentity()
    },
    ContractClause(testDescription: "asks whoever has a strange cursor to start over") {
      await $0.refusesAStrangeCursor()
    },
  ]
}

@Suite("Every people server", .timeLimit(.minutes(3)))
struct PeopleServerContractTests {
  @Test("keeps the contract", arguments: ownServers, ContractClause.all)
  func own(_ conformer: ContractServer, _ clause: ContractClause) async throws {
    let (server, http) = try await conformer.make()
    try await clause.check(PeopleServerContract(server: server))
    await http?.stop()
  }

  @Test(
    "that PEOPLE_API_URL names keeps the contract",
    .enabled(if: !namedServer.isEmpty, "PEOPLE_API_URL names no server"),
    arguments: namedServer, ContractClause.all)
  func named(_ conformer: ContractServer, _ clause: ContractClause) async throws {
    let (server, _) = try await conformer.make()
    try await clause.check(PeopleServerContract(server: server))
  }
}

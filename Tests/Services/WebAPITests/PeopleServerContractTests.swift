import DemoServer
import Domain
import FaultyServer
import TestDoubles
import Testing

/// A clause of the contract, with its name for the test report.
struct ContractClause: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (PeopleServerContract) async throws -> Void

  static let all: [ContractClause] = [
    ContractClause(testDescription: "the server creates, replaces and deletes a person") {
      try await $0.createsReplacesDeletes()
    },
    ContractClause(testDescription: "the server keeps every character of a name") {
      try await $0.keepsEveryCharacter()
    },
    ContractClause(
      testDescription:
        "the server repeats the answer to a known key, and refuses another change with this key"
    ) {
      try await $0.answersAKeyAsBefore()
    },
    ContractClause(testDescription: "the server changes no person whose revision differs") {
      try await $0.holdsPreconditions()
    },
    ContractClause(testDescription: "the server refuses a nameless person with a reason") {
      try await $0.refusesANamelessPerson()
    },
    ContractClause(testDescription: "the server lists every change once, in pages of any size") {
      try await $0.tellsEveryChangeOnce()
    },
    ContractClause(testDescription: "each page states the server's identity") {
      try await $0.statesItsIdentity()
    },
    ContractClause(testDescription: "the server refuses the position of another server") {
      try await $0.refusesAnotherServersPosition()
    },
    ContractClause(testDescription: "the server treats a malformed cursor as expired") {
      await $0.refusesAStrangeCursor()
    },
  ]
}

@Suite("The contract of a people server", .timeLimit(.minutes(3)))
struct PeopleServerContractTests {
  @Test(
    "each people server fulfills each clause of the contract", arguments: ownServers,
    ContractClause.all)
  func own(_ conformer: ContractServer, _ clause: ContractClause) async throws {
    let (server, http) = try await conformer.make()
    try await clause.check(PeopleServerContract(server: server))
    await http?.stop()
  }

  @Test(
    "the server at `PEOPLE_API_URL` fulfills each clause of the contract",
    .enabled(if: !namedServer.isEmpty, "PEOPLE_API_URL names no server"),
    arguments: namedServer, ContractClause.all)
  func named(_ conformer: ContractServer, _ clause: ContractClause) async throws {
    let (server, _) = try await conformer.make()
    try await clause.check(PeopleServerContract(server: server))
  }
}

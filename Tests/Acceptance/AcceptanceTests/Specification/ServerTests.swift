import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("The server")
  @MainActor
  struct ServerTests {
    @Test(
      "people from the API are merged into the list that is shown",
      arguments: PeopleListVariant.allCases)
    func merged(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      world.server.people = [.grace, .alan]
      try await world.open()
      #expect(world.names == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      let saved = try await world.storage.people
      #expect(saved == [.grace, .ada, .alan])
    }

    @Test(
      "a person whom the server knows by another name moves to it",
      arguments: PeopleListVariant.allCases)
    func renamedThere(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      world.server.people = [Person.ada.renamed("Ada", "Byron")]
      try await world.open()
      #expect(world.names == ["Ada Byron", "Grace Hopper"])
    }

    @Test(
      "people whom the device has already change nothing", arguments: PeopleListVariant.allCases)
    func known(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      let watch = try TableWatch(world.pilot)
      world.server.people = [.ada, .grace]
      try world.pilot.tap("Refresh")
      try await world.pilot.waitWhileBusy()
      #expect(watch.keptCells == ["Grace Hopper", "Ada Lovelace"])
    }

    @Test(
      "a server that fails is told of with its reason, and the local rows stay",
      arguments: PeopleListVariant.allCases)
    func fails(_ variant: PeopleListVariant) async throws {
      let failures: [(ServerError, String)] = [
        (.unreachable(reason: "no network"), "no network"), (.unauthorized(status: 401), "401"),
        (.refused(status: 400, reason: "bad key"), "bad key"),
        (.unavailable(status: 503, retryAfter: nil), "503"),
      ]
      let world = try await World(variant, [.ada])
      try await world.open()
      for (failure, reason) in failures {
        world.server.failure = failure
        try world.pilot.tap("Refresh")
        try await world.waitForAlert("The Server Was Not Read")
        #expect(world.pilot.alert?.message.contains(reason) == true)
        #expect(world.pilot.alert?.buttons == ["OK", "Try Again"])
        try world.pilot.answer("OK")
        try await world.pilot.waitWhileBusy()
        #expect(world.names == ["Ada Lovelace"])
      }
    }

    @Test(
      "a failure that comes while the form is still leaving is told once it has left",
      arguments: PeopleListVariant.allCases)
    func failsWhileLeaving(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      let gate = Gate()
      world.server.gate = gate
      world.server.failure = .unreachable(reason: "no network")
      try world.pilot.tap("Add")
      try world.fill(first: "Ada")
      world.holdTransitions()
      try world.pilot.tap("Save")
      await gate.someoneWaits()
      gate.open()
      try await world.waitUntilListRests()
      world.finishTransitions()
      try await world.waitForAlert("The Server Was Not Told")
      try world.pilot.answer("OK")
      try await world.waitForList()
      #expect(world.names == ["Ada"])
    }

    @Test(
      "“Try Again” asks the server again, until it answers", arguments: PeopleListVariant.allCases)
    func retried(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      world.server.failure = .unreachable(reason: "no network")
      try await world.show()
      for _ in 1...2 {
        try await world.waitForAlert("The Server Was Not Read")
        try world.pilot.answer("Try Again")
        try await world.pilot.waitWhileBusy()
      }
      try await world.waitForAlert("The Server Was Not Read")
      world.server.failure = nil
      world.server.people = [.grace]
      try world.pilot.answer("Try Again")
      try await world.waitFor(["Grace Hopper", "Ada Lovelace"])
      #expect(world.server.messages == Array(repeating: .getPeople, count: 4))
    }

    @Test("“Refresh” asks the server again", arguments: PeopleListVariant.allCases)
    func refreshed(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      world.server.people = [.ada]
      try world.pilot.tap("Refresh")
      try await world.pilot.waitWhileBusy()
      #expect(world.names == ["Ada Lovelace"])
      #expect(world.server.messages == [.getPeople, .getPeople])
    }

    @Test(
      "the server is told of who is added and of who is changed",
      arguments: PeopleListVariant.allCases)
    func told(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      try await world.add("Grace", "Hopper", "1906-12-09")
      try await world.edit("Ada Lovelace", last: "King")
      let people = try await world.storage.people
      #expect(people.map(\.lastName) == ["Hopper", "King"])
      #expect(world.server.messages == [.getPeople] + people.map { .postPerson($0) })
    }

    @Test(
      "a server that was not told is asked again on demand; the person is kept",
      arguments: PeopleListVariant.allCases)
    func notTold(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      world.server.failure = .unavailable(status: 503, retryAfter: nil)
      try world.pilot.tap("Add")
      try world.fill(first: "Ada", last: "Lovelace")
      try world.pilot.tap("Save")
      try await world.waitForAlert("The Server Was Not Told")
      #expect(world.pilot.alert?.buttons == ["OK", "Try Again"])
      world.server.failure = nil
      try world.pilot.answer("Try Again")
      try await world.pilot.waitWhileBusy()
      #expect(world.names == ["Ada Lovelace"])
      let person = try #require(try await world.storage.people.first)
      #expect(world.server.messages == [.getPeople, .postPerson(person), .postPerson(person)])
    }

    @Test(
      "people who came but cannot be kept are told of, and kept on demand",
      arguments: PeopleListVariant.allCases)
    func notKept(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      world.server.people = [.ada]
      try await world.storage.failWrites(because: "the disk is full")
      try world.pilot.tap("Refresh")
      try await world.waitForAlert("The Server Was Not Read")
      #expect(world.pilot.alert?.message.contains("the disk is full") == true)
      try await world.storage.failWrites(because: nil)
      try world.pilot.answer("Try Again")
      try await world.waitFor(["Ada Lovelace"])
    }
  }
}

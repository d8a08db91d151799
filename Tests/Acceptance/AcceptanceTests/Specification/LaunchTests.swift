import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import Testing

extension Specification {
  @Suite("Launch")
  @MainActor
  struct LaunchTests {
    @Test(
      "what the device holds is shown before anything is fetched",
      arguments: PeopleListVariant.allCases)
    func localRowsFirst(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      let gate = Gate()
      world.server.gate = gate
      try await world.show()
      await gate.someoneWaits()
      try await world.waitFor(["Grace Hopper", "Ada Lovelace"])
      #expect(world.server.messages == [.getPeople])
      #expect(world.pilot.isBusy)
      gate.open()
      try await world.pilot.waitWhileBusy()
    }

    @Test("title and buttons are where they belong", arguments: PeopleListVariant.allCases)
    func bar(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      #expect(world.pilot.title == "People")
      #expect(world.pilot.buttons == ["Edit", "Refresh", "By First Name", "Add"])
    }

    @Test(
      "a row tells name and birthday, under the letter of the name",
      arguments: PeopleListVariant.allCases)
    func rows(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace, .alan])
      try await world.open()
      #expect(
        world.pilot.rows == [
          RowOnScreen(section: "H", texts: ["Grace Hopper", "December 9, 1906"]),
          RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"]),
          RowOnScreen(section: "T", texts: ["Alan Turing", "June 23, 1912"]),
        ])
    }

    @Test(
      "where nobody is, a few words say so, until somebody comes and after the last has gone",
      arguments: PeopleListVariant.allCases)
    func empty(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      #expect(world.pilot.labels == ["Nobody is here yet."])
      try await world.add("Ada", "Lovelace")
      #expect(world.pilot.labels.isEmpty)
      try await world.delete("Ada Lovelace")
      #expect(world.pilot.labels == ["Nobody is here yet."])
    }

    @Test(
      "without a server, people are shown and kept, and nothing fails",
      arguments: PeopleListVariant.allCases)
    func noServer(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      world.communicator = nil
      try await world.open()
      try await world.add("Grace", "Hopper")
      #expect(world.names == ["Grace Hopper", "Ada Lovelace"])
      #expect(world.pilot.alert == nil)
    }

    @Test(
      "people who cannot be read are told of with the reason, and read on demand",
      arguments: PeopleListVariant.allCases)
    func unreadable(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.storage.failReads(true)
      try await world.show()
      try await world.waitForAlert("The People Cannot Be Shown")
      #expect(world.pilot.alert?.message.contains("no such table: person") == true)
      #expect(world.pilot.alert?.buttons == ["OK", "Try Again"])
      try await world.storage.failReads(false)
      try world.pilot.answer("Try Again")
      try await world.waitFor(["Ada Lovelace"])
    }

    @Test(
      "two thousand people are there, and only those in sight have a row",
      arguments: PeopleListVariant.allCases)
    func twoThousand(_ variant: PeopleListVariant) async throws {
      let crowd = (1...2000).map { Person.named("Member", "Crowd \(10_000 + $0)") }
      let world = try await World(variant, crowd)
      try await world.open()
      #expect(world.pilot.rowCount == 2000)
      #expect(world.pilot.rows.count < 30)
      #expect(world.names.first == "Member Crowd 10001")
      try world.pilot.scroll(toRow: 2000)
      #expect(world.names.last == "Member Crowd 12000")
      try await world.elsewhere(save: [.ada], delete: [crowd[999].id])
      try await world.pilot.waitUntil("Ada has come") {
        $0.rowCount == 2000 && $0.rows.last?.title == "Ada Lovelace"
      }
    }
  }
}

import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Closing", .tags(.memory))
  @MainActor
  struct ClosingTests {
    @Test("a screen that was used in every way is freed", arguments: PeopleListVariant.allCases)
    func used(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      world.sync = MockPeopleSync()
      world.book = FixedAddressBook([Person.alan.info])
      try await world.open()
      try await expectFreed {
        try world.pilot.tap("Add")
        try world.pilot.answer("New Person")
        try world.fill(first: "Emmy", last: "Noether")
        try world.pilot.tap("Save")
        try await world.waitForList()
        try await world.edit("Ada Lovelace", last: "Byron")
        try await world.delete("Grace Hopper")
        try world.pilot.tap("Add")
        try world.pilot.answer("From the Address Book")
        try await world.pilot.waitWhileBusy()
        try world.pilot.tap("Add All")
        try await world.waitForList()
        try world.pilot.tap("By First Name")
        try await world.pilot.waitWhileBusy()
        try world.pilot.tap("Refresh")
        try await world.pilot.waitWhileBusy()
        let screen = try #require(world.screen)
        world.close()
        return screen
      }
    }

    @Test(
      "a screen that is closed while a request is in flight is freed; the answer is kept",
      arguments: PeopleListVariant.allCases)
    func inFlight(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      let gate = Gate()
      world.server.gate = gate
      world.server.people = [.grace]
      try await expectFreed {
        try world.pilot.tap("Refresh")
        await gate.someoneWaits()
        let screen = try #require(world.screen)
        world.close()
        return screen
      }
      let kept = Signal(in: world, of: [.grace, .ada])
      gate.open()
      await kept.arrives()
    }

    @Test(
      "nothing that a closed screen had made goes on holding the people",
      arguments: PeopleListVariant.allCases)
    func leavesNothing(_ variant: PeopleListVariant) async throws {
      try await expectFreed { () -> AnyObject in
        let world = try await World(variant, [.ada])
        world.sync = MockPeopleSync()
        world.book = FixedAddressBook([Person.alan.info])
        try await world.open()
        try world.pilot.tap("Add")
        try world.pilot.answer("New Person")
        try world.pilot.tap("Cancel")
        try world.pilot.tap("Add")
        try world.pilot.answer("From the Address Book")
        try await world.pilot.waitWhileBusy()
        try world.pilot.tap("Cancel")
        try world.pilot.tap("By First Name")
        try await world.pilot.waitWhileBusy()
        world.close()
        return world.storage.core
      }
    }

    @Test(
      "a request that fails after its screen was closed troubles nobody",
      arguments: PeopleListVariant.allCases)
    func failsLate(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      let gate = Gate()
      world.server.gate = gate
      world.server.failure = .unreachable(reason: "no network")
      try world.pilot.tap("Refresh")
      await gate.someoneWaits()
      world.close()
      gate.open()
      world.server.failure = nil
      world.server.gate = nil
      try await world.open()
      #expect(world.names == ["Ada Lovelace"])
      #expect(world.pilot.alert == nil)
    }

    @Test(
      "what was confirmed is done, also if the screen is closed in the same moment",
      arguments: PeopleListVariant.allCases)
    func confirmed(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.grace])
      try await world.open()
      let gate = Gate()
      world.server.gate = gate
      try world.pilot.tap("Add")
      try world.fill(first: "Ada", last: "Lovelace")
      try world.pilot.tap("Save")
      world.close()
      await gate.someoneWaits()
      let saved = try await world.storage.people
      #expect(saved.map(\.lastName) == ["Hopper", "Lovelace"])
      #expect(world.server.postPersonGotCalled)
      gate.open()
    }

    @Test(
      "a screen that is closed under its form, or under an alert, is freed",
      arguments: PeopleListVariant.allCases)
    func underForm(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      let ways: [@MainActor () throws -> Void] = [
        { try world.pilot.tap("Add") }, { try world.pilot.swipeToDelete("Ada Lovelace") },
        {
          try world.pilot.selectRow("Ada Lovelace")
          try world.fill(first: "", last: "")
          try world.pilot.tap("Save")
        },
      ]
      for way in ways {
        try await world.open()
        try await expectFreed {
          try way()
          let screen = try #require(world.screen)
          world.close()
          return screen
        }
      }
    }

    @Test(
      "so is one that is closed under a failure that it tells",
      arguments: PeopleListVariant.allCases)
    func underFailure(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      try await world.storage.failReads(true)
      try await world.waitForAlert("The People Cannot Be Shown")
      try await expectFreed {
        let screen = try #require(world.screen)
        world.close()
        return screen
      }
    }

    @Test("a second screen shows what the first has saved", arguments: PeopleListVariant.allCases)
    func second(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try await world.add("Ada", "Lovelace", "1815-12-10")
      world.close()
      try await world.open()
      #expect(world.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"]])
    }
  }
}

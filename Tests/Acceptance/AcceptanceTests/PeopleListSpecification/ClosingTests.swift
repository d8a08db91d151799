import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Close the screen", .tags(.memory))
  @MainActor
  struct ClosingTests {
    @Test("a closed screen is freed, even after every action was used", arguments: Variant.all)
    func used(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      app.sync = MockPeopleSync()
      app.book = FixedAddressBook([Person.alan.info])
      try await app.open()
      try await expectFreed {
        try app.pilot.tap("Add")
        try app.pilot.answer("New Person")
        try app.fill(first: "Emmy", last: "Noether")
        try app.pilot.tap("Save")
        try await app.waitForList()
        try await app.edit("Ada Lovelace", last: "Byron")
        try await app.delete("Grace Hopper")
        try app.pilot.tap("Add")
        try app.pilot.answer("From the Address Book")
        try await app.pilot.waitWhileBusy()
        try app.pilot.tap("Add All")
        try await app.closeSummary()
        try app.pilot.tap("Sorted by Last Name")
        try await app.pilot.waitWhileBusy()
        try app.pilot.tap("Refresh")
        try await app.pilot.waitWhileBusy()
        let screen = try #require(app.screen)
        app.close()
        return screen
      }
    }

    @Test(
      "a screen that closes during a request is freed, and the reply is saved",
      arguments: Variant.all)
    func inFlight(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      let gate = Gate()
      app.server.gate = gate
      app.server.people = [.grace]
      try await expectFreed {
        try app.pilot.tap("Refresh")
        await gate.waitForWaiter()
        let screen = try #require(app.screen)
        app.close()
        return screen
      }
      gate.open()
      await app.storage.waitFor([.grace, .ada])
    }

    @Test("a closed screen releases its storage", arguments: Variant.all)
    func storageReleased(_ variant: Variant) async throws {
      try await expectFreed { () -> AnyObject in
        let app = try await TestApp(variant, [.ada])
        app.sync = MockPeopleSync()
        app.book = FixedAddressBook([Person.alan.info])
        try await app.open()
        try app.pilot.tap("Add")
        try app.pilot.answer("New Person")
        try app.pilot.tap("Cancel")
        try app.pilot.tap("Add")
        try app.pilot.answer("From the Address Book")
        try await app.pilot.waitWhileBusy()
        try app.pilot.tap("Cancel")
        try app.pilot.tap("Sorted by Last Name")
        try await app.pilot.waitWhileBusy()
        app.close()
        return app.storage.core
      }
    }

    @Test("a request that fails after its screen was closed shows no alert", arguments: Variant.all)
    func failsLate(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      let gate = Gate()
      app.server.gate = gate
      app.server.failure = .unreachable(reason: "no network")
      try app.pilot.tap("Refresh")
      await gate.waitForWaiter()
      app.close()
      gate.open()
      // The request fails within these turns, before the next screen sends its own.
      for _ in 0..<50 { await Task.yield() }
      app.server.failure = nil
      app.server.gate = nil
      try await app.open()
      #expect(app.names == ["Ada Lovelace"])
      #expect(app.pilot.alert == nil)
    }

    @Test(
      "a save continues if the screen closes immediately after a tap on “Save”",
      arguments: Variant.all)
    func confirmed(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.grace])
      try await app.open()
      let gate = Gate()
      app.server.gate = gate
      try app.pilot.tap("Add")
      try app.fill(first: "Ada", last: "Lovelace")
      try app.pilot.tap("Save")
      app.close()
      await gate.waitForWaiter()
      let saved = try await app.storage.people
      #expect(saved.map(\.lastName) == ["Hopper", "Lovelace"])
      #expect(app.server.posted.map(\.lastName) == ["Lovelace"])
      gate.open()
    }

    @Test(
      "a closed screen is freed, even if its form or an alert was open", arguments: Variant.all)
    func underForm(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      let ways: [@MainActor () throws -> Void] = [
        { try app.pilot.tap("Add") }, { try app.pilot.swipeToDelete("Ada Lovelace") },
        {
          try app.pilot.selectRow("Ada Lovelace")
          try app.fill(first: "", last: "")
          try app.pilot.tap("Save")
        },
      ]
      for way in ways {
        try await app.open()
        try await expectFreed {
          try way()
          let screen = try #require(app.screen)
          app.close()
          return screen
        }
      }
    }

    @Test(
      "a screen is freed if it closes while an alert reports a failed read", arguments: Variant.all)
    func underFailure(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try await app.storage.failReads(true)
      try await app.waitForAlert("The People Cannot Be Shown")
      try await expectFreed {
        let screen = try #require(app.screen)
        app.close()
        return screen
      }
    }

    @Test("a second screen shows the people that the first screen saved", arguments: Variant.all)
    func second(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try await app.add("Ada", "Lovelace", "1815-12-10")
      app.close()
      try await app.open()
      #expect(app.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"]])
    }
  }
}

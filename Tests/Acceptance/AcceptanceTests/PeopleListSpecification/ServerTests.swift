import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Server")
  @MainActor
  struct ServerTests {
    @Test("fetched people are merged into the list", arguments: Variant.all)
    func merged(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      app.server.people = [.grace, .alan]
      try await app.open()
      #expect(app.names == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      let saved = try await app.storage.people
      #expect(saved == [.grace, .ada, .alan])
    }

    @Test(
      "a person who was renamed on the server moves to the new position", arguments: Variant.all)
    func renamedOnServer(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      app.server.people = [Person.ada.renamed("Ada", "Byron")]
      try await app.open()
      #expect(app.names == ["Ada Byron", "Grace Hopper"])
    }

    @Test("if fetched people have not changed, their rows keep their cells", arguments: Variant.all)
    func known(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      let cells = try CellSnapshot(app.pilot)
      app.server.people = [.ada, .grace]
      try app.pilot.tap("Refresh")
      try await app.pilot.waitWhileBusy()
      #expect(cells.keptRows == ["Grace Hopper", "Ada Lovelace"])
    }

    @Test(
      "if “Refresh” fails, an alert shows the reason, and the rows stay", arguments: Variant.all)
    func fails(_ variant: Variant) async throws {
      let failures: [(ServerError, String)] = [
        (.unreachable(reason: "no network"), "no network"), (.unauthorized(status: 401), "401"),
        (.refused(status: 400, reason: "bad key"), "bad key"),
        (.unavailable(status: 503, retryAfter: nil), "503"),
      ]
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      for (failure, reason) in failures {
        app.server.failure = failure
        try app.pilot.tap("Refresh")
        try await app.waitForAlert("The People Were Not Fetched")
        #expect(app.pilot.alert?.message.contains(reason) == true)
        #expect(app.pilot.alert?.buttons == ["OK", "Try Again"])
        try app.pilot.answer("OK")
        try await app.pilot.waitWhileBusy()
        #expect(app.names == ["Ada Lovelace"])
      }
    }

    @Test(
      "a request that fails while the form closes shows its alert after the form has closed",
      arguments: Variant.all)
    func failsDuringDismissal(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      let gate = Gate()
      app.server.gate = gate
      app.server.failure = .unreachable(reason: "no network")
      try app.pilot.tap("Add")
      try app.fill(first: "Ada")
      app.holdTransitions()
      try app.pilot.tap("Save")
      await gate.waitForWaiter()
      gate.open()
      try await app.waitUntilListIsIdle()
      app.finishTransitions()
      try await app.waitForAlert("The People Were Not Sent")
      try app.pilot.answer("OK")
      try await app.waitForList()
      #expect(app.names == ["Ada"])
    }

    @Test("after each failed request, “Try Again” repeats the request", arguments: Variant.all)
    func retried(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      app.server.failure = .unreachable(reason: "no network")
      try await app.openWithoutWaiting()
      for _ in 1...2 {
        try await app.waitForAlert("The People Were Not Fetched")
        try app.pilot.answer("Try Again")
        try await app.pilot.waitWhileBusy()
      }
      try await app.waitForAlert("The People Were Not Fetched")
      app.server.failure = nil
      app.server.people = [.grace]
      try app.pilot.answer("Try Again")
      try await app.waitFor(["Grace Hopper", "Ada Lovelace"])
      #expect(app.server.messages == Array(repeating: .getPeople, count: 4))
    }

    @Test("“Refresh” fetches the people again", arguments: Variant.all)
    func refreshed(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      app.server.people = [.ada]
      try app.pilot.tap("Refresh")
      try await app.pilot.waitWhileBusy()
      #expect(app.names == ["Ada Lovelace"])
      #expect(app.server.messages == [.getPeople, .getPeople])
    }

    @Test("new and changed people are sent to the server", arguments: Variant.all)
    func reported(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try await app.add("Grace", "Hopper", "1906-12-09")
      try await app.edit("Ada Lovelace", last: "King")
      let people = try await app.storage.people
      #expect(people.map(\.lastName) == ["Hopper", "King"])
      #expect(app.server.messages == [.getPeople] + people.map { .post([$0]) })
    }

    @Test(
      "a person who could not be sent stays in the list, and “Try Again” sends the person",
      arguments: Variant.all)
    func sendFails(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      app.server.failure = .unavailable(status: 503, retryAfter: nil)
      try app.pilot.tap("Add")
      try app.fill(first: "Ada", last: "Lovelace")
      try app.pilot.tap("Save")
      try await app.waitForAlert("The People Were Not Sent")
      #expect(app.pilot.alert?.buttons == ["OK", "Try Again"])
      app.server.failure = nil
      try app.pilot.answer("Try Again")
      try await app.pilot.waitWhileBusy()
      #expect(app.names == ["Ada Lovelace"])
      let person = try #require(try await app.storage.people.first)
      #expect(app.server.messages == [.getPeople, .post([person]), .post([person])])
    }

    @Test(
      "if fetched people cannot be saved, an alert shows why, and “Try Again” saves the people",
      arguments: Variant.all)
    func notKept(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      app.server.people = [.ada]
      try await app.storage.failWrites(because: "the disk is full")
      try app.pilot.tap("Refresh")
      try await app.waitForAlert("The People Were Not Fetched")
      #expect(app.pilot.alert?.message.contains("the disk is full") == true)
      try await app.storage.failWrites(because: nil)
      try app.pilot.answer("Try Again")
      try await app.waitFor(["Ada Lovelace"])
    }
  }
}

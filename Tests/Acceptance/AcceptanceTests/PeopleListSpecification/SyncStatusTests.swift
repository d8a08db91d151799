import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Sync status")
  @MainActor
  struct SyncStatusTests {
    private func open(
      _ variant: Variant, _ status: SyncStatus = SyncStatus()
    ) async throws -> (TestApp, MockPeopleSync) {
      let app = try await TestApp(variant, [.ada])
      let sync = MockPeopleSync(status)
      app.sync = sync
      app.communicator = SyncingCommunicator(sync)
      try await app.open()
      return (app, sync)
    }

    @Test(
      "the footer shows the progress and the numbers of waiting and refused changes",
      arguments: Variant.all)
    func sentences(_ variant: Variant) async throws {
      let states: [(SyncStatus, [String])] = [
        (SyncStatus(.sending(done: 3, of: 1_200), waiting: 7), ["Sending 3 of 1,200 …"]),
        (SyncStatus(.receiving(done: 50, of: nil)), ["Receiving, 50 so far …"]),
        (SyncStatus(.receiving(done: 50, of: 90)), ["Receiving 50 of 90 …"]),
        (SyncStatus(.offline, waiting: 1), ["Offline. 1 change waits to be sent."]),
        (
          SyncStatus(.offline, waiting: 2, refused: 3),
          ["Offline. 2 changes wait to be sent. 3 changes were refused."]
        ),
        (
          SyncStatus(.stopped(reason: "Sign in again."), refused: 1),
          ["Sign in again. 1 change was refused."]
        ),
        (SyncStatus(), []),
      ]
      let (app, sync) = try await open(variant)
      for (status, labels) in states {
        sync.status = status
        try await app.pilot.waitUntil("the footer shows \(labels)") { $0.labels == labels }
      }
    }

    @Test("numbers in the footer are formatted for the locale", arguments: Variant.all)
    func numbers(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada], locale: "de_DE")
      app.sync = MockPeopleSync(SyncStatus(.sending(done: 1_000, of: 2_000)))
      try await app.open()
      #expect(app.pilot.labels == ["Sending 1.000 of 2.000 …"])
    }

    @Test("the footer shows the current sync status when the screen opens", arguments: Variant.all)
    func atLaunch(_ variant: Variant) async throws {
      let (app, _) = try await open(variant, SyncStatus(.offline, waiting: 4))
      #expect(app.pilot.labels == ["Offline. 4 changes wait to be sent."])
      #expect(app.pilot.buttons.contains("Refresh"))
    }

    @Test("“Refresh” becomes “Stop” during a sync", arguments: Variant.all)
    func stops(_ variant: Variant) async throws {
      let (app, sync) = try await open(variant)
      for activity: SyncStatus.Activity in [.sending(done: 1, of: 2), .receiving(done: 1, of: nil)]
      {
        sync.status = SyncStatus(activity)
        try await app.pilot.waitUntil("“Stop” is shown") {
          $0.buttons == ["Edit", "Stop", "Sorted by Last Name", "Add"]
        }
        try app.pilot.tap("Stop")
      }
      #expect(sync.messages == [.refresh, .stop, .stop])
      sync.status = SyncStatus(.offline)
      try await app.pilot.waitUntil("“Refresh” is shown") {
        $0.buttons == ["Edit", "Refresh", "Sorted by Last Name", "Add"]
      }
      try app.pilot.tap("Refresh")
      try await app.pilot.waitWhileBusy()
      #expect(sync.messages == [.refresh, .stop, .stop, .refresh])
    }

    @Test("people who were received before “Stop” stay in the list", arguments: Variant.all)
    func stopKeepsPeople(_ variant: Variant) async throws {
      let (app, sync) = try await open(variant)
      let gate = Gate()
      sync.gate = gate
      try app.pilot.tap("Refresh")
      await gate.waitForWaiter()
      sync.status = SyncStatus(.receiving(done: 1, of: 2))
      try await app.changeStore(save: [.grace])
      try await app.waitFor(["Grace Hopper", "Ada Lovelace"])
      try await app.pilot.waitUntil("“Stop” is shown") { $0.buttons.contains("Stop") }
      try app.pilot.tap("Stop")
      sync.status = SyncStatus()
      gate.open()
      try await app.pilot.waitWhileBusy()
      try await app.pilot.waitUntil("“Refresh” is shown") { $0.buttons.contains("Refresh") }
      #expect(app.names == ["Grace Hopper", "Ada Lovelace"])
      #expect(app.pilot.buttons.contains("Refresh"))
    }

    @Test("people can be added and edited offline", arguments: Variant.all)
    func offline(_ variant: Variant) async throws {
      let (app, sync) = try await open(variant, SyncStatus(.offline))
      try await app.add("Grace", "Hopper")
      try await app.edit("Ada Lovelace", last: "King")
      #expect(app.names == ["Grace Hopper", "Ada King"])
      #expect(app.pilot.alert == nil)
      #expect(
        sync.messages == [.refresh, .refresh, .refresh], "each change starts a sync")
    }

    @Test(
      "if a sync that the user started fails, an alert shows the reason", arguments: Variant.all)
    func complains(_ variant: Variant) async throws {
      let (app, sync) = try await open(variant)
      sync.failure = .unauthorized(status: 401)
      try app.pilot.tap("Refresh")
      try await app.waitForAlert("The People Were Not Fetched")
      #expect(app.pilot.alert?.message.contains("Sign in again") == true)
      try app.pilot.answer("OK")
    }

    @Test("without a `PeopleSync`, the footer shows no status", arguments: Variant.all)
    func none(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      #expect(app.pilot.labels.isEmpty)
      #expect(app.pilot.buttons.contains("Refresh"))
    }
  }
}

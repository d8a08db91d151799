import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("The state of the syncing")
  @MainActor
  struct SyncStatusTests {
    private func open(
      _ variant: PeopleListVariant, _ status: SyncStatus = SyncStatus()
    ) async throws -> (World, MockPeopleSync) {
      let world = try await World(variant, [.ada])
      let sync = MockPeopleSync(status)
      world.sync = sync
      world.communicator = SyncingCommunicator(sync)
      try await world.open()
      return (world, sync)
    }

    @Test(
      "what is done, what waits and what was refused stands under the list",
      arguments: PeopleListVariant.allCases)
    func sentences(_ variant: PeopleListVariant) async throws {
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
      let (world, sync) = try await open(variant)
      for (status, labels) in states {
        sync.status = status
        try await world.pilot.waitUntil("\(labels) stands there") { $0.labels == labels }
      }
    }

    @Test(
      "numbers are written as the reader's language does", arguments: PeopleListVariant.allCases)
    func numbers(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada], locale: "de_DE")
      world.sync = MockPeopleSync(SyncStatus(.sending(done: 1_000, of: 2_000)))
      try await world.open()
      #expect(world.pilot.labels == ["Sending 1.000 of 2.000 …"])
    }

    @Test(
      "what is under way when the screen opens is told at once",
      arguments: PeopleListVariant.allCases)
    func atLaunch(_ variant: PeopleListVariant) async throws {
      let (world, _) = try await open(variant, SyncStatus(.offline, waiting: 4))
      #expect(world.pilot.labels == ["Offline. 4 changes wait to be sent."])
      #expect(world.pilot.buttons.contains("Refresh"))
    }

    @Test(
      "while something goes to and fro, “Refresh” is “Stop”, and stops it",
      arguments: PeopleListVariant.allCases)
    func stops(_ variant: PeopleListVariant) async throws {
      let (world, sync) = try await open(variant)
      for activity: SyncStatus.Activity in [.sending(done: 1, of: 2), .receiving(done: 1, of: nil)]
      {
        sync.status = SyncStatus(activity)
        try await world.pilot.waitUntil("it can be stopped") {
          $0.buttons == ["Edit", "Stop", "By First Name", "Add"]
        }
        try world.pilot.tap("Stop")
      }
      #expect(sync.messages == [.refresh, .stop, .stop])
      sync.status = SyncStatus(.offline)
      try await world.pilot.waitUntil("it can be set going") {
        $0.buttons == ["Edit", "Refresh", "By First Name", "Add"]
      }
      try world.pilot.tap("Refresh")
      try await world.pilot.waitWhileBusy()
      #expect(sync.messages == [.refresh, .stop, .stop, .refresh])
    }

    @Test(
      "a syncing that was stopped half-way leaves what came, and goes on with “Refresh”",
      arguments: PeopleListVariant.allCases)
    func stoppedHalfWay(_ variant: PeopleListVariant) async throws {
      let (world, sync) = try await open(variant)
      let gate = Gate()
      sync.gate = gate
      try world.pilot.tap("Refresh")
      await gate.someoneWaits()
      sync.status = SyncStatus(.receiving(done: 1, of: 2))
      try await world.elsewhere(save: [.grace])
      try await world.waitFor(["Grace Hopper", "Ada Lovelace"])
      try await world.pilot.waitUntil("it can be stopped") { $0.buttons.contains("Stop") }
      try world.pilot.tap("Stop")
      sync.status = SyncStatus()
      gate.open()
      try await world.pilot.waitWhileBusy()
      try await world.pilot.waitUntil("it can be set going") { $0.buttons.contains("Refresh") }
      #expect(world.names == ["Grace Hopper", "Ada Lovelace"])
      #expect(world.pilot.buttons.contains("Refresh"))
    }

    @Test(
      "offline, people are added and edited, and nothing fails",
      arguments: PeopleListVariant.allCases)
    func offline(_ variant: PeopleListVariant) async throws {
      let (world, sync) = try await open(variant, SyncStatus(.offline))
      try await world.add("Grace", "Hopper")
      try await world.edit("Ada Lovelace", last: "King")
      #expect(world.names == ["Grace Hopper", "Ada King"])
      #expect(world.pilot.alert == nil)
      #expect(
        sync.messages == [.refresh, .refresh, .refresh], "each change sets the syncing going")
    }

    @Test(
      "a server that the syncing complains of is told of as any other",
      arguments: PeopleListVariant.allCases)
    func complains(_ variant: PeopleListVariant) async throws {
      let (world, sync) = try await open(variant)
      sync.failure = .unauthorized(status: 401)
      try world.pilot.tap("Refresh")
      try await world.waitForAlert("The Server Was Not Read")
      #expect(world.pilot.alert?.message.contains("Sign in again") == true)
      try world.pilot.answer("OK")
    }

    @Test("without a syncing there is nothing to tell", arguments: PeopleListVariant.allCases)
    func none(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      #expect(world.pilot.labels.isEmpty)
      #expect(world.pilot.buttons.contains("Refresh"))
    }
  }
}

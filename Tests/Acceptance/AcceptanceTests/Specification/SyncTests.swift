import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Syncing")
  @MainActor
  struct SyncTests {
    private let reason = "the name is taken"

    private func open(_ variant: PeopleListVariant) async throws -> (World, MockPeopleSync) {
      let world = try await World(variant, [.ada, .grace, .alan])
      let sync = MockPeopleSync()
      world.hasMarks = true
      world.sync = sync
      world.communicator = SyncingCommunicator(sync)
      try await world.open()
      return (world, sync)
    }

    private func openRefused(_ variant: PeopleListVariant) async throws -> (World, MockPeopleSync) {
      let (world, sync) = try await open(variant)
      try await world.storage.mark([Person.ada.id: .refused(reason: reason)])
      try await world.pilot.waitUntil("the mark is shown") {
        $0.rows.map(\.texts.last).contains("!")
      }
      try world.pilot.selectRow("Ada Lovelace")
      return (world, sync)
    }

    @Test(
      "a row tells whether its change waits or was refused", arguments: PeopleListVariant.allCases)
    func marks(_ variant: PeopleListVariant) async throws {
      let (world, _) = try await open(variant)
      let watch = try TableWatch(world.pilot)
      try await world.storage.mark([
        Person.grace.id: .waiting, Person.ada.id: .refused(reason: reason),
      ])
      let marked = [
        ["Grace Hopper", "December 9, 1906", "↑"], ["Ada Lovelace", "December 10, 1815", "!"],
        ["Alan Turing", "June 23, 1912"],
      ]
      try await world.pilot.waitUntil("the marks are shown") { $0.rows.map(\.texts) == marked }
      try await world.storage.mark([:])
      try await world.pilot.waitUntil("they are gone") {
        $0.rows.map(\.texts) == marked.map { Array($0.prefix(2)) }
      }
      #expect(watch.keptCells == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
    }

    @Test(
      "a touch on a refused row tells the reason and the ways out",
      arguments: PeopleListVariant.allCases)
    func refused(_ variant: PeopleListVariant) async throws {
      let (world, sync) = try await openRefused(variant)
      #expect(
        world.pilot.alert
          == AlertOnScreen(
            title: "Ada Lovelace Was Refused", message: reason,
            buttons: ["Edit", "Try Again", "Discard", "Cancel"]))
      try world.pilot.answer("Cancel")
      #expect(sync.messages == [.refresh])
      try world.pilot.selectRow("Grace Hopper")
      #expect(world.pilot.title == "Edit Person", "the others are edited at once")
    }

    @Test("“Edit” opens the form on the refused person", arguments: PeopleListVariant.allCases)
    func edited(_ variant: PeopleListVariant) async throws {
      let (world, _) = try await openRefused(variant)
      try world.pilot.answer("Edit")
      #expect(world.pilot.title == "Edit Person")
      try world.fill(last: "King")
      try world.pilot.tap("Save")
      try await world.waitForList()
      let saved = try await world.storage.people
      #expect(saved.map(\.lastName) == ["Hopper", "King", "Turing"])
    }

    @Test(
      "“Try Again” and “Discard” are passed on, each once", arguments: PeopleListVariant.allCases)
    func decided(_ variant: PeopleListVariant) async throws {
      let (world, sync) = try await openRefused(variant)
      try world.pilot.answer("Try Again")
      try await world.pilot.waitWhileBusy()
      try world.pilot.selectRow("Ada Lovelace")
      try world.pilot.answer("Discard")
      try await world.pilot.waitWhileBusy()
      #expect(sync.messages == [.refresh, .retry(Person.ada.id), .discard(Person.ada.id)])
    }

    @Test(
      "a decision that cannot be stored is told of, and tried again on demand",
      arguments: PeopleListVariant.allCases)
    func decisionFails(_ variant: PeopleListVariant) async throws {
      let (world, sync) = try await openRefused(variant)
      let decisions: [(String, String, MockPeopleSync.Message)] = [
        ("Try Again", "The Change Was Not Retried", .retry(Person.ada.id)),
        ("Discard", "The Change Was Not Discarded", .discard(Person.ada.id)),
      ]
      for (button, title, message) in decisions {
        if world.pilot.alert == nil { try world.pilot.selectRow("Ada Lovelace") }
        sync.storeFailure = .full(file: "people.sqlite")
        try world.pilot.answer(button)
        try await world.waitForAlert(title)
        #expect(world.pilot.alert?.message.contains("people.sqlite") == true)
        #expect(world.pilot.alert?.buttons == ["OK", "Try Again"])
        sync.storeFailure = nil
        try world.pilot.answer("Try Again")
        try await world.pilot.waitWhileBusy()
        #expect(sync.messages.suffix(2) == [message, message])
      }
    }

    @Test(
      "where nothing is synced, a refused row is edited as any other",
      arguments: PeopleListVariant.allCases)
    func withoutSync(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      world.hasMarks = true
      try await world.open()
      try await world.storage.mark([Person.ada.id: .refused(reason: reason)])
      try await world.pilot.waitUntil("the mark is shown") {
        $0.rows.map(\.texts.last).contains("!")
      }
      try world.pilot.selectRow("Ada Lovelace")
      #expect(world.pilot.title == "Edit Person")
    }
  }
}

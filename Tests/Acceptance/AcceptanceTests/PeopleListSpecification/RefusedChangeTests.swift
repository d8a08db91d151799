import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Refused changes")
  @MainActor
  struct SyncTests {
    private let reason = "the name is taken"

    private func open(_ variant: Variant) async throws -> (TestApp, MockPeopleSync) {
      let app = try await TestApp(variant, [.ada, .grace, .alan])
      let sync = MockPeopleSync()
      app.keepsOutbox = true
      app.sync = sync
      app.communicator = SyncingCommunicator(sync)
      try await app.open()
      return (app, sync)
    }

    private func openRefused(_ variant: Variant) async throws -> (TestApp, MockPeopleSync) {
      let (app, sync) = try await open(variant)
      try await app.storage.mark([Person.ada.id: .refused(reason: reason)])
      try await app.pilot.waitUntil("the mark is shown") {
        $0.rows.map(\.texts.last).contains("!")
      }
      try app.pilot.selectRow("Ada Lovelace")
      return (app, sync)
    }

    @Test(
      "a row shows whether the person's change is waiting or was refused", arguments: Variant.all)
    func marks(_ variant: Variant) async throws {
      let (app, _) = try await open(variant)
      let cells = try CellSnapshot(app.pilot)
      try await app.storage.mark([
        Person.grace.id: .waiting, Person.ada.id: .refused(reason: reason),
      ])
      let marked = [
        ["Grace Hopper", "December 9, 1906", "↑"], ["Ada Lovelace", "December 10, 1815", "!"],
        ["Alan Turing", "June 23, 1912"],
      ]
      try await app.pilot.waitUntil("the marks are shown") { $0.rows.map(\.texts) == marked }
      #expect(cells.drawsLabel("↑") && cells.drawsLabel("!"))
      try await app.storage.mark([:])
      try await app.pilot.waitUntil("the marks are removed") {
        $0.rows.map(\.texts) == marked.map { Array($0.prefix(2)) }
      }
      #expect(cells.keptRows == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
    }

    @Test(
      "opening a person whose change was refused shows the reason and three actions",
      arguments: Variant.all)
    func refused(_ variant: Variant) async throws {
      let (app, sync) = try await openRefused(variant)
      #expect(
        app.pilot.alert
          == AlertOnScreen(
            title: "Ada Lovelace Was Refused", message: reason,
            buttons: ["Edit", "Try Again", "Discard", "Cancel"]))
      try app.pilot.answer("Cancel")
      #expect(sync.messages == [.refresh])
      try app.pilot.selectRow("Grace Hopper")
      #expect(app.pilot.title == "Edit Person", "other rows open the form")
    }

    @Test("“Edit” opens the form of a person whose change was refused", arguments: Variant.all)
    func edited(_ variant: Variant) async throws {
      let (app, _) = try await openRefused(variant)
      try app.pilot.answer("Edit")
      #expect(app.pilot.title == "Edit Person")
      try app.fill(last: "King")
      try app.pilot.tap("Save")
      try await app.waitForList()
      let saved = try await app.storage.people
      #expect(saved.map(\.lastName) == ["Hopper", "King", "Turing"])
    }

    @Test(
      "if the person is deleted while the alert is open, “Edit” and “Save” restore the person",
      arguments: Variant.all)
    func removed(_ variant: Variant) async throws {
      let (app, _) = try await openRefused(variant)
      let cells = try CellSnapshot(app.pilot)
      try await app.changeStore(delete: [Person.ada.id])
      try await app.pilot.waitUntil("the row under the sheet is removed") { _ in
        cells.keptRows == ["Grace Hopper", "Alan Turing"]
      }
      try app.pilot.answer("Edit")
      #expect(app.pilot.title == "Edit Person")
      let fields = try app.fields()
      #expect(fields == ["Ada", "Lovelace", "1815-12-10"])
      try app.pilot.tap("Save")
      try await app.waitForList()
      let saved = try await app.storage.people
      #expect(saved == [.grace, .ada, .alan])
    }

    @Test(
      "“Try Again” retries the change once, and “Discard” discards the change once",
      arguments: Variant.all)
    func decided(_ variant: Variant) async throws {
      let (app, sync) = try await openRefused(variant)
      try app.pilot.answer("Try Again")
      try await app.pilot.waitWhileBusy()
      try app.pilot.selectRow("Ada Lovelace")
      try app.pilot.answer("Discard")
      try await app.pilot.waitWhileBusy()
      #expect(sync.messages == [.refresh, .retry(Person.ada.id), .discard(Person.ada.id)])
    }

    @Test(
      "if a retry or discard fails, an alert shows the reason, and “Try Again” repeats the action",
      arguments: Variant.all)
    func decisionFails(_ variant: Variant) async throws {
      let (app, sync) = try await openRefused(variant)
      let decisions: [(String, String, MockPeopleSync.Message)] = [
        ("Try Again", "The Change Was Not Retried", .retry(Person.ada.id)),
        ("Discard", "The Change Was Not Discarded", .discard(Person.ada.id)),
      ]
      for (button, title, message) in decisions {
        if app.pilot.alert == nil { try app.pilot.selectRow("Ada Lovelace") }
        sync.storeFailure = .full(file: "people.sqlite")
        try app.pilot.answer(button)
        try await app.waitForAlert(title)
        #expect(app.pilot.alert?.message.contains("people.sqlite") == true)
        #expect(app.pilot.alert?.buttons == ["OK", "Try Again"])
        sync.storeFailure = nil
        try app.pilot.answer("Try Again")
        try await app.pilot.waitWhileBusy()
        #expect(sync.messages.suffix(2) == [message, message])
      }
    }

    @Test(
      "without a `PeopleSync`, opening a person whose change was refused shows the form",
      arguments: Variant.all)
    func withoutSync(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      app.keepsOutbox = true
      try await app.open()
      try await app.storage.mark([Person.ada.id: .refused(reason: reason)])
      try await app.pilot.waitUntil("the mark is shown") {
        $0.rows.map(\.texts.last).contains("!")
      }
      try app.pilot.selectRow("Ada Lovelace")
      #expect(app.pilot.title == "Edit Person")
    }
  }
}

import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Undo a deletion")
  @MainActor
  struct UndoDeletionTests {
    /// Opens a list, deletes Ada Lovelace, and waits until the five seconds have begun.
    private func deleteAda(_ variant: Variant) async throws -> TestApp {
      let app = try await TestApp(variant, [.ada, .grace, .alan])
      try await app.open()
      try await app.delete("Ada Lovelace")
      try await app.waitForUndo(of: "Ada Lovelace")
      return app
    }

    @Test("after a deletion, a bar names the person and shows “Undo”", arguments: Variant.all)
    func offered(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      #expect(app.pilot.labels.isEmpty && !app.pilot.buttons.contains("Undo"))
      try await app.delete("Ada Lovelace")
      #expect(app.pilot.labels == ["Ada Lovelace was deleted."])
      #expect(app.pilot.buttons.contains("Undo"))
      let saved = try await app.storage.people
      #expect(saved == [.grace], "the deletion is saved at once")
    }

    @Test(
      "“Undo” restores the person at the old position with the same identifier and values",
      arguments: Variant.all)
    func undone(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace, .alan])
      try await app.open()
      let (rows, people) = (app.pilot.rows, try await app.storage.people)
      try await app.delete("Ada Lovelace")
      try app.pilot.tap("Undo")
      try await app.waitFor(rows.map(\.title))
      try await app.pilot.waitWhileBusy()
      #expect(app.pilot.rows == rows)
      let saved = try await app.storage.people
      #expect(saved == people)
      #expect(app.pilot.labels.isEmpty && !app.pilot.buttons.contains("Undo"))
    }

    @Test(
      "the bar disappears after five seconds, and the person stays deleted", arguments: Variant.all)
    func expires(_ variant: Variant) async throws {
      let app = try await deleteAda(variant)
      app.clock.advance(by: .seconds(4))
      await #expect(throws: PilotError.self, "the bar is shown for more than four seconds") {
        try await app.pilot.waitUntil("the bar disappears", turns: 20) { $0.labels.isEmpty }
      }
      app.clock.advance(by: .seconds(1))
      try await app.waitForNoUndo()
      #expect(app.names == ["Grace Hopper", "Alan Turing"])
      let saved = try await app.storage.people
      #expect(saved == [.grace, .alan])
    }

    @Test(
      "a second deletion replaces the bar, and five seconds start again", arguments: Variant.all)
    func replaced(_ variant: Variant) async throws {
      let app = try await deleteAda(variant)
      app.clock.advance(by: .seconds(4))
      try await app.delete("Grace Hopper")
      try await app.waitForUndo(of: "Grace Hopper", offers: 2)
      #expect(app.pilot.buttons.count { $0 == "Undo" } == 1)
      app.clock.advance(by: .seconds(4))
      await #expect(throws: PilotError.self, "the end of the first offer changes nothing") {
        try await app.pilot.waitUntil("the bar disappears", turns: 20) { $0.labels.isEmpty }
      }
      try app.pilot.tap("Undo")
      try await app.waitFor(["Grace Hopper", "Alan Turing"])
      let saved = try await app.storage.people
      #expect(saved == [.grace, .alan], "only the last deletion is undone")
    }

    @Test("two quick taps on “Undo” restore the person once", arguments: Variant.all)
    func quickTaps(_ variant: Variant) async throws {
      let app = try await deleteAda(variant)
      try app.pilot.tap("Undo")
      #expect(throws: PilotError.self) { try app.pilot.tap("Undo") }
      try await app.waitFor(["Grace Hopper", "Ada Lovelace", "Alan Turing"])
    }

    @Test("a cancelled or failed deletion shows no bar", arguments: Variant.all)
    func notDeleted(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try app.pilot.swipeToDelete("Ada Lovelace")
      try app.pilot.answer("Cancel")
      try await app.pilot.waitWhileBusy()
      #expect(!app.pilot.buttons.contains("Undo"))
      try await app.storage.failWrites(because: "the file is locked")
      try app.pilot.swipeToDelete("Ada Lovelace")
      try app.pilot.answer("Delete")
      try await app.waitForAlert("The Person Was Not Deleted")
      try app.pilot.answer("OK")
      try await app.pilot.waitWhileBusy()
      #expect(!app.pilot.buttons.contains("Undo"))
      #expect(app.clock.sleeps.isEmpty)
    }

    @Test(
      "if the person cannot be restored, an alert shows the reason, and “Try Again” restores them",
      arguments: Variant.all)
    func fails(_ variant: Variant) async throws {
      let app = try await deleteAda(variant)
      try await app.storage.failWrites(because: "the disk is full")
      try app.pilot.tap("Undo")
      try await app.waitForAlert("The Person Was Not Restored")
      #expect(app.pilot.alert?.message.contains("the disk is full") == true)
      #expect(app.pilot.alert?.buttons == ["OK", "Try Again"])
      try await app.storage.failWrites(because: nil)
      try app.pilot.answer("Try Again")
      try await app.waitFor(["Grace Hopper", "Ada Lovelace", "Alan Turing"])
    }

    @Test(
      "closing the screen removes “Undo”, and the person stays deleted", .tags(.memory),
      arguments: Variant.all)
    func closed(_ variant: Variant) async throws {
      let app = try await deleteAda(variant)
      try await expectFreed {
        let screen = try #require(app.screen)
        app.close()
        return screen
      }
      try await app.open()
      #expect(app.names == ["Grace Hopper", "Alan Turing"])
      #expect(!app.pilot.buttons.contains("Undo"))
    }

    @Test(
      "a restoration continues if the screen closes immediately after a tap on “Undo”",
      arguments: Variant.all)
    func closedAfterTap(_ variant: Variant) async throws {
      let app = try await deleteAda(variant)
      try app.pilot.tap("Undo")
      app.close()
      await app.storage.waitFor([.grace, .ada, .alan])
    }

    @Test("“Undo” restores the person during a sync", arguments: Variant.all)
    func duringSync(_ variant: Variant) async throws {
      let (sync, gate) = (MockPeopleSync(), Gate())
      let app = try await TestApp(variant, [.ada, .grace])
      app.communicator = SyncingCommunicator(sync)
      app.sync = sync
      try await app.open()
      sync.gate = gate
      try app.pilot.tap("Refresh")
      await gate.waitForWaiter()
      sync.status = SyncStatus(.sending(done: 0, of: 1), waiting: 1)
      try app.pilot.swipeToDelete("Ada Lovelace")
      try app.pilot.answer("Delete")
      try await app.waitFor(["Grace Hopper"])
      try await app.waitForUndo(of: "Ada Lovelace")
      try app.pilot.tap("Undo")
      try await app.waitFor(["Grace Hopper", "Ada Lovelace"])
      gate.open()
      try await app.pilot.waitWhileBusy()
      let saved = try await app.storage.people
      #expect(saved == [.grace, .ada])
    }

    @Test(
      "if a sync brings the person back with other values, “Undo” keeps those values",
      arguments: Variant.all)
    func cameBack(_ variant: Variant) async throws {
      let app = try await deleteAda(variant)
      let countess = Person.ada.renamed("Ada", "King")
      try await app.changeStore(save: [countess])
      try await app.waitFor(["Grace Hopper", "Ada King", "Alan Turing"])
      try app.pilot.tap("Undo")
      try await app.waitForNoUndo()
      try await app.pilot.waitWhileBusy()
      let saved = try await app.storage.people
      #expect(saved == [.grace, countess, .alan])
    }

    @Test("the bar is visible at the end of a long list", arguments: Variant.all)
    func inSight(_ variant: Variant) async throws {
      let crowd = (10..<70).map { Person.named("Person", "\($0)") }
      let app = try await TestApp(variant, crowd)
      try await app.open()
      try app.pilot.swipeToDelete("Person 69")
      try app.pilot.answer("Delete")
      try await app.waitForUndo(of: "Person 69")
      let window = app.pilot.window
      let frames = window.shownViews.compactMap { view in
        let text = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
        return ["Undo", "Person 69 was deleted."].contains(text)
          ? view.convert(view.bounds, to: nil) : nil
      }
      #expect(!frames.isEmpty)
      #expect(frames.allSatisfy { !$0.isEmpty && window.bounds.contains($0) }, "\(frames)")
    }
  }
}

extension TestApp {
  /// Waits until the bar of this deletion is shown and the clock measures its five seconds.
  fileprivate func waitForUndo(of name: String, offers: Int = 1) async throws {
    try await pilot.waitUntil("the bar for \(name) is shown") {
      $0.labels.contains("\(name) was deleted.") && $0.buttons.contains("Undo")
    }
    await clock.sleeps(reach: offers)
  }

  fileprivate func waitForNoUndo() async throws {
    try await pilot.waitUntil("the bar disappears") {
      $0.labels.isEmpty && !$0.buttons.contains("Undo")
    }
  }
}

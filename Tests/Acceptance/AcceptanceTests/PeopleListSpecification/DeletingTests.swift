import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Delete a person")
  @MainActor
  struct DeletingTests {
    @Test("a swipe asks for confirmation, and “Delete” removes the row", arguments: Variant.all)
    func confirmed(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      let cells = try CellSnapshot(app.pilot)
      try app.pilot.swipeToDelete("Ada Lovelace")
      #expect(
        app.pilot.alert
          == AlertOnScreen(title: "Delete Ada Lovelace?", buttons: ["Cancel", "Delete"]))
      var saved = try await app.storage.people
      #expect(saved.count == 2)
      try app.pilot.answer("Delete")
      try await app.waitFor(["Grace Hopper"])
      #expect(app.pilot.sectionTitles == ["H"], "an empty section is removed")
      #expect(cells.keptRows == ["Grace Hopper"])
      saved = try await app.storage.people
      #expect(saved == [.grace])
    }

    @Test("“Cancel” keeps the person", arguments: Variant.all)
    func refused(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try app.pilot.swipeToDelete("Ada Lovelace")
      try app.pilot.answer("Cancel")
      try await app.pilot.waitWhileBusy()
      #expect(app.names == ["Ada Lovelace"])
      let saved = try await app.storage.people
      #expect(saved == [.ada])
    }

    @Test("rows have delete buttons only in editing mode", arguments: Variant.all)
    func editMode(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      #expect(throws: PilotError.self) { try app.pilot.deleteRow("Ada Lovelace") }
      try app.pilot.tap("Edit")
      try app.pilot.deleteRow("Ada Lovelace")
      try app.pilot.answer("Delete")
      try await app.waitFor(["Grace Hopper"])
      try app.pilot.tap("Done")
      #expect(app.pilot.buttons.contains("Edit"))
      #expect(throws: PilotError.self) { try app.pilot.deleteRow("Grace Hopper") }
    }

    @Test(
      "if a deletion fails, an alert shows the reason, and “Try Again” deletes the person",
      arguments: Variant.all)
    func fails(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try await app.storage.failWrites(because: "the file is locked")
      try app.pilot.swipeToDelete("Ada Lovelace")
      try app.pilot.answer("Delete")
      try await app.waitForAlert("The Person Was Not Deleted")
      #expect(app.pilot.alert?.message.contains("the file is locked") == true)
      #expect(app.pilot.alert?.buttons == ["OK", "Try Again"])
      try await app.storage.failWrites(because: nil)
      try app.pilot.answer("Try Again")
      try await app.waitFor([])
    }

    @Test("two quick taps on “Delete” delete once", arguments: Variant.all)
    func quickDelete(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      try app.pilot.swipeToDelete("Ada Lovelace")
      try app.pilot.answer("Delete")
      #expect(throws: PilotError.self) { try app.pilot.answer("Delete") }
      try await app.waitFor(["Grace Hopper"])
      try await app.pilot.waitWhileBusy()
      #expect(app.pilot.alert == nil)
    }

    @Test("two quick swipes show one alert", arguments: Variant.all)
    func quickSwipes(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      try app.pilot.swipeToDelete("Ada Lovelace")
      #expect(throws: PilotError.self) { try app.pilot.swipeToDelete("Grace Hopper") }
      try app.pilot.answer("Cancel")
      #expect(app.pilot.alert == nil)
    }

    @Test("“Delete” shows no error if the person is already deleted", arguments: Variant.all)
    func alreadyDeleted(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      try app.pilot.swipeToDelete("Ada Lovelace")
      try await app.changeStore(delete: [Person.ada.id])
      try app.pilot.answer("Delete")
      try await app.pilot.waitWhileBusy()
      #expect(app.names == ["Grace Hopper"])
    }
  }
}

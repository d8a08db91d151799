import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Edit a person")
  @MainActor
  struct EditingTests {
    @Test("the form shows the person of the tapped row", arguments: Variant.all)
    func shown(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      try app.pilot.selectRow("Ada Lovelace")
      #expect(app.pilot.title == "Edit Person")
      let fields = try app.fields()
      #expect(fields == ["Ada", "Lovelace", "1815-12-10"])
    }

    @Test("a tapped row does not stay selected", arguments: Variant.all)
    func notSelected(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      let cells = try CellSnapshot(app.pilot)
      try app.pilot.selectRow("Ada Lovelace")
      #expect(cells.selectedRows.isEmpty)
    }

    @Test("a row moves to another section after its name changed", arguments: Variant.all)
    func moves(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace, .alan, .emmy])
      try await app.open()
      let cells = try CellSnapshot(app.pilot)
      try await app.edit("Ada Lovelace", last: "Hamilton")
      #expect(app.names == ["Ada Hamilton", "Grace Hopper", "Emmy Noether", "Alan Turing"])
      #expect(app.pilot.sectionTitles == ["H", "N", "T"])
      #expect(cells.keptRows == ["Grace Hopper", "Emmy Noether", "Alan Turing"])
      let saved = try await app.storage.people
      #expect(saved.first?.id == Person.ada.id)
    }

    @Test(
      "a row moves within its section if the new name starts with the same letter",
      arguments: Variant.all)
    func movesWithin(_ variant: Variant) async throws {
      let people = ["Lamarr", "Lovelace", "Liskov"].map { Person.named("A", $0) }
      let app = try await TestApp(variant, people)
      try await app.open()
      #expect(app.names == ["A Lamarr", "A Liskov", "A Lovelace"])
      try await app.edit("A Lamarr", last: "Lynch")
      #expect(app.names == ["A Liskov", "A Lovelace", "A Lynch"])
      #expect(app.pilot.sectionTitles == ["L"])
    }

    @Test("a changed birthday does not move the row", arguments: Variant.all)
    func birthday(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      let cells = try CellSnapshot(app.pilot)
      try await app.edit("Ada Lovelace", born: "1815-12-11")
      #expect(app.pilot.rows.last?.texts == ["Ada Lovelace", "December 11, 1815"])
      try await app.edit("Ada Lovelace", born: "")
      #expect(app.pilot.rows.last?.texts == ["Ada Lovelace"])
      #expect(cells.keptRows == ["Grace Hopper", "Ada Lovelace"])
    }

    @Test("discarded changes are not saved", arguments: Variant.all)
    func cancelled(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try app.pilot.selectRow("Ada Lovelace")
      try app.fill(last: "King")
      try await app.discardForm()
      let saved = try await app.storage.people
      #expect(saved == [.ada])
    }

    @Test(
      "“Try Again” after a failed save saves the change and updates the row", arguments: Variant.all
    )
    func fails(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try await app.storage.failWrites(because: "the file is locked")
      try app.pilot.selectRow("Ada Lovelace")
      try app.fill(last: "King")
      try app.pilot.tap("Save")
      try await app.waitForAlert("The Person Was Not Saved")
      try await app.storage.failWrites(because: nil)
      try app.pilot.answer("Try Again")
      try await app.waitForList()
      #expect(app.names == ["Ada King"])
      let saved = try await app.storage.people
      #expect(saved.map(\.id) == [Person.ada.id])
    }
  }
}

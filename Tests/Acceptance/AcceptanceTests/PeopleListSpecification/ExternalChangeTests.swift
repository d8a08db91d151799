import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Changes made outside the screen")
  @MainActor
  struct ElsewhereTests {
    @Test(
      "only the changed rows are updated, and the other rows keep their cells",
      arguments: Variant.all)
    func rowChanges(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace, .alan])
      try await app.open()
      let cells = try CellSnapshot(app.pilot)
      try await app.changeStore(save: [.emmy])
      try await app.waitFor(["Grace Hopper", "Ada Lovelace", "Emmy Noether", "Alan Turing"])
      #expect(cells.keptRows == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      try await app.changeStore(delete: [Person.ada.id])
      try await app.waitFor(["Grace Hopper", "Emmy Noether", "Alan Turing"])
      #expect(cells.keptRows == ["Grace Hopper", "Alan Turing"])
      try await app.changeStore(save: [Person.emmy.renamed("Emmy", "Zariski")])
      try await app.waitFor(["Grace Hopper", "Alan Turing", "Emmy Zariski"])
      #expect(cells.keptRows == ["Grace Hopper", "Alan Turing"])
    }

    @Test(
      "after many changes at once, the list shows exactly the stored people", arguments: Variant.all
    )
    func many(_ variant: Variant) async throws {
      let crowd = (0..<300).map { Person.named("Member", "\($0 % 7) Crowd \($0)") }
      let app = try await TestApp(variant, crowd + [.ada, .grace])
      try await app.open()
      var random = SeededGenerator(seed: 5)
      for _ in 1...4 {
        let changed = crowd.shuffled(using: &random).prefix(100)
        let renamed = changed.prefix(60).map {
          $0.renamed("Member", "\(Int.random(in: 0..<9, using: &random)) Crowd")
        }
        let deleted = changed.suffix(20).map(\.id)
        try await app.changeStore(save: renamed, delete: deleted)
        let names = try await app.storage.people.map { "\($0.firstName) \($0.lastName)" }
        try await app.pilot.waitUntil("the list equals the store") {
          $0.rowCount == names.count && $0.allRows.map(\.title) == names
        }
      }
    }

    @Test(
      "changes that other code makes while the form is open are shown after the form closes",
      arguments: Variant.all)
    func underForm(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      let cells = try CellSnapshot(app.pilot)
      try app.pilot.tap("Add")
      try await app.changeStore(save: [.grace, .alan])
      try app.pilot.tap("Cancel")
      try await app.waitForList()
      #expect(app.names == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      #expect(cells.keptRows == ["Ada Lovelace"])
    }

    @Test("a new row below the visible rows does not scroll the list", arguments: Variant.all)
    func place(_ variant: Variant) async throws {
      let crowd = (100...300).map { Person.named("Member", "Crowd \($0)") }
      let app = try await TestApp(variant, crowd)
      try await app.open()
      try app.pilot.scroll(toRow: 100)
      let before = app.names
      try await app.changeStore(save: [Person.named("Zeno", "Zetterling")])
      try await app.pilot.waitUntil("Zeno is added") { $0.rowCount == 202 }
      #expect(app.names == before)
    }

    @Test(
      "a failed read shows an alert, and the previous rows stay until the next change",
      arguments: Variant.all)
    func unreadable(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try await app.storage.failReads(true)
      try await app.waitForAlert("The People Cannot Be Shown")
      try app.pilot.answer("OK")
      #expect(app.names == ["Ada Lovelace"])
      try await app.storage.failReads(false)
      try await app.changeStore(save: [.grace])
      try await app.waitFor(["Grace Hopper", "Ada Lovelace"])
    }

    @Test(
      "in edit mode, a person that other code adds appears in the list and can be deleted",
      arguments: Variant.all)
    func editMode(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try app.pilot.tap("Edit")
      try await app.changeStore(save: [.grace])
      try await app.waitFor(["Grace Hopper", "Ada Lovelace"])
      try app.pilot.deleteRow("Grace Hopper")
      try app.pilot.answer("Delete")
      try await app.waitFor(["Ada Lovelace"])
    }
  }
}

import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Changes made elsewhere")
  @MainActor
  struct ElsewhereTests {
    @Test(
      "who comes, goes and changes elsewhere is a change of rows: the others keep their cells",
      arguments: PeopleListVariant.allCases)
    func rowChanges(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace, .alan])
      try await world.open()
      let watch = try TableWatch(world.pilot)
      try await world.elsewhere(save: [.emmy])
      try await world.waitFor(["Grace Hopper", "Ada Lovelace", "Emmy Noether", "Alan Turing"])
      #expect(watch.keptCells == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      try await world.elsewhere(delete: [Person.ada.id])
      try await world.waitFor(["Grace Hopper", "Emmy Noether", "Alan Turing"])
      #expect(watch.keptCells == ["Grace Hopper", "Alan Turing"])
      try await world.elsewhere(save: [Person.emmy.renamed("Emmy", "Zariski")])
      try await world.waitFor(["Grace Hopper", "Alan Turing", "Emmy Zariski"])
      #expect(watch.keptCells == ["Grace Hopper", "Alan Turing"])
    }

    @Test(
      "a hundred changes in one go leave the list as the store has it, without a reload",
      arguments: PeopleListVariant.allCases)
    func many(_ variant: PeopleListVariant) async throws {
      let crowd = (0..<300).map { Person.named("Member", "\($0 % 7) Crowd \($0)") }
      let world = try await World(variant, crowd + [.ada, .grace])
      try await world.open()
      var random = SeededGenerator(seed: 5)
      for _ in 1...4 {
        let changed = crowd.shuffled(using: &random).prefix(100)
        let renamed = changed.prefix(60).map {
          $0.renamed("Member", "\(Int.random(in: 0..<9, using: &random)) Crowd")
        }
        let deleted = changed.suffix(20).map(\.id)
        try await world.elsewhere(save: renamed, delete: deleted)
        let names = try await world.storage.people.map { "\($0.firstName) \($0.lastName)" }
        try await world.pilot.waitUntil("the list is as the store has it") {
          $0.rowCount == names.count && $0.allRows.map(\.title) == names
        }
      }
    }

    @Test(
      "what changes under an open form is there when the form closes",
      arguments: PeopleListVariant.allCases)
    func underForm(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      let watch = try TableWatch(world.pilot)
      try world.pilot.tap("Add")
      try await world.elsewhere(save: [.grace, .alan])
      try world.pilot.tap("Cancel")
      try await world.waitForList()
      #expect(world.names == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      #expect(watch.keptCells == ["Ada Lovelace"])
    }

    @Test(
      "the place in a long list stays when somebody comes below it",
      arguments: PeopleListVariant.allCases)
    func place(_ variant: PeopleListVariant) async throws {
      let crowd = (100...300).map { Person.named("Member", "Crowd \($0)") }
      let world = try await World(variant, crowd)
      try await world.open()
      try world.pilot.scroll(toRow: 100)
      let before = world.names
      try await world.elsewhere(save: [Person.named("Zeno", "Zetterling")])
      try await world.pilot.waitUntil("Zeno is there") { $0.rowCount == 202 }
      #expect(world.names == before)
    }

    @Test(
      "people who become unreadable are told of; the rows before stay, and come back to life",
      arguments: PeopleListVariant.allCases)
    func unreadable(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      try await world.storage.failReads(true)
      try await world.waitForAlert("The People Cannot Be Shown")
      try world.pilot.answer("OK")
      #expect(world.names == ["Ada Lovelace"])
      try await world.storage.failReads(false)
      try await world.elsewhere(save: [.grace])
      try await world.waitFor(["Grace Hopper", "Ada Lovelace"])
    }

    @Test("a list in edit mode follows too", arguments: PeopleListVariant.allCases)
    func editMode(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      try world.pilot.tap("Edit")
      try await world.elsewhere(save: [.grace])
      try await world.waitFor(["Grace Hopper", "Ada Lovelace"])
      try world.pilot.deleteRow("Grace Hopper")
      try world.pilot.answer("Delete")
      try await world.waitFor(["Ada Lovelace"])
    }
  }
}

import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Editing")
  @MainActor
  struct EditingTests {
    @Test("the form shows the person who was touched", arguments: PeopleListVariant.allCases)
    func shown(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      try world.pilot.selectRow("Ada Lovelace")
      #expect(world.pilot.title == "Edit Person")
      let fields = try world.fields()
      #expect(fields == ["Ada", "Lovelace", "1815-12-10"])
    }

    @Test("the row that was touched is not left selected", arguments: PeopleListVariant.allCases)
    func notSelected(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      let watch = try TableWatch(world.pilot)
      try world.pilot.selectRow("Ada Lovelace")
      #expect(watch.selectedRows.isEmpty)
    }

    @Test(
      "a row moves to another letter because its name changed",
      arguments: PeopleListVariant.allCases)
    func moves(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace, .alan, .emmy])
      try await world.open()
      let watch = try TableWatch(world.pilot)
      try await world.edit("Ada Lovelace", last: "Hamilton")
      #expect(world.names == ["Ada Hamilton", "Grace Hopper", "Emmy Noether", "Alan Turing"])
      #expect(world.pilot.sectionTitles == ["H", "N", "T"])
      #expect(watch.keptCells == ["Grace Hopper", "Emmy Noether", "Alan Turing"])
      let saved = try await world.storage.people
      #expect(saved.first?.id == Person.ada.id)
    }

    @Test("a row moves within its letter", arguments: PeopleListVariant.allCases)
    func movesWithin(_ variant: PeopleListVariant) async throws {
      let people = ["Lamarr", "Lovelace", "Liskov"].map { Person.named("A", $0) }
      let world = try await World(variant, people)
      try await world.open()
      #expect(world.names == ["A Lamarr", "A Liskov", "A Lovelace"])
      try await world.edit("A Lamarr", last: "Lynch")
      #expect(world.names == ["A Liskov", "A Lovelace", "A Lynch"])
      #expect(world.pilot.sectionTitles == ["L"])
    }

    @Test(
      "a birthday that changes leaves the row where it is", arguments: PeopleListVariant.allCases)
    func birthday(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      let watch = try TableWatch(world.pilot)
      try await world.edit("Ada Lovelace", born: "1815-12-11")
      #expect(world.pilot.rows.last?.texts == ["Ada Lovelace", "December 11, 1815"])
      try await world.edit("Ada Lovelace", born: "")
      #expect(world.pilot.rows.last?.texts == ["Ada Lovelace"])
      #expect(watch.keptCells == ["Grace Hopper", "Ada Lovelace"])
    }

    @Test("“Cancel” changes nothing", arguments: PeopleListVariant.allCases)
    func cancelled(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      try world.pilot.selectRow("Ada Lovelace")
      try world.fill(last: "King")
      try world.pilot.tap("Cancel")
      try await world.waitForList()
      let saved = try await world.storage.people
      #expect(saved == [.ada])
    }

    @Test(
      "a change of name that cannot be saved leaves the row, until it can",
      arguments: PeopleListVariant.allCases)
    func fails(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      try await world.storage.failWrites(because: "the file is locked")
      try world.pilot.selectRow("Ada Lovelace")
      try world.fill(last: "King")
      try world.pilot.tap("Save")
      try await world.waitForAlert("The Person Was Not Saved")
      try await world.storage.failWrites(because: nil)
      try world.pilot.answer("Try Again")
      try await world.waitForList()
      #expect(world.names == ["Ada King"])
      let saved = try await world.storage.people
      #expect(saved.map(\.id) == [Person.ada.id])
    }
  }
}

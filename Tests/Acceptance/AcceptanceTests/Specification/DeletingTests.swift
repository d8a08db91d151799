import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Deleting")
  @MainActor
  struct DeletingTests {
    @Test(
      "a row that is swiped away asks first, and goes with the answer",
      arguments: PeopleListVariant.allCases)
    func confirmed(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      let watch = try TableWatch(world.pilot)
      try world.pilot.swipeToDelete("Ada Lovelace")
      #expect(
        world.pilot.alert
          == AlertOnScreen(title: "Delete Ada Lovelace?", buttons: ["Cancel", "Delete"]))
      var saved = try await world.storage.people
      #expect(saved.count == 2)
      try world.pilot.answer("Delete")
      try await world.waitFor(["Grace Hopper"])
      #expect(world.pilot.sectionTitles == ["H"], "the letter goes with its last row")
      #expect(watch.keptCells == ["Grace Hopper"])
      saved = try await world.storage.people
      #expect(saved == [.grace])
    }

    @Test("a confirmation that is refused deletes nobody", arguments: PeopleListVariant.allCases)
    func refused(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      try world.pilot.swipeToDelete("Ada Lovelace")
      try world.pilot.answer("Cancel")
      try await world.pilot.waitWhileBusy()
      #expect(world.names == ["Ada Lovelace"])
      let saved = try await world.storage.people
      #expect(saved == [.ada])
    }

    @Test(
      "edit mode deletes as a swipe does, and “Done” ends it", arguments: PeopleListVariant.allCases
    )
    func editMode(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      #expect(throws: PilotError.self) { try world.pilot.deleteRow("Ada Lovelace") }
      try world.pilot.tap("Edit")
      try world.pilot.deleteRow("Ada Lovelace")
      try world.pilot.answer("Delete")
      try await world.waitFor(["Grace Hopper"])
      try world.pilot.tap("Done")
      #expect(world.pilot.buttons.contains("Edit"))
      #expect(throws: PilotError.self) { try world.pilot.deleteRow("Grace Hopper") }
    }

    @Test(
      "a deletion that fails is told of with its reason, and made on demand",
      arguments: PeopleListVariant.allCases)
    func fails(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      try await world.open()
      try await world.storage.failWrites(because: "the file is locked")
      try world.pilot.swipeToDelete("Ada Lovelace")
      try world.pilot.answer("Delete")
      try await world.waitForAlert("The Person Was Not Deleted")
      #expect(world.pilot.alert?.message.contains("the file is locked") == true)
      #expect(world.pilot.alert?.buttons == ["OK", "Try Again"])
      try await world.storage.failWrites(because: nil)
      try world.pilot.answer("Try Again")
      try await world.waitFor([])
    }

    @Test("two quick taps on “Delete” delete once", arguments: PeopleListVariant.allCases)
    func quickDelete(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      try world.pilot.swipeToDelete("Ada Lovelace")
      try world.pilot.answer("Delete")
      #expect(throws: PilotError.self) { try world.pilot.answer("Delete") }
      try await world.waitFor(["Grace Hopper"])
      try await world.pilot.waitWhileBusy()
      #expect(world.pilot.alert == nil)
    }

    @Test("two quick swipes ask once", arguments: PeopleListVariant.allCases)
    func quickSwipes(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      try world.pilot.swipeToDelete("Ada Lovelace")
      #expect(throws: PilotError.self) { try world.pilot.swipeToDelete("Grace Hopper") }
      try world.pilot.answer("Cancel")
      #expect(world.pilot.alert == nil)
    }

    @Test(
      "who was deleted elsewhere while the question stood is gone, and nothing fails",
      arguments: PeopleListVariant.allCases)
    func goneAlready(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .grace])
      try await world.open()
      try world.pilot.swipeToDelete("Ada Lovelace")
      try await world.elsewhere(delete: [Person.ada.id])
      try world.pilot.answer("Delete")
      try await world.pilot.waitWhileBusy()
      #expect(world.names == ["Grace Hopper"])
    }
  }
}

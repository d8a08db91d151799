import Database
import Foundation
import HeadlessUI
import Pilot
import TestSupport
import Testing

@Suite("Grocery: what either screen does", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct GroceryTests {
  @Test(
    "without a list it says so, and the words go with the first row", arguments: Variant.allCases)
  func empty(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    #expect(pilot.title == "Grocery")
    #expect(pilot.labels == ["There is no list yet."])
    try await pilot.add("Party")
    #expect(pilot.labels.isEmpty)
  }

  @Test("an alert with a text field adds a list (B6)", arguments: Variant.allCases)
  func adds(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.askForNew()
    #expect(
      pilot.alert
        == AlertOnScreen(
          title: "New Shopping List", buttons: ["Cancel", "Save"], fields: [""]))
    try pilot.type("  Party ", into: "Title")
    try pilot.answer("Save")
    try await pilot.waitUntil("the list is shown") { $0.rowCount > 0 }
    #expect(pilot.titles == ["Party"])
  }

  @Test(
    "lists stand in the entity's own order, as the language has it (B5)",
    arguments: Variant.allCases)
  func order(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    for title in ["Ångbåt", "party", "Zoo", "Camping", "Élan"] { try await pilot.add(title) }
    #expect(pilot.titles == ["Camping", "Élan", "party", "Zoo", "Ångbåt"])
  }

  @Test(
    "a new list comes as one inserted row: the cells that stay are kept (B4)",
    arguments: Variant.allCases)
  func rowChanges(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.add("Party")
    let table = try #require(pilot.screen?.tableView)
    let before = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    try await pilot.add("Camping")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === before)
  }

  @Test("“Cancel” saves nothing", arguments: Variant.allCases)
  func cancelled(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.askForNew()
    try pilot.type("Party", into: "Title")
    try pilot.answer("Cancel")
    try await pilot.add("Camping")
    #expect(pilot.titles == ["Camping"])
  }

  @Test(
    "a title that is refused is asked for again, with the reason and the text",
    arguments: Variant.allCases)
  func refused(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.enter("   ")
    try await pilot.waitUntil("it is asked again") { $0.alert != nil }
    #expect(pilot.alert?.message == "Not saved: a list needs a title.")
    #expect(pilot.alert?.fields == ["   "])
    try pilot.type("Party", into: "Title")
    try pilot.answer("Save")
    try await pilot.waitUntil("the list is shown") { $0.rowCount > 0 }
    #expect(pilot.titles == ["Party"])
  }

  @Test("a row swiped away is a list deleted", arguments: Variant.allCases)
  func deletes(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.add("Party")
    try await pilot.add("Camping")
    try pilot.swipeToDelete("Camping")
    try await pilot.waitUntil("the row is gone") { $0.rowCount == 1 }
    #expect(pilot.titles == ["Party"])
  }

  @Test("what one screen saved, the other shows when it opens", arguments: Variant.allCases)
  func persists(_ variant: Variant) async throws {
    let folder = try TemporaryDatabase()
    try await variant.open(at: folder.location).add("Party")
    for next in Variant.allCases {
      let titles = try await next.open(at: folder.location).titles
      #expect(titles == ["Party"])
    }
  }

  @Test(
    "a list that cannot be saved is told with the reason, and tried again on demand",
    arguments: Variant.allCases)
  func readOnly(_ variant: Variant) async throws {
    let folder = try TemporaryDatabase()
    try await variant.open(at: folder.location).add("Party")
    let pilot = try await variant.open(at: folder.readOnly)
    try await pilot.enter("Camping")
    for answer in ["Try Again", "Cancel"] {
      try await pilot.waitUntil("the failure is told") { $0.alert != nil }
      #expect(pilot.alert?.title == "“Camping” could not be saved.")
      #expect(pilot.alert?.buttons == ["Cancel", "Try Again"])
      try pilot.answer(answer)
    }
    #expect(pilot.titles == ["Party"])
  }

  @Test(
    "a list that cannot be deleted is told with the reason, and stays", arguments: Variant.allCases)
  func notDeleted(_ variant: Variant) async throws {
    let folder = try TemporaryDatabase()
    try await variant.open(at: folder.location).add("Party")
    let pilot = try await variant.open(at: folder.readOnly)
    try pilot.swipeToDelete("Party")
    try await pilot.waitUntil("the failure is told") { $0.alert != nil }
    #expect(pilot.alert?.title == "“Party” could not be deleted.")
    #expect(pilot.titles.isEmpty)
    try pilot.answer("OK")
    #expect(pilot.titles == ["Party"])
  }

  @Test("a screen that was used and closed is freed", .tags(.memory), arguments: Variant.allCases)
  func freed(_ variant: Variant) async throws {
    try await expectFreed {
      let pilot = try await variant.open()
      try await pilot.add("Party")
      try pilot.swipeToDelete("Party")
      try await pilot.waitUntil("the row is gone") { $0.rowCount == 0 }
      try await pilot.askForNew()
      try pilot.answer("Cancel")
      let screen = try #require(pilot.screen)
      pilot.window.rootViewController = nil
      return screen
    }
  }
}

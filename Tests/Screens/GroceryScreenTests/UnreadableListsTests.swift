import Database
import HeadlessUI
import Pilot
import TestSupport
import Testing

@Suite("Grocery: unreadable lists", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct UnreadableListsTests {
  @Test(
    "if the lists become corrupt while a title is typed, an alert appears and the title is kept",
    arguments: GroceryStage.allCases)
  func corrupt(_ stage: GroceryStage) async throws {
    let folder = try TemporaryDatabase()
    let pilot = try await stage.open(at: folder.location)
    try await pilot.add("Party")
    try await pilot.tapAdd()
    try pilot.type("Camping", into: "Title")
    try await folder.corrupt()
    try await pilot.waitUntil("the alert appears") { $0.alert?.title != "New Shopping List" }
    #expect(pilot.alert?.title == "The lists cannot be shown.")
    #expect(pilot.alert?.message.contains("lists.sqlite") == true)
    try pilot.answer("OK")
    #expect(pilot.alert?.fields == ["Camping"])
    try pilot.answer("Cancel")
    #expect(pilot.titles == ["Party"])
  }

  @Test("the massive screen reports a file that is not a database")
  func notADatabase() async throws {
    let folder = try TemporaryDatabase()
    try folder.replaceByText()
    let pilot = try await GroceryStage.massive.open(at: folder.location)
    #expect(pilot.alert?.title == "The lists cannot be shown.")
    try pilot.answer("OK")
    #expect(throws: PilotError.self) { try pilot.tap("Add") }
  }

  @Test("the massive screen enables “Add” after the database is open")
  func opening() async throws {
    let screen = try await GroceryStage.massive.makeController(at: .memory)
    screen.loadViewIfNeeded()
    let add = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(!add.isEnabled)
    let pilot = try await GroceryStage.massive.open()
    #expect(pilot.screen?.navigationItem.rightBarButtonItem?.isEnabled == true)
  }
}

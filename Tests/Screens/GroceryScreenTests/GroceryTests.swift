import Collation
import Database
import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Grocery: the behavior of all four stages", .recordsViolations,
  .timeLimit(.minutes(3)))
@MainActor
struct GroceryTests {
  @Test(
    "a message is shown until the first list is added", arguments: GroceryStage.allCases)
  func empty(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    #expect(pilot.title == "Grocery")
    #expect(pilot.labels == ["There is no list yet."])
    try await pilot.add("Party")
    #expect(pilot.labels.isEmpty)
  }

  @Test("an alert with a text field adds a list", arguments: GroceryStage.allCases)
  func adds(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    try await pilot.tapAdd()
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
    "lists are sorted in the locale's order",
    arguments: GroceryStage.allCases)
  func order(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    for title in ["Ångbåt", "party", "Zoo", "Camping", "Élan"] { try await pilot.add(title) }
    #expect(pilot.titles == ["Camping", "Élan", "party", "Zoo", "Ångbåt"])
  }

  @Test(
    "a new list inserts one row and keeps the other cells",
    arguments: GroceryStage.allCases)
  func rowChanges(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    try await pilot.add("Party")
    let table = try #require(pilot.screen?.tableView)
    let before = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    try await pilot.add("Camping")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === before)
  }

  @Test("“Cancel” saves no list", arguments: GroceryStage.allCases)
  func cancelled(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    try await pilot.tapAdd()
    try pilot.type("Party", into: "Title")
    try pilot.answer("Cancel")
    try await pilot.add("Camping")
    #expect(pilot.titles == ["Camping"])
  }

  @Test(
    "after an invalid title, the alert appears again with the reason and the typed text",
    arguments: GroceryStage.allCases)
  func refused(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    try await pilot.enter("   ")
    try await pilot.waitUntil("the alert appears again") { $0.alert != nil }
    #expect(pilot.alert?.message == "Not saved: a list needs a title.")
    #expect(pilot.alert?.fields == ["   "])
    try pilot.type("Party", into: "Title")
    try pilot.answer("Save")
    try await pilot.waitUntil("the list is shown") { $0.rowCount > 0 }
    #expect(pilot.titles == ["Party"])
  }

  @Test("swiping a row deletes the list", arguments: GroceryStage.allCases)
  func deletes(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    try await pilot.add("Party")
    try await pilot.add("Camping")
    try pilot.swipeToDelete("Camping")
    try await pilot.waitUntil("the row is gone") { $0.rowCount == 1 }
    #expect(pilot.titles == ["Party"])
  }

  @Test("the Rename action of a leading swipe renames the list", arguments: GroceryStage.allCases)
  func renames(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    try await pilot.add("Party")
    try await pilot.add("Zoo")
    try pilot.swipeRow("Party", from: .leading, tapping: "Rename")
    try await pilot.waitUntil("the title is asked for") { $0.alert != nil }
    #expect(pilot.alert?.title == "Rename Shopping List")
    #expect(pilot.alert?.fields == ["Party"])
    try pilot.type("Åre", into: "Title")
    try pilot.answer("Save")
    try await pilot.waitUntil("the new title is shown") { $0.titles == ["Zoo", "Åre"] }
  }

  @Test(
    "after renaming a list to an invalid title, the alert appears again with the reason",
    arguments: GroceryStage.allCases)
  func renamedWrongly(_ stage: GroceryStage) async throws {
    let pilot = try await stage.open()
    try await pilot.add("Party")
    try pilot.swipeAcrossRow("Party", from: .leading)
    try await pilot.waitUntil("the title is asked for") { $0.alert != nil }
    try pilot.type(" ", into: "Title")
    try pilot.answer("Save")
    try await pilot.waitUntil("the alert appears again") { $0.alert?.message.isEmpty == false }
    #expect(pilot.alert?.title == "Rename Shopping List")
    #expect(pilot.alert?.message == "Not saved: a list needs a title.")
    try pilot.answer("Cancel")
    #expect(pilot.titles == ["Party"])
  }

  @Test("a list that one stage saves is shown by every stage", arguments: GroceryStage.allCases)
  func persists(_ stage: GroceryStage) async throws {
    let folder = try TemporaryDatabase()
    try await stage.open(at: folder.location).add("Party")
    for next in GroceryStage.allCases {
      let titles = try await next.open(at: folder.location).titles
      #expect(titles == ["Party"])
    }
  }

  @Test(
    "after a failed save, an alert names the list and offers to try again",
    arguments: GroceryStage.allCases)
  func readOnly(_ stage: GroceryStage) async throws {
    let folder = try TemporaryDatabase()
    try await stage.open(at: folder.location).add("Party")
    let pilot = try await stage.open(at: folder.readOnly)
    try await pilot.enter("Camping")
    for answer in ["Try Again", "Cancel"] {
      try await pilot.waitUntil("the alert appears") { $0.alert != nil }
      #expect(pilot.alert?.title == "“Camping” could not be saved.")
      #expect(pilot.alert?.buttons == ["Cancel", "Try Again"])
      try pilot.answer(answer)
    }
    #expect(pilot.titles == ["Party"])
  }

  @Test(
    "after a failed deletion, an alert names the list, and the list is kept",
    arguments: GroceryStage.allCases)
  func notDeleted(_ stage: GroceryStage) async throws {
    let folder = try TemporaryDatabase()
    try await stage.open(at: folder.location).add("Party")
    let pilot = try await stage.open(at: folder.readOnly)
    try pilot.swipeToDelete("Party")
    try await pilot.waitUntil("the alert appears") { $0.alert != nil }
    #expect(pilot.alert?.title == "“Party” could not be deleted.")
    #expect(pilot.titles.isEmpty)
    try pilot.answer("OK")
    #expect(pilot.titles == ["Party"])
  }

  /// Counts how often a controller checks whether a transition is running.
  private final class WatchedNavigation: UINavigationController {
    private(set) var checks = 0

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      checks += 1
      return super.transitionCoordinator
    }
  }

  @Test(
    "if a deletion fails while an alert is being dismissed, a second alert appears afterwards",
    arguments: GroceryStage.allCases)
  func failureDuringDismissal(_ stage: GroceryStage) async throws {
    let folder = try TemporaryDatabase()
    try await stage.open(at: folder.location).add("Party")
    let navigation = WatchedNavigation()
    let pilot = try await stage.open(at: folder.readOnly, in: navigation)
    try pilot.swipeToDelete("Party")
    try await pilot.waitUntil("the alert appears") { $0.alert != nil }
    let first = navigation.presentedViewController
    let table = try #require(pilot.screen?.tableView)
    pilot.window.holdsTransitions = true
    first?.dismiss(animated: true)
    let checks = navigation.checks
    #expect(table.swipeRow(at: IndexPath(row: 0, section: 0)))
    while navigation.checks == checks { await Task.yield() }
    #expect(navigation.presentedViewController === first)
    pilot.window.holdsTransitions = false
    try await pilot.waitUntil("another alert appears") {
      $0.alert != nil && navigation.presentedViewController !== first
    }
    #expect(pilot.alert?.title == "“Party” could not be deleted.")
  }

  @Test(
    "each stage except the massive stage shows the lists of the store that the stage receives",
    arguments: GroceryStage.allCases)
  func replacedStore(_ stage: GroceryStage) async throws {
    let store = InMemoryShoppingListStore(
      collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
    try await store.save([ShoppingList(title: "Party")])
    guard let screen = stage.makeController(showing: store) else {
      return #expect(stage == .massive)
    }
    let pilot = try await ScreenPilot(showing: screen)
    #expect(pilot.titles == ["Party"])
  }

  @Test("a closed screen is deallocated", .tags(.memory), arguments: GroceryStage.allCases)
  func freed(_ stage: GroceryStage) async throws {
    try await expectFreed {
      let pilot = try await stage.open()
      try await pilot.add("Party")
      try pilot.swipeToDelete("Party")
      try await pilot.waitUntil("the row is gone") { $0.rowCount == 0 }
      try await pilot.tapAdd()
      try pilot.answer("Cancel")
      let screen = try #require(pilot.screen)
      pilot.window.rootViewController = nil
      return screen
    }
  }
}

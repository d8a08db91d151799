import Database
import Foundation
import HeadlessUI
import Pilot
import TestSupport
import Testing

@Suite(
  "Grocery: the behavior of the slim and the massive screen", .recordsViolations,
  .timeLimit(.minutes(3)))
@MainActor
struct GroceryTests {
  @Test(
    "a message is shown until the first list is added", arguments: Variant.allCases)
  func empty(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    #expect(pilot.title == "Grocery")
    #expect(pilot.labels == ["There is no list yet."])
    try await pilot.add("Party")
    #expect(pilot.labels.isEmpty)
  }

  @Test("an alert with a text field adds a list", arguments: Variant.allCases)
  func adds(_ variant: Variant) async throws {
    let pilot = try await variant.open()
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
    arguments: Variant.allCases)
  func order(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    for title in ["Ångbåt", "party", "Zoo", "Camping", "Élan"] { try await pilot.add(title) }
    #expect(pilot.titles == ["Camping", "Élan", "party", "Zoo", "Ångbåt"])
  }

  @Test(
    "a new list inserts one row and keeps the other cells",
    arguments: Variant.allCases)
  func rowChanges(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.add("Party")
    let table = try #require(pilot.screen?.tableView)
    let before = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    try await pilot.add("Camping")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === before)
  }

  @Test("“Cancel” saves no list", arguments: Variant.allCases)
  func cancelled(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.tapAdd()
    try pilot.type("Party", into: "Title")
    try pilot.answer("Cancel")
    try await pilot.add("Camping")
    #expect(pilot.titles == ["Camping"])
  }

  @Test(
    "after an invalid title, the alert appears again with the reason and the typed text",
    arguments: Variant.allCases)
  func refused(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.enter("   ")
    try await pilot.waitUntil("the alert appears again") { $0.alert != nil }
    #expect(pilot.alert?.message == "Not saved: a list needs a title.")
    #expect(pilot.alert?.fields == ["   "])
    try pilot.type("Party", into: "Title")
    try pilot.answer("Save")
    try await pilot.waitUntil("the list is shown") { $0.rowCount > 0 }
    #expect(pilot.titles == ["Party"])
  }

  @Test("swiping a row deletes the list", arguments: Variant.allCases)
  func deletes(_ variant: Variant) async throws {
    let pilot = try await variant.open()
    try await pilot.add("Party")
    try await pilot.add("Camping")
    try pilot.swipeToDelete("Camping")
    try await pilot.waitUntil("the row is gone") { $0.rowCount == 1 }
    #expect(pilot.titles == ["Party"])
  }

  @Test("a swipe from the leading edge renames the list", arguments: Variant.allCases)
  func renames(_ variant: Variant) async throws {
    let pilot = try await variant.open()
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
    "renaming to an invalid title asks again with the reason", arguments: Variant.allCases)
  func renamedWrongly(_ variant: Variant) async throws {
    let pilot = try await variant.open()
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

  @Test("each screen shows the lists that the other screen saved", arguments: Variant.allCases)
  func persists(_ variant: Variant) async throws {
    let folder = try TemporaryDatabase()
    try await variant.open(at: folder.location).add("Party")
    for next in Variant.allCases {
      let titles = try await next.open(at: folder.location).titles
      #expect(titles == ["Party"])
    }
  }

  @Test(
    "after a failed save, an alert names the list and offers to try again",
    arguments: Variant.allCases)
  func readOnly(_ variant: Variant) async throws {
    let folder = try TemporaryDatabase()
    try await variant.open(at: folder.location).add("Party")
    let pilot = try await variant.open(at: folder.readOnly)
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
    arguments: Variant.allCases)
  func notDeleted(_ variant: Variant) async throws {
    let folder = try TemporaryDatabase()
    try await variant.open(at: folder.location).add("Party")
    let pilot = try await variant.open(at: folder.readOnly)
    try pilot.swipeToDelete("Party")
    try await pilot.waitUntil("the alert appears") { $0.alert != nil }
    #expect(pilot.alert?.title == "“Party” could not be deleted.")
    #expect(pilot.titles.isEmpty)
    try pilot.answer("OK")
    #expect(pilot.titles == ["Party"])
  }

  /// Counts how often a controller checks whether a transition is running.
  private final class WatchedNavigation: NavigationController {
    private(set) var checks = 0

    override var transitionCoordinator: ViewControllerTransitionCoordinator? {
      checks += 1
      return super.transitionCoordinator
    }
  }

  @Test(
    "a failure while an alert is being dismissed shows a second alert afterwards",
    arguments: Variant.allCases)
  func failureDuringDismissal(_ variant: Variant) async throws {
    let folder = try TemporaryDatabase()
    try await variant.open(at: folder.location).add("Party")
    let navigation = WatchedNavigation()
    let pilot = try await variant.open(at: folder.readOnly, in: navigation)
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

  @Test("a closed screen is deallocated", .tags(.memory), arguments: Variant.allCases)
  func freed(_ variant: Variant) async throws {
    try await expectFreed {
      let pilot = try await variant.open()
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

import Collation
import Domain
import HeadlessUI
import Interaction
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import GroceryScreen

/// An asker that answers without a view and records the questions.
@MainActor
private final class AskerDouble: TextAsking, Confirming {
  private(set) var titles: [String] = []

  func askText(_ question: TextQuestion) async -> String? {
    titles.append(question.title)
    return titles.count == 1 ? "Party" : "Camping"
  }

  func confirm(_ question: Question) async -> Bool { false }
}

@Suite("The grocery screen with a replaced asker", .timeLimit(.minutes(1)))
@MainActor struct GivenAskerTests {
  @Test("the screen asks for titles through `makeAsker()`, shows no alert, and is deallocated")
  func overridden() async throws {
    /// A screen whose `makeAsker()` returns the test's double.
    final class ScreenWithDouble: ShoppingListTableViewController {
      let double = AskerDouble()

      override func makeAsker() -> any TextAsking & Confirming { double }
    }

    try await expectFreed {
      let store = InMemoryShoppingListStore(
        collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
      let screen = ScreenWithDouble(store: store)
      let window = UIWindow(size: CGSize(width: 640, height: 1056))
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      let pilot = ScreenPilot(window)
      try pilot.tap("Add")
      try await pilot.waitUntil("the list is shown") { $0.rowCount == 1 }
      #expect(pilot.rows.map(\.title) == ["Party"])
      try pilot.swipeRow("Party", from: .leading, tapping: "Rename")
      try await pilot.waitUntil("the list is renamed, or an alert appears") {
        $0.rows.map(\.title) == ["Camping"] || $0.alert != nil
      }
      #expect(pilot.alert == nil)
      #expect(screen.double.titles == ["New Shopping List", "Rename Shopping List"])
      return screen
    }
  }
}

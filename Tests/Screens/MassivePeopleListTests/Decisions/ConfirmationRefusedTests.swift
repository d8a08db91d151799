import Database
import Domain
import HeadlessUI
import MassivePeopleList
import Pilot
import TestDoubles
import Testing

// MARK: Double

/// Opens the screen, which takes no store, and returns the store that the screen has opened.
@MainActor
private func open(
  with people: [Person]
) async throws -> (pilot: ScreenPilot, store: SQLitePeopleStore) {
  let screen = try await PeopleListViewController(
    database: .memory, defaults: try #require(UserDefaults(suiteName: "\(UUID())")),
    locale: Locale(identifier: "en_US"))
  try await screen.store.save(people)
  let window = UIWindow(size: CGSize(width: 640, height: 1056))
  window.rootViewController = UINavigationController(rootViewController: screen)
  window.makeKeyAndVisible()
  return (ScreenPilot(window), screen.store)
}

// MARK: Test

@Suite("Massive: the user cancels a deletion", .timeLimit(.minutes(3)))
@MainActor
struct ConfirmationRefusedTests {
  @Test("no person is deleted")
  func confirmationRefused() async throws {
    let (pilot, store) = try await open(with: [.ada])
    try await pilot.waitUntil("the row is shown") { $0.rowCount == 1 }
    try pilot.swipeToDelete("Ada Lovelace")
    #expect(pilot.alert?.title == "Delete Ada Lovelace?")
    try pilot.answer("Cancel")
    try await pilot.waitWhileBusy()
    let people = try await store.people(in: .lastName).map(\.person)
    #expect(people == [.ada])
  }
}

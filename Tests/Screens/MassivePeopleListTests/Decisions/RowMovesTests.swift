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

@Suite("Massive: a row moves after a name change", .timeLimit(.minutes(3)))
@MainActor
struct RowMovesTests {
  @Test("the sections contain the person at the new position")
  func rowMoves() async throws {
    let (pilot, store) = try await open(with: [.ada, .grace])
    try await pilot.waitUntil("the rows are shown") { $0.rows.map(\.section) == ["H", "L"] }
    let renamed = try PersonInfo(firstName: "Ada", lastName: "Byron", today: .testDay)
    try await store.save([Person(id: Person.ada.id, renamed)])
    #expect(pilot.rows.map(\.section) == ["B", "H"])
    #expect(pilot.rows.map(\.title) == ["Ada Byron", "Grace Hopper"])
  }
}

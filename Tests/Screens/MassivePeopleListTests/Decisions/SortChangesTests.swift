import Database
import Domain
import HeadlessUI
import MassivePeopleList
import Pilot
import TestDoubles
import Testing

// MARK: Double

/// User defaults for one test. They are deleted with this object.
private final class TemporaryDefaults {
  let suite = "sort-changes-\(UUID())"
  lazy var defaults = UserDefaults(suiteName: suite)

  deinit {
    UserDefaults.standard.removePersistentDomain(forName: suite)
  }
}

@MainActor
private func open(with people: [Person], _ own: TemporaryDefaults) async throws -> ScreenPilot {
  let screen = try await PeopleListViewController(
    database: .memory, defaults: try #require(own.defaults), locale: Locale(identifier: "en_US"))
  try await screen.store.save(people)
  let window = UIWindow(size: CGSize(width: 640, height: 1056))
  window.rootViewController = UINavigationController(rootViewController: screen)
  window.makeKeyAndVisible()
  return ScreenPilot(window)
}

// MARK: Test

@Suite("Massive: the sort order changes", .timeLimit(.minutes(3)))
@MainActor
struct SortChangesTests {
  @Test("the order is saved, and the rows have the new order")
  func sortChanges() async throws {
    let own = TemporaryDefaults()
    let pilot = try await open(with: [.ada, .grace], own)
    try await pilot.waitUntil("the rows are shown") { $0.rows.map(\.section) == ["H", "L"] }
    try pilot.tap("Sorted by Last Name")
    try await pilot.waitUntil("the rows have new sections") {
      $0.rows.map(\.section) == ["A", "G"]
    }
    #expect(pilot.rows.map(\.title) == ["Ada Lovelace", "Grace Hopper"])
    #expect(own.defaults?.string(forKey: "sort") == NameOrder.firstName.rawValue)
  }
}

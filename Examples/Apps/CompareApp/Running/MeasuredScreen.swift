import Database
import Domain
import Collation
import Foundation
import HeadlessUI
import PeopleListVariants
import Pilot
import Presenter
import TestDoubles

/// One variant on a database, driven by a pilot through the three things that are measured.
@MainActor
struct MeasuredScreen {
  /// What was done, and how long it took until the screen showed it.
  struct Times {
    let open: Duration
    let merge: Duration
    let add: Duration
  }

  /// An alert came up where none was expected.
  struct Interrupted: Error, CustomStringConvertible {
    let description: String
  }

  private let variant: PeopleListVariant
  private let count: Int
  private let server = MockAPICommunicator()
  private let pilot: ScreenPilot
  private let clock = ContinuousClock()
  /// For the store that the massive variant does not look at; made before the clock runs.
  private let unused = SystemNameCollation(locale: PreparedDatabase.context.locale)

  /// A window for the variant, still empty; its database holds `count` people.
  init(_ variant: PeopleListVariant, count: Int) {
    self.variant = variant
    self.count = count
    pilot = ScreenPilot(Window(size: CGSize(width: 640, height: 1056)))
  }

  /// Opens the database, shows its people, merges what the server has changed, and adds somebody.
  ///
  /// - Parameter atEnd: called while everything is still on screen.
  func measure(at url: URL, atEnd: @MainActor () -> Void = {}) async throws -> Times {
    let open = try await timed("the first rows") {
      pilot.window.rootViewController = NavigationController(
        rootViewController: try await makeScreen(at: url))
      pilot.window.makeKeyAndVisible()
    } until: {
      !$0.rows.isEmpty && !$0.isBusy
    }
    server.people = MeasuredPeople.changes(to: count)
    let merge = try await timed("what the server changed") {
      try pilot.tap("Refresh")
    } until: {
      $0.rowCount == count + 50 && !$0.isBusy
    }
    try pilot.tap("Add")
    try pilot.type("Ada", into: "First Name")
    try pilot.type("Lovelace", into: "Last Name")
    let add = try await timed("who was added") {
      try pilot.tap("Save")
    } until: {
      $0.rowCount == count + 51 && !$0.isBusy
    }
    atEnd()
    pilot.window.rootViewController = nil
    return Times(open: open, merge: merge, add: add)
  }

  /// The massive variant opens the file by itself; all others are handed a store on it, and what
  /// making that takes is measured too.
  private func makeScreen(at url: URL) async throws -> any PeopleListScreen {
    let name = "compare-\(UUID())"
    let defaults = UserDefaults(suiteName: name) ?? .standard
    let store: any PeopleStore =
      variant == .massive
      ? InMemoryPeopleStore(collation: unused)
      : try await PreparedDatabase.store(at: url)
    let screen = try variant.makeScreen(
      PeopleListDependencies(
        store: store, database: .file(url), sortSetting: TransientSortSetting(),
        defaults: defaults, context: PreparedDatabase.context,
        notifications: NotificationCenter()))
    screen.communicator = server
    return screen
  }

  private func timed(
    _ what: String, _ start: @MainActor () async throws -> Void,
    until isDone: @MainActor (ScreenPilot) -> Bool
  ) async throws -> Duration {
    let begin = clock.now
    try await start()
    try await pilot.waitUntil("\(variant.rawValue) shows \(what)") {
      $0.alert != nil || isDone($0)
    }
    let end = clock.now
    if let alert = pilot.alert {
      throw Interrupted(
        description: "\(variant.rawValue), waiting for \(what): \(alert.title): \(alert.message)")
    }
    return end - begin
  }
}

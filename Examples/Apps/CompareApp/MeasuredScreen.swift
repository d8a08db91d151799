import Collation
import Database
import Domain
import HeadlessUI
import PeopleListVariants
import Pilot
import Presenter
import ScriptRunner
import TestDoubles

/// One variant of the people list, with a pilot that performs the measured actions.
@MainActor
struct MeasuredScreen {
  /// The time from the start of each action until the screen shows the result.
  struct Times {
    let open: Duration
    let merge: Duration
    let add: Duration
  }

  private let variant: PeopleListVariant
  private let count: Int
  private let server = MockAPICommunicator()
  private let pilot: ScreenPilot
  private let clock = ContinuousClock()

  /// Creates an empty window for a variant whose database has `count` people.
  init(_ variant: PeopleListVariant, count: Int) {
    self.variant = variant
    self.count = count
    pilot = ScreenPilot(UIWindow(size: CGSize(width: 640, height: 1056)))
  }

  /// Opens the list, merges the server's changes and adds a person, and returns the three times.
  ///
  /// - Parameter atEnd: Called while the screen is still in the window.
  func measure(at url: URL, atEnd: @MainActor () -> Void = {}) async throws -> Times {
    let open = try await timed("the first rows") {
      pilot.window.rootViewController = UINavigationController(
        rootViewController: try await makeScreen(at: url))
      pilot.window.makeKeyAndVisible()
    } until: {
      !$0.rows.isEmpty && !$0.isBusy
    }
    server.people = MeasuredPeople.changes(to: count)
    let merge = try await timed("the server's changes") {
      try pilot.tap("Refresh")
    } until: {
      $0.rowCount == count + 50 && !$0.isBusy
    }
    try pilot.tap("Add")
    try pilot.type("Ada", into: "First Name")
    try pilot.type("Lovelace", into: "Last Name")
    let add = try await timed("the added person") {
      try pilot.tap("Save")
    } until: {
      $0.rowCount == count + 51 && !$0.isBusy
    }
    atEnd()
    pilot.window.rootViewController = nil
    return Times(open: open, merge: merge, add: add)
  }

  /// Makes the variant's screen. Opening the file is timed too.
  private func makeScreen(at url: URL) async throws -> UIViewController {
    let settings = PeopleListSettings(
      database: .file(url), defaults: UserDefaults(suiteName: "compare-\(UUID())") ?? .standard,
      context: PreparedDatabase.context, notifications: NotificationCenter())
    return try await variant.open(settings).makeScreen(PeopleListServices(communicator: server))
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
      throw ProgramError(
        "\(variant.rawValue), waiting for \(what): \(alert.title): \(alert.message)", .ioError)
    }
    return end - begin
  }
}

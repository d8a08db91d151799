import Database
import Domain
import HeadlessUI
import MassivePeopleList
import Pilot
import TestDoubles
import Testing

@MainActor
private func open(
  with people: [Person] = [], timeZone: TimeZone = .gmt, now: Date = .distantPast
) async throws -> ScreenPilot {
  let screen = try await PeopleListViewController(
    database: .memory, defaults: try #require(UserDefaults(suiteName: "time-zone-tests")),
    locale: Locale(identifier: "en_US"), timeZone: timeZone, now: { now })
  try await screen.store.save(people)
  let window = UIWindow(size: CGSize(width: 640, height: 1056))
  window.rootViewController = UINavigationController(rootViewController: screen)
  window.makeKeyAndVisible()
  return ScreenPilot(window)
}

@Suite("Massive: the time zone", .timeLimit(.minutes(3)))
@MainActor
struct TimeZoneTests {
  @Test(
    "whether a birthday is in the future depends on the time zone of the screen",
    arguments: [(14, true), (-12, false)])
  func today(hours: Int, isSaved: Bool) async throws {
    // Noon on 1 March 2026 in GMT.
    let pilot = try await open(
      timeZone: try #require(TimeZone(secondsFromGMT: hours * 3600)),
      now: Date(timeIntervalSince1970: 1_772_366_400))
    try pilot.tap("Add")
    try pilot.type("Ada", into: "First Name")
    try pilot.type("2026-03-02", into: "Birthday (YYYY-MM-DD)")
    try pilot.tap("Save")
    if isSaved {
      try await pilot.waitUntil("Ada is shown") { $0.rows.map(\.title) == ["Ada"] }
    } else {
      #expect(pilot.alert?.message.contains("in the future") == true)
    }
  }

  #if !os(iOS)  // iOS has no exit tests.
    /// The default time zone is global, so the test runs in a process of its own.
    @Test("a row shows the stored birthday even on a machine 14 hours ahead of GMT")
    nonisolated func machineZone() async {
      await #expect(processExitsWith: .success) {
        NSTimeZone.default = try #require(TimeZone(secondsFromGMT: 14 * 3600))
        try #require(Calendar(identifier: .gregorian).timeZone.secondsFromGMT() == 14 * 3600)
        let pilot = try await open(with: [.ada])
        try await pilot.waitUntil("Ada is shown") { !$0.rows.isEmpty }
        let texts = await pilot.rows.first?.texts
        try #require(texts == ["Ada Lovelace", "December 10, 1815"])
      }
    }
  #endif
}

// says: The error of a failed refresh is dropped
import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@Suite("A failed refresh", .timeLimit(.minutes(1)))
@MainActor
struct FailedRefreshTests {
  @Test(
    "a failed refresh shows the reason and can be repeated",
    arguments: Variant.all.filter { $0.name != "ProtocolSplitPeopleList" })
  func check(_ variant: Variant) async throws {
    let app = try await TestApp(variant, [.ada])
    try await app.open()
    app.server.failure = .unreachable(reason: "no network")
    try app.pilot.tap("Refresh")
    try await app.waitForAlert("The People Were Not Fetched")
    #expect(app.pilot.alert?.message.contains("no network") == true)
    #expect(app.pilot.alert?.buttons == ["OK", "Try Again"])
    app.server.failure = nil
    app.server.people = [.grace]
    try app.pilot.answer("Try Again")
    try await app.waitFor(["Grace Hopper", "Ada Lovelace"])
  }
}

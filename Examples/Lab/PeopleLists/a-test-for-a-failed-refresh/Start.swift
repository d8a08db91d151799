import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@Suite("A failed refresh", .timeLimit(.minutes(1)))
@MainActor
struct FailedRefreshTests {
  @Test("a failed refresh shows the reason and can be repeated", arguments: Variant.all)
  func check(_ variant: Variant) async throws {
    let app = try await TestApp(variant, [.ada])
    try await app.open()
    // Let the server fail, tap “Refresh”, and check the alert and the second attempt.
  }
}

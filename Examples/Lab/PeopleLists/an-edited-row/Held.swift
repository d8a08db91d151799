import Domain
import Pilot
import TestDoubles
import Testing

@Suite("A changed birthday in each row", .timeLimit(.minutes(1)))
@MainActor struct HeldRowTests {
  @Test("a changed birthday is shown in each edited row", arguments: Variant.all)
  func anyRow(_ variant: Variant) async throws {
    let app = try await TestApp(variant, [.ada, .grace, .alan])
    try await app.open()
    for name in app.names {
      try await app.edit(name, born: "1900-01-02")
      let row = app.pilot.rows.first { $0.title == name }
      #expect(row?.texts == [name, "January 2, 1900"])
    }
  }
}

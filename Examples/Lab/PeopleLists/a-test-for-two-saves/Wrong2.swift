import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@Suite("“Save” and the Return key", .timeLimit(.minutes(1)))
@MainActor
struct TwoSavesTests {
  @Test("tapping “Save” and pressing Return saves the person once", arguments: Variant.all)
  func check(_ variant: Variant) async throws {
    let app = try await TestApp(variant)
    try await app.open()
    try app.pilot.tap("Add")
    try app.fill(first: "Ada", born: "1815-12-10")
    try app.pilot.tap("Save")
    #expect(throws: PilotError.self) { try app.pilot.tap("Save") }
    try await app.waitForList()
    #expect(app.server.messages.count == 2)
  }
}

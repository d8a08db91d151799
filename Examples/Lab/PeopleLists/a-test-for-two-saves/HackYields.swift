// says: Your test waits for a fixed time or number of turns
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
    try? app.pilot.pressReturn()
    try await app.waitForList()
    for _ in 1...200 { await Task.yield() }
    #expect(app.names == ["Ada"])
    #expect(app.server.messages.count == 2)
  }
}

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
    // The database runs writes in order, so a second save would end before these writes.
    for _ in 1...5 { try await app.changeStore(delete: [Person.grace.id]) }
    try await app.pilot.waitWhileBusy()
    #expect(app.names == ["Ada"])
    #expect(app.server.messages.count == 2)
  }
}

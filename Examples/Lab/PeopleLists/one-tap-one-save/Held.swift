import Domain
import Pilot
import TestDoubles
import Testing

@Suite("Saving an edited person", .timeLimit(.minutes(1)))
@MainActor struct HeldSaveTests {
  @Test("tapping “Save” and pressing Return saves an edited person once", arguments: Variant.all)
  func edited(_ variant: Variant) async throws {
    let app = try await TestApp(variant, [.ada])
    try await app.open()
    try app.pilot.selectRow("Ada Lovelace")
    try app.fill(last: "King", born: "1815-12-10")
    try app.pilot.tap("Save")
    try? app.pilot.pressReturn()
    try await app.waitForList()
    // The database runs writes in order, so a second save would end before these writes.
    for _ in 1...5 { try await app.changeStore(delete: [Person.grace.id]) }
    try await app.pilot.waitWhileBusy()
    #expect(app.names == ["Ada King"])
    #expect(app.server.messages.count == 2)
  }
}

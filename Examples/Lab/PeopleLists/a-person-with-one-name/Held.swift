import Domain
import Pilot
import TestDoubles
import Testing

@Suite("A missing name", .timeLimit(.minutes(1)))
@MainActor struct HeldNameTests {
  @Test(
    "a person with only a last name is saved, and a person's first name can be removed",
    arguments: Variant.all)
  func oneName(_ variant: Variant) async throws {
    let app = try await TestApp(variant, [.ada])
    try await app.open()
    try await app.add("", "Teresa")
    try await app.edit("Ada Lovelace", first: "")
    #expect(app.names == ["Lovelace", "Teresa"])
  }

  @Test("saving an empty form shows an alert", arguments: Variant.all)
  func noName(_ variant: Variant) async throws {
    let app = try await TestApp(variant)
    try await app.open()
    try app.pilot.tap("Add")
    try app.pilot.tap("Save")
    #expect(app.pilot.alert?.title == "This Person Cannot Be Saved")
  }
}

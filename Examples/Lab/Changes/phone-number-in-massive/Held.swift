import Domain
import Pilot
import TestDoubles
import Testing

@Suite("Phone numbers in a row", .timeLimit(.minutes(1)))
@MainActor struct HeldPhoneTests {
  @Test(
    "a row shows the phone number that was typed in the form, whatever the number is",
    arguments: Variant.all)
  func anyNumber(_ variant: Variant) async throws {
    let app = try await TestApp(variant, [.ada])
    try await app.open()
    for number in ["110", "+49 30 901820"] {
      try app.pilot.selectRow("Ada Lovelace")
      try app.pilot.type(number, into: "Phone")
      try app.pilot.tap("Save")
      try await app.waitForList()
      #expect(app.pilot.rows.map(\.texts) == [["Ada Lovelace", "\(number) · December 10, 1815"]])
    }
  }
}

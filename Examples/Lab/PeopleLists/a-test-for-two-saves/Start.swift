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
    // Open the form with the button “Add”, fill it with `app.fill(first:last:born:)`, tap “Save”,
    // and press Return with `try? app.pilot.pressReturn()`. Then check what was saved and sent.
  }
}

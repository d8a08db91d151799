import Pilot
import ScriptRunner

/// What a user does with the screen, through the pilot alone. An alert that comes up in answer is
/// the fault of the command: its text is thrown, and the screen is left as it was before.
extension GroceryApp {
  /// The commands of `grocery`.
  func commands(_ console: Console) -> [ScriptCommand] {
    [
      ScriptCommand("add", "TITLE", count: 1...1, help: "add a list") {
        try await self.add($0[0])
      },
      ScriptCommand("delete", "ROW", count: 1...1, help: "delete the list in a row") {
        try await self.delete(row: $0[0])
      },
    ]
  }

  /// Waits until the lists are there, or the words that there is none.
  func settle() async throws {
    try await outcome("the lists are shown") { $0.rowCount > 0 || !$0.labels.isEmpty }
  }

  private func add(_ title: String) async throws {
    let count = pilot.rowCount
    try pilot.tap("Add")
    try await pilot.waitUntil("the title is asked for") { $0.alert != nil }
    try pilot.type(title, into: "Title")
    try pilot.answer("Save")
    try await outcome("the list is shown") { $0.rowCount > count }
  }

  private func delete(row: String) async throws {
    guard let number = Int(row) else { throw CommandFault("“\(row)” is no row number") }
    let count = pilot.rowCount
    do throws(PilotError) {
      try pilot.swipeToDelete(number: number)
    } catch {
      throw CommandFault(error.complaint)
    }
    try await outcome("the list is gone") { $0.rowCount < count }
  }

  /// Waits for what was meant to happen; throws what an alert says in its place, after closing it.
  private func outcome(
    _ what: String, _ happened: @MainActor (ScreenPilot) -> Bool
  ) async throws {
    try await pilot.waitUntil(what) { $0.alert != nil || happened($0) }
    guard let alert = pilot.alert else { return }
    try pilot.answer(alert.buttons.contains("Cancel") ? "Cancel" : "OK")
    throw CommandFault("\(alert.title): \(alert.message)")
  }
}

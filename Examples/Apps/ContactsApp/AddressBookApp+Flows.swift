import Domain
import Foundation
import Pilot
import ScriptRunner
import Sync
import VCard

/// What a user does with the screen, through the pilot alone. An alert that comes up in answer is
/// the fault of the command: its text is thrown, and the screen is left as it was before.
extension AddressBookApp {
  func add(_ details: [String]) async throws {
    try pilot.tap("Add")
    try pilot.answer("New Person")
    try await fillForm(details)
  }

  func edit(row: Int, _ details: [String]) async throws {
    try touch { () throws(PilotError) in try pilot.selectRow(number: row) }
    if pilot.alert != nil { try pilot.answer("Edit") }
    try await fillForm(details)
  }

  func delete(row: Int) async throws {
    try touch { () throws(PilotError) in try pilot.swipeToDelete(number: row) }
    try pilot.answer("Delete")
    try await settle()
  }

  func sort(by order: NameOrder) async throws {
    let button = order == .firstName ? "Sorted by Last Name" : "Sorted by First Name"
    guard pilot.buttons.contains(button) else { return }
    try pilot.tap(button)
    try await settle()
  }

  func refresh() async throws {
    try pilot.tap("Refresh")
    try await settle()
  }

  func scroll(toRow row: Int) throws {
    try touch { () throws(PilotError) in try pilot.scroll(toRow: row) }
  }

  /// Sends a refused change again, or gives it up.
  func answerRefusal(ofRow row: Int, _ answer: String) async throws {
    try touch { () throws(PilotError) in try pilot.selectRow(number: row) }
    guard pilot.alert != nil else {
      try pilot.tap("Cancel")
      throw CommandFault("nothing was refused in row \(row)")
    }
    try pilot.answer(answer)
    try await settle()
  }

  /// Imports everybody in the file, and returns who came and what had to be skipped.
  func importPeople(from url: URL) async throws -> VCardImport {
    let found = try VCardFile(at: url, today: today).read()
    addressBook.people = found.people.map(\.info)
    defer { addressBook.people = [] }
    try pilot.tap("Add")
    try pilot.answer("From the Address Book")
    try await settle()
    try pilot.tap("Add All")
    try await settle()
    return found
  }

  /// Waits for the screen to come to rest, and for the syncing to have sent and received what it
  /// can; throws what an alert says, after closing it.
  func settle() async throws {
    try await pilot.waitWhileBusy()
    await sync.finish()
    try await pilot.waitWhileBusy()
    guard let alert = pilot.alert else { return }
    try pilot.answer("OK")
    // Whoever waited for the answer is told of it in a later turn.
    try await pilot.waitWhileBusy()
    if pilot.buttons.contains("Cancel") { try pilot.tap("Cancel") }
    if pilot.buttons.contains("Discard Changes") {
      try pilot.answer("Discard Changes")
      try await pilot.waitWhileBusy()
    }
    throw CommandFault("\(alert.title): \(alert.message)")
  }

  private func fillForm(_ details: [String]) async throws {
    try pilot.type(details[0], into: "First Name")
    try pilot.type(details[1], into: "Last Name")
    if details.count > 2 { try pilot.type(details[2], into: "Birthday (YYYY-MM-DD)") }
    try pilot.tap("Save")
    try await settle()
  }

  private func touch(_ touch: () throws(PilotError) -> Void) throws(CommandFault) {
    do {
      try touch()
    } catch {
      throw CommandFault(error.complaint)
    }
  }
}

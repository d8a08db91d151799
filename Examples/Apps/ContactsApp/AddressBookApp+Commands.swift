import Database
import Domain
import Foundation
import Pilot
import ScriptRunner
import Sync
import VCard

extension AddressBookApp {
  /// Returns the commands of `contacts`.
  func commands(_ console: Console) -> [ScriptCommand] {
    [
      ScriptCommand(
        "add", "FIRST LAST [YYYY-MM-DD]", count: 2...3, help: "add a person"
      ) { try await self.add($0) },
      ScriptCommand(
        "edit", "ROW FIRST LAST [YYYY-MM-DD]", count: 3...4, help: "change the person in a row"
      ) { try await self.edit(row: Int(row: $0[0]), Array($0.dropFirst())) },
      ScriptCommand("delete", "ROW", count: 1...1, help: "delete the person in a row") {
        try await self.delete(row: Int(row: $0[0]))
      },
      ScriptCommand("sort", "first|last", count: 1...1, help: "sort by first or last name") {
        switch $0[0].lowercased() {
        case "first": try await self.sort(by: .firstName)
        case "last": try await self.sort(by: .lastName)
        default: throw ProgramError("Write “sort first” or “sort last”.")
        }
      },
      ScriptCommand("refresh", help: "send and receive now") { _ in try await self.refresh() },
      ScriptCommand(
        "offline", "on|off", count: 1...1, help: "disconnect or connect the network"
      ) {
        switch $0[0].lowercased() {
        case "on": self.setOffline(true)
        case "off": self.setOffline(false)
        default: throw ProgramError("Write “offline on” or “offline off”.")
        }
        try await self.settle()
      },
      ScriptCommand("wait", help: "wait until syncing ends or the server cannot be reached") { _ in
        try await self.settle()
      },
      ScriptCommand("retry", "ROW", count: 1...1, help: "send a refused change again") {
        try await self.answerRefusal(ofRow: Int(row: $0[0]), "Try Again")
      },
      ScriptCommand("discard", "ROW", count: 1...1, help: "discard a refused change") {
        try await self.answerRefusal(ofRow: Int(row: $0[0]), "Discard")
      },
      ScriptCommand("upload", help: "send all people to a server that has lost its data") { _ in
        try await self.adoptNewServer()
        try await self.settle()
      },
      ScriptCommand("import", "FILE", count: 1...1, help: "import a vCard file") {
        console.write(try await self.importPeople(from: URL(filePath: $0[0])).description)
      },
      ScriptCommand(
        "show", "[ROW]", count: 0...1, help: "draw the screen, starting at a row",
        changesScreen: false
      ) { words in
        if let word = words.first { try self.scroll(toRow: Int(row: word)) }
        console.write(self.picture)
      },
    ]
  }
}

/// The user's actions. The pilot performs all except the import of a file.
///
/// If an action ends with an alert, the alert is closed and its text is thrown.
extension AddressBookApp {
  func add(_ details: [String]) async throws {
    try pilot.tap("Add")
    try pilot.answer("New Person")
    try await fillForm(details)
  }

  func edit(row: Int, _ details: [String]) async throws {
    try pilot.selectRow(number: row)
    if pilot.alert != nil { try pilot.answer("Edit") }
    try await fillForm(details)
  }

  func delete(row: Int) async throws {
    try pilot.swipeToDelete(number: row)
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
    try pilot.scroll(toRow: row)
  }

  /// Sends a rejected change again, or discards it.
  func answerRefusal(ofRow row: Int, _ answer: String) async throws {
    try pilot.selectRow(number: row)
    guard pilot.alert != nil else {
      try pilot.tap("Cancel")
      throw ProgramError("The change in row \(row) was not refused.")
    }
    try pilot.answer(answer)
    try await settle()
  }

  /// Imports the new people of a vCard file, and returns a summary.
  func importPeople(from url: URL) async throws -> ImportSummary {
    let book = try await VCardFile(at: url, today: today).contents()
    let people = try await store.add(book.people)
    try await settle()
    return ImportSummary(of: people, from: book)
  }

  /// Waits until the screen is idle and syncing has ended. If an alert appeared, closes the alert
  /// and the open form, and throws the alert's text.
  func settle() async throws {
    try await pilot.waitWhileBusy()
    await sync.finish()
    try await pilot.waitWhileBusy()
    guard let alert = pilot.alert else { return }
    try pilot.answer("OK")
    // The handler of “OK” runs in a later turn of the main actor, after the dismissal.
    try await pilot.waitWhileBusy()
    if pilot.buttons.contains("Cancel") { try pilot.tap("Cancel") }
    if pilot.buttons.contains("Discard Changes") {
      try pilot.answer("Discard Changes")
      try await pilot.waitWhileBusy()
    }
    throw ProgramError("\(alert.title): \(alert.message)")
  }

  private func fillForm(_ details: [String]) async throws {
    try pilot.type(details[0], into: "First Name")
    try pilot.type(details[1], into: "Last Name")
    if details.count > 2 { try pilot.type(details[2], into: "Birthday (YYYY-MM-DD)") }
    try pilot.tap("Save")
    try await settle()
  }
}

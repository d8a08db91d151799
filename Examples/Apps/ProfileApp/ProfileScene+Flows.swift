import Foundation
import HeadlessAdapters
import HeadlessUI
import Navigator
import Pilot
import ProfileScreen
import ScriptRunner

/// What a user does with the screens, through the pilot alone. An alert that comes up in answer is
/// the fault of the command: its text is thrown, and the screen is left as it was before.
extension ProfileScene {
  func tap(_ button: String) async throws {
    try touch { () throws(PilotError) in try pilot.tap(button) }
    try await pilot.waitUntil("it has come to rest") { !$0.isBusy || $0.alert != nil }
  }

  func open(row: Int) async throws {
    try touch { () throws(PilotError) in try pilot.selectRow(number: row) }
    try await settle()
  }

  func follow() async throws {
    try await tap("Follow")
    try touch { () throws(PilotError) in try pilot.answer("Follow") }
    try await settle()
  }

  func post(_ lines: [String]) async throws {
    try await tap("New Post")
    try pilot.type(lines[0], into: "Headline")
    try pilot.pressReturn()
    if lines.count > 1 { try pilot.type(lines[1], into: "More") }
    try pilot.pressReturn()
    try await settle()
  }

  func back() async throws {
    guard !flow.navigator.path.isEmpty else { throw CommandFault("there is nothing to go back to") }
    flow.navigator.back()
    try await settle()
  }

  func open(link: String) async throws {
    flow.navigator.open(try ProfileRoute.path(of: link))
    try await settle()
  }

  /// Waits for the screen to come to rest; throws what an alert says, after closing it and the
  /// composer.
  func settle() async throws {
    try await pilot.waitUntil("it has come to rest") { !$0.isBusy || $0.alert != nil }
    guard let alert = pilot.alert else { return }
    try pilot.answer(alert.buttons.contains("OK") ? "OK" : "Cancel")
    try await pilot.waitWhileBusy()
    if pilot.title == "New Post" { try pilot.tap("Cancel") }
    let colon = alert.title.hasSuffix(".") ? "" : ":"
    throw CommandFault("\(alert.title)\(colon) \(alert.message)")
  }

  private func touch(_ touch: () throws(PilotError) -> Void) throws(CommandFault) {
    do {
      try touch()
    } catch {
      throw CommandFault(error.complaint)
    }
  }
}

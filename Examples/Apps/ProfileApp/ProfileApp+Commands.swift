import HeadlessUI
import Navigator
import Pilot
import ProfileScreen
import ScriptRunner
import TerminalUI

extension ProfileApp {
  /// Returns the commands of `profile`.
  func commands(_ console: Console) -> [ScriptCommand] {
    moving + acting
  }

  private var moving: [ScriptCommand] {
    [
      ScriptCommand("followers", help: "show the followers") { _ in
        try await self.tap("Followers")
      },
      ScriptCommand("open", "ROW", count: 1...1, help: "open the profile of a follower") {
        try await self.open(row: Int(row: $0[0]))
      },
      ScriptCommand("back", help: "go back by one screen") { _ in try await self.back() },
      ScriptCommand("link", "LINK", count: 1...1, help: "open a link into the app") {
        try await self.open(link: $0[0])
      },
      ScriptCommand("size", "60x24", count: 1...1, help: "change the window's size") {
        guard let size = GridSize($0[0]) else {
          throw ProgramError("Write a size as 60x24, not “\($0[0])”.")
        }
        self.resize(to: size)
      },
    ]
  }

  private var acting: [ScriptCommand] {
    [
      ScriptCommand("follow", help: "follow the person, and confirm") { _ in
        try await self.follow()
      },
      ScriptCommand("post", "HEADLINE [MORE]", count: 1...2, help: "write a post") {
        try await self.post($0)
      },
      ScriptCommand("tap", "BUTTON", count: 1...1, help: "tap a button on screen") {
        try await self.tap($0[0])
      },
      ScriptCommand(
        "server", "up|down", count: 1...1, help: "make the server answer or fail",
        changesScreen: false
      ) {
        guard ["up", "down"].contains($0[0]) else {
          throw ProgramError("Write “server up” or “server down”.")
        }
        await self.server.setDown($0[0] == "down")
      },
    ]
  }
}

/// The user's actions on the screens.
///
/// Most actions end with `settle()`, which closes an alert and throws its text.
extension ProfileApp {
  func tap(_ button: String) async throws {
    try pilot.tap(button)
    try await pilot.waitUntil("the screen is idle") { !$0.isBusy || $0.alert != nil }
  }

  func open(row: Int) async throws {
    try pilot.selectRow(number: row)
    try await settle()
  }

  func follow() async throws {
    try await tap("Follow")
    try pilot.answer("Follow")
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
    guard !flow.navigator.path.isEmpty else {
      throw ProgramError("There is no screen to go back to.")
    }
    flow.navigator.back()
    try await settle()
  }

  func open(link: String) async throws {
    flow.navigator.open(try ProfileRoute.path(of: link))
    try await settle()
  }

  /// Waits until the screen is idle. If an alert appeared, closes the alert and the open composer,
  /// and throws the alert's text.
  func settle() async throws {
    try await pilot.waitUntil("the screen is idle") { !$0.isBusy || $0.alert != nil }
    guard let alert = pilot.alert else { return }
    try pilot.answer(alert.buttons.contains("OK") ? "OK" : "Cancel")
    try await pilot.waitWhileBusy()
    if pilot.title == "New Post" { try pilot.tap("Cancel") }
    let colon = alert.title.hasSuffix(".") ? "" : ":"
    throw ProgramError("\(alert.title)\(colon) \(alert.message)")
  }
}

import Foundation
import ScriptRunner
import TerminalUI

extension ProfileScene {
  /// The commands of `profile`.
  func commands(_ console: Console) -> [ScriptCommand] {
    moving + acting
  }

  private var moving: [ScriptCommand] {
    [
      ScriptCommand("followers", help: "see who follows") { _ in
        try await self.tap("Followers")
      },
      ScriptCommand("open", "ROW", count: 1...1, help: "open the profile of a follower") {
        guard let row = Int($0[0]) else { throw CommandFault("“\($0[0])” is no row number") }
        try await self.open(row: row)
      },
      ScriptCommand("back", help: "go back by one screen") { _ in try await self.back() },
      ScriptCommand("link", "LINK", count: 1...1, help: "open a link into the app") {
        try await self.open(link: $0[0])
      },
      ScriptCommand("size", "60x24", count: 1...1, help: "give the window another size") {
        guard let size = GridSize($0[0]) else {
          throw CommandFault("a size is written 60x24, not “\($0[0])”")
        }
        self.resize(to: size)
      },
    ]
  }

  private var acting: [ScriptCommand] {
    [
      ScriptCommand("follow", help: "follow whose profile it is, and mean it") { _ in
        try await self.follow()
      },
      ScriptCommand("post", "HEADLINE [MORE]", count: 1...2, help: "write a post") {
        try await self.post($0)
      },
      ScriptCommand("tap", "BUTTON", count: 1...1, help: "tap any button on screen") {
        try await self.tap($0[0])
      },
      ScriptCommand(
        "server", "up|down", count: 1...1, help: "let the server answer or fail",
        changesScreen: false
      ) {
        guard ["up", "down"].contains($0[0]) else {
          throw CommandFault("it is written “server up” or “server down”")
        }
        await self.server.setDown($0[0] == "down")
      },
    ]
  }
}

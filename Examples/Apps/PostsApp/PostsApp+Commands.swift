import Domain
import Foundation
import Pilot
import ScriptRunner
import Storyboard

/// The user's actions go through the pilot. Changes by other users go through the posts source.
extension PostsApp {
  /// Returns the commands of `posts`.
  func commands(_ console: Console) -> [ScriptCommand] {
    [
      ScriptCommand("open", "ROW", count: 1...1, help: "open the post in a row") {
        try self.pilot.selectRow(number: Int(row: $0[0]))
        try await self.settle()
      },
      ScriptCommand("back", help: "go back to the list") { _ in
        try self.pilot.tap("Posts")
      },
      ScriptCommand("display", help: "choose what a row shows") { _ in
        try self.pilot.tap("Display")
      },
      ScriptCommand("days", help: "turn the days on or off") { _ in
        try self.pilot.tap("Days")
      },
      ScriptCommand("more", help: "show one more line of each post") { _ in
        try await self.step(self.pilot.stepUp)
      },
      ScriptCommand("less", help: "show one line less of each post") { _ in
        try await self.step(self.pilot.stepDown)
      },
      ScriptCommand("link", "ROW", count: 1...1, help: "open the post in a row from a link") {
        try self.openLink(try await self.post(inRow: Int(row: $0[0])).id)
        try await self.settle()
      },
      ScriptCommand("done", help: "close the post of a link") { _ in
        try self.pilot.tap("Done")
        try await self.settle()
      },
      ScriptCommand("refresh", help: "load the posts again") { _ in
        try self.pilot.tap("Refresh")
        try await self.settle()
      },
      ScriptCommand(
        "write", "TEXT", count: 1...1, help: "add a post as another user",
        changesScreen: false
      ) { try await self.write($0[0]) },
      ScriptCommand(
        "remove", "ROW", count: 1...1, help: "remove a post as another user",
        changesScreen: false
      ) { try await self.remove(row: Int(row: $0[0])) },
      ScriptCommand("offline", help: "disconnect the demo's network", changesScreen: false) { _ in
        try self.source.setOffline(true)
      },
      ScriptCommand("online", help: "connect the demo's network", changesScreen: false) { _ in
        try self.source.setOffline(false)
      },
      ScriptCommand("flow", help: "print the storyboard's flow", changesScreen: false) { _ in
        guard let storyboard = self.storyboard else {
          throw ProgramError("A coordinator has no picture of its flow. Leave out --coordinator.")
        }
        console.write(StoryboardFlow(storyboard).text)
      },
    ]
  }

  /// Changes the number of lines, and waits for the label.
  ///
  /// The binding updates the label in a later turn of the main actor.
  private func step(_ step: (String) throws -> Void) async throws {
    try step("Lines")
    let count = try pilot.value(of: "Lines")
    try await pilot.waitUntil("the label shows the number", turns: 10) {
      $0.labels.contains { $0.hasPrefix(count) }
    }
  }

  private func write(_ text: String) async throws {
    try await source.write(try Post(by: DemoPosts.author, text: text, date: now()))
  }

  private func remove(row: Int) async throws {
    try await source.remove(try await post(inRow: row).id)
  }

  /// Returns the post in a row of the list.
  ///
  /// The rows may be older than the posts in the source, so the post is found by its text.
  private func post(inRow row: Int) async throws -> Post {
    let titles = pilot.allRows.map(\.title)
    guard titles.indices.contains(row - 1) else { throw ProgramError("There is no row \(row).") }
    let posts = try await source.session.posts()
    guard
      let post = posts.first(where: {
        $0.text.replacing("\n", with: " ").hasPrefix(titles[row - 1])
      })
    else {
      throw ProgramError("The post in row \(row) no longer exists.")
    }
    return post
  }
}

import Domain
import Foundation
import Pilot
import ScriptRunner
import VCard

extension AddressBookApp {
  /// The commands of `contacts`.
  func commands(_ console: Console) -> [ScriptCommand] {
    [
      ScriptCommand(
        "add", "FIRST LAST [YYYY-MM-DD]", count: 2...3, help: "add a person"
      ) { try await self.add($0) },
      ScriptCommand(
        "edit", "ROW FIRST LAST [YYYY-MM-DD]", count: 3...4, help: "change the person in a row"
      ) { try await self.edit(row: self.number($0[0]), Array($0.dropFirst())) },
      ScriptCommand("delete", "ROW", count: 1...1, help: "delete the person in a row") {
        try await self.delete(row: self.number($0[0]))
      },
      ScriptCommand("sort", "first|last", count: 1...1, help: "sort by first or last name") {
        switch $0[0].lowercased() {
        case "first": try await self.sort(by: .firstName)
        case "last": try await self.sort(by: .lastName)
        default: throw CommandFault("it is written “sort first” or “sort last”")
        }
      },
      ScriptCommand("refresh", help: "send and receive now") { _ in try await self.refresh() },
      ScriptCommand(
        "offline", "on|off", count: 1...1, help: "leave the network, or come back"
      ) {
        switch $0[0].lowercased() {
        case "on": self.setOffline(true)
        case "off": self.setOffline(false)
        default: throw CommandFault("it is written “offline on” or “offline off”")
        }
        try await self.settle()
      },
      ScriptCommand("wait", help: "wait until all is synced, or known to be offline") { _ in
        try await self.settle()
      },
      ScriptCommand("retry", "ROW", count: 1...1, help: "send a refused change again") {
        try await self.answerRefusal(ofRow: self.number($0[0]), "Try Again")
      },
      ScriptCommand("discard", "ROW", count: 1...1, help: "give up a refused change") {
        try await self.answerRefusal(ofRow: self.number($0[0]), "Discard")
      },
      ScriptCommand("upload", help: "send all people to a server that has lost its data") { _ in
        try await self.adoptNewServer()
        try await self.settle()
      },
      ScriptCommand("import", "FILE", count: 1...1, help: "import a vCard file") {
        try await self.importPeople(from: URL(filePath: $0[0]), console)
      },
      ScriptCommand(
        "show", "[ROW]", count: 0...1, help: "draw the screen, from a row on", changesScreen: false
      ) { words in
        if let word = words.first { try self.scroll(toRow: self.number(word)) }
        console.write(self.picture)
      },
    ]
  }

  /// Imports everybody in the file; says on the console who came, and complains of each card that
  /// did not.
  func importPeople(from url: URL, _ console: Console) async throws {
    let found = try await importPeople(from: url)
    let name = url.lastPathComponent
    for problem in found.problems { console.complain("\(name): \(problem)") }
    let count = found.people.count
    console.write("Imported \(count) \(count == 1 ? "person" : "people") from \(name).")
  }

  private func number(_ text: String) throws(CommandFault) -> Int {
    guard let number = Int(text) else { throw CommandFault("“\(text)” is no row number") }
    return number
  }
}

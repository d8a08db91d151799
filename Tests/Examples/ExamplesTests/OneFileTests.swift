import Foundation
import TestSupport
import Testing

@Suite("a database that a program has left is one file")
struct OneFileTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  @Test(
    "a copy of it has everything",
    arguments: [
      ["contacts", "add Ada Lovelace", "Ada Lovelace"],
      ["contacts --screen massive", "add Ada Lovelace", "Ada Lovelace"],
      ["grocery", "add Party", "Party"], ["grocery --massive", "add Party", "Party"],
      ["posts", "write Written", "Written"], ["profile", "post Written", "Written"],
    ])
  func copied(_ words: [String]) async throws {
    let call = words[0].split(separator: " ").map(String.init)
    let program = try Program(call[0])
    let options = Array(call.dropFirst())
    let first = try await program.run(
      options + ["--db", "a.sqlite"], input: words[1] + "\n", home: home.url)
    #expect(first.errors.isEmpty)
    try FileManager.default.copyItem(
      at: home.url.appending(path: "a.sqlite"), to: home.url.appending(path: "b.sqlite"))
    let second = try await program.run(options + ["--db", "b.sqlite"], home: home.url)
    #expect(second.output.contains(words[2]))
  }
}

import Database
import Domain
import TestDoubles
import Testing

@Suite("A server with a different name")
struct HeldServerTests {
  @Test("every change to another server is detected, whatever the server's name is")
  func anyName() async throws {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    let people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
    var moves: [Bool] = []
    for server in ["https://a", "https://b", "https://b", "https://a", "https://c"] {
      moves.append(try await SQLiteSyncStore(people, server: server).hasMoved)
    }
    #expect(moves == [false, true, false, true, true])
  }
}

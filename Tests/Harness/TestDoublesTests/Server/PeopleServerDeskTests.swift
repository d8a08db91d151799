import Domain
import Foundation
import Testing

@testable import TestDoubles

@Suite("A desk that keeps a journal")
struct PeopleServerDeskTests {
  /// A file that is removed with the test.
  private final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "people-desk-\(UUID().uuidString).json")

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let temporary = TemporaryFile()

  private func makeDesk() throws -> PeopleServerDesk {
    let server = PeopleServerState(people: [.ada])
    var file = PeopleServerFile(url: temporary.url)
    let known = try file.read()
    if known == nil { try file.write(server) }
    return PeopleServerDesk(
      known ?? server, file: file, today: { .testDay }, pause: { _ in })
  }

  private func request(_ method: String, _ target: String) throws -> ServedRequest {
    var request = try #require(ServedRequest(method: method, target: target))
    request.headers["idempotency-key"] = "\"\(UUID())\""
    request.headers["if-match"] = "\"1\""
    return request
  }

  @Test("what changes nothing, such as a page or a change under a known key, adds nothing")
  func silent() async throws {
    let desk = try makeDesk()
    let delete = try request("DELETE", "/people/\(Person.ada.id)")
    _ = await desk.reply(to: delete)
    let before = try Data(contentsOf: temporary.url)
    #expect(before.count { $0 == UInt8(ascii: "\n") } == 2)
    _ = await desk.reply(to: delete)
    _ = await desk.reply(to: try request("GET", "/people"))
    _ = await desk.reply(to: try request("DELETE", "/people/7"))
    #expect(try Data(contentsOf: temporary.url) == before)
    #expect(try makeDesk().state.people.isEmpty)
  }

  @Test("cursors that a fault made it forget are forgotten after a second start, too")
  func forgotten() async throws {
    let desk = try makeDesk()
    let cursor = desk.state.cursor
    desk.changeFaults { $0.add(.forgetCursors) }
    _ = await desk.reply(to: try request("GET", "/people"))
    let again = try makeDesk()
    #expect(throws: ServerError.cursorExpired) {
      try again.state.page(since: cursor, limit: nil)
    }
  }
}

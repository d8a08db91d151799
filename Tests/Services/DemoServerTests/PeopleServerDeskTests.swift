import TestDoubles
import Domain
import Foundation
import Testing

@testable import DemoServer

@Suite("A desk that keeps a journal")
struct PeopleServerDeskTests {
  /// A file that is removed with the test.
  private final class TemporaryFile: Sendable {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "people-desk-\(UUID().uuidString).json")

    deinit {
      for ending in ["", ".lock"] { try? FileManager.default.removeItem(atPath: url.path + ending) }
    }
  }

  private let temporary = TemporaryFile()

  private func makeDesk() throws -> PeopleServerDesk {
    let server = PeopleServerState(people: [.ada])
    var file = PeopleServerFile(url: temporary.url)
    let known = try file.read(orBegin: server)
    return PeopleServerDesk(known, file: file, today: { .testDay }, pause: { _ in })
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
    _ = await desk.reply(to: try request("DELETE", "/people/\(Person.alan.id)/\(Person.alan.id)"))
    _ = await desk.reply(to: try request("DELETE", "/others/\(Person.alan.id)"))
    desk.changeFaults { $0.refusedPeople = [Person.grace.id: "not her"] }
    let status = try await add(Person.grace.id, at: desk)
    #expect(status == 422)
    let after = try Data(contentsOf: temporary.url)
    #expect(after == before)
    let people = try makeDesk().state.people
    #expect(people.isEmpty)
  }

  /// Asks the desk to add somebody; answers the status.
  private func add(_ id: Person.ID = Person.ID(), at desk: PeopleServerDesk) async throws -> Int {
    var request = try request("PUT", "/people/\(id)")
    request.headers["if-match"] = nil
    request.headers["if-none-match"] = "*"
    request.body = Array(#"{"firstName": "Grace", "lastName": "Hopper", "birthday": null}"#.utf8)
    guard case .answer(let response) = await desk.reply(to: request) else { return 0 }
    return response.status
  }

  private func page(_ desk: PeopleServerDesk) async throws -> PageRecord {
    guard case .answer(let response) = await desk.reply(to: try request("GET", "/people"))
    else { throw PeopleServerFileError.damaged(file: "page") }
    return try JSONDecoder().decode(PageRecord.self, from: Data(response.body))
  }

  @Test("two desks of one file answer as one, and a third that starts between them as well")
  func several() async throws {
    let (first, second) = (try makeDesk(), try makeDesk())
    var status = try await add(at: first)
    #expect(status == 201)
    var people = try await page(second).people
    #expect(people.count == 2)
    status = try await add(at: second)
    #expect(status == 201)
    status = try await add(at: second)
    #expect(status == 201)
    people = try await page(first).people
    #expect(people.count == 4)
    // Its start writes the file anew, shorter than it was.
    let third = try makeDesk()
    status = try await add(Person.alan.id, at: first)
    #expect(status == 201)
    status = try await add(Person.alan.id, at: second)
    #expect(status == 412)
    var pages: [PageRecord] = []
    for desk in [first, second, third, try makeDesk()] { pages.append(try await page(desk)) }
    #expect(Set(pages.map(\.cursor)).count == 1)
    #expect(pages.allSatisfy { $0.people.count == 5 })
  }

  @Test("desks of one file that are asked at once lose nothing")
  func atOnce() async throws {
    let desks = try (0..<4).map { _ in try makeDesk() }
    let statuses = await withTaskGroup { group in
      for number in 0..<400 {
        group.addTask { (try? await add(at: desks[number % 4])) ?? 0 }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.allSatisfy { $0 == 201 })
    let people = try makeDesk().state.people
    #expect(people.count == 401)
  }

  @Test("what another program put in the file's place is named, and left alone")
  func replaced() async throws {
    let desk = try makeDesk()
    try Data("no state".utf8).write(to: temporary.url, options: .atomic)
    let status = try await add(at: desk)
    #expect(status == 500)
    let contents = try Data(contentsOf: temporary.url)
    #expect(contents == Data("no state".utf8))
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

import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import DemoServer

@Suite("Request handlers that share a file")
struct SharedFileTests {
  private let temporary = TemporaryFile()

  private func makeHandler() throws -> PeopleRequestHandler {
    try PeopleRequestHandler(
      state: PeopleServerState(people: [.ada]), file: temporary.url, today: { .testDay })
  }

  private func request(_ method: String, _ target: String) throws -> ServerRequest {
    var request = try #require(ServerRequest(method: method, target: target))
    request.headers["idempotency-key"] = "\"\(UUID())\""
    request.headers["if-match"] = "\"1\""
    return request
  }

  /// Adds a person and returns the response's status.
  private func add(_ id: Person.ID = Person.ID(), to handler: PeopleRequestHandler) throws -> Int {
    var request = try request("PUT", "/people/\(id)")
    request.headers["if-match"] = nil
    request.headers["if-none-match"] = "*"
    request.body = Array(#"{"firstName": "Grace", "lastName": "Hopper", "birthday": null}"#.utf8)
    return handler.response(to: request).status
  }

  private func page(_ handler: PeopleRequestHandler) throws -> PeoplePage {
    let response = handler.response(to: try request("GET", "/people"))
    return try JSONDecoder().decode(PeoplePage.self, from: Data(response.body))
  }

  @Test("page requests, repeated changes and invalid requests add no line to the file")
  func unchanged() throws {
    let handler = try makeHandler()
    let delete = try request("DELETE", "/people/\(Person.ada.id)")
    _ = handler.response(to: delete)
    let before = try Data(contentsOf: temporary.url)
    #expect(before.count { $0 == UInt8(ascii: "\n") } == 2)
    _ = handler.response(to: delete)
    for (method, target) in [
      ("GET", "/people"), ("DELETE", "/people/7"), ("DELETE", "/others/\(Person.alan.id)"),
      ("DELETE", "/people/\(Person.alan.id)/\(Person.alan.id)"),
    ] {
      _ = handler.response(to: try request(method, target))
    }
    let after = try Data(contentsOf: temporary.url)
    #expect(after == before)
    let people = try makeHandler().state.people
    #expect(people.isEmpty)
  }

  @Test("handlers with the same file share their changes, even with a handler that starts later")
  func several() throws {
    let (first, second) = (try makeHandler(), try makeHandler())
    var statuses = [try add(to: first)]
    var people = try page(second).people
    #expect(people.count == 2)
    statuses += [try add(to: second), try add(to: second)]
    people = try page(first).people
    #expect(people.count == 4)
    // Starting this handler writes a new file, which is shorter than the old file.
    let third = try makeHandler()
    statuses += [try add(Person.alan.id, to: first), try add(Person.alan.id, to: second)]
    #expect(statuses == [201, 201, 201, 201, 412])
    let pages = try [first, second, third, try makeHandler()].map { try page($0) }
    #expect(Set(pages.map(\.cursor)).count == 1)
    #expect(Set(pages.map(\.position)).count == 1)
    #expect(pages.allSatisfy { $0.people.count == 5 })
  }

  @Test("concurrent requests to handlers with the same file lose no change")
  func concurrent() async throws {
    let count = TestCases.runsAll ? 400 : 100
    let handlers = try (0..<4).map { _ in try makeHandler() }
    let statuses = await withTaskGroup { group in
      for number in 0..<count {
        group.addTask { (try? add(to: handlers[number % 4])) ?? 0 }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.allSatisfy { $0 == 201 })
    let people = try makeHandler().state.people
    #expect(people.count == count + 1)
  }

  @Test(
    "if another program replaced the file, a request gets status 500 and the file is not changed")
  func replaced() throws {
    let handler = try makeHandler()
    try Data("no state".utf8).write(to: temporary.url, options: .atomic)
    let status = try add(to: handler)
    #expect(status == 500)
    let contents = try Data(contentsOf: temporary.url)
    #expect(contents == Data("no state".utf8))
  }

  @Test("expired cursors stay expired after a restart")
  func expired() throws {
    let handler = try makeHandler()
    let cursor = handler.state.cursor
    try handler.changeState { $0.expireCursors() }
    let again = try makeHandler()
    #expect(throws: ServerError.cursorExpired) {
      try again.state.page(since: cursor, limit: nil)
    }
  }
}

import DemoServer
import Domain
import FaultyServer
import Foundation
import TestDoubles
import TestSupport
import Testing
import WebAPI

@Suite("The real client and a server that stores its state in a file", .timeLimit(.minutes(3)))
struct KeptStateTests {
  private let folder: TemporaryFolder
  private let create = PersonChange(of: Person.grace.id, .create(Person.grace.info))

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start() async throws -> (PeopleAPI, PeopleHTTPServer) {
    let server = try PeopleHTTPServer.faulty(file: folder.file("people.json"))
    let url = try await server.start()
    return (try makeUnhurriedClient(at: url.absoluteString), server)
  }

  @Test("people, cursors and idempotency keys are restored after a restart")
  func secondStart() async throws {
    let (api, first) = try await start()
    let outcome = try await api.apply(create).outcome
    let cursor = try await api.page(since: nil, limit: nil).cursor
    await first.stop()
    let (again, second) = try await start()
    let news = try await again.page(since: cursor, limit: nil).people
    #expect(news.isEmpty)
    let everybody = try await again.page(since: nil, limit: nil).people
    #expect(everybody.map(\.person) == [.grace])
    let sentAgain = try await again.apply(create).outcome
    #expect(sentAgain == outcome)
    #expect(second.state.effectCount(of: create.id) == 1)
    await second.stop()
  }

  @Test("a change that cannot be written to the file gets status 500 and can be repeated")
  func cannotBeKept() async throws {
    let (api, server) = try await start()
    try FileManager.default.removeItem(at: folder.url)
    await #expect(throws: ServerError.unavailable(status: 500, retryAfter: nil)) {
      try await api.apply(create)
    }
    #expect(server.state.people.isEmpty)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let outcome = try await api.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    await server.stop()
  }
}

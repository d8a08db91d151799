import Domain
import Foundation
import TestDoubles
import Testing

@testable import DemoServer
@testable import FaultyServer

@Suite("A request handler that injects faults")
struct FaultyRequestHandlerTests {
  private let people: PeopleRequestHandler
  private let handler: FaultyRequestHandler

  init() throws {
    people = try PeopleRequestHandler(
      state: PeopleServerState(people: [.ada]), file: nil, today: { .testDay })
    handler = FaultyRequestHandler(people) { _ in }
  }

  private func reply(
    to method: String, _ target: String, _ fault: ServerFault? = nil
  ) async throws -> ServerReply {
    var request = try #require(ServerRequest(method: method, target: target))
    request.headers = ["if-match": "\"1\"", "idempotency-key": "\"\(UUID())\""]
    request.body = Array(#"{"firstName": "Ada", "lastName": "", "birthday": null}"#.utf8)
    if let fault { handler.changeFaults { $0.add(fault) } }
    return await handler.reply(to: request)
  }

  private func pieces(_ reply: ServerReply) throws -> @Sendable (Int) -> [UInt8]? {
    guard case .pieces(let piece) = reply else { throw UnexpectedReply(reply: reply) }
    return piece
  }

  private func response(_ reply: ServerReply) throws -> ServerResponse {
    guard case .response(let response) = reply else { throw UnexpectedReply(reply: reply) }
    return response
  }

  private struct UnexpectedReply: Error {
    let reply: ServerReply
  }

  @Test("an endless body always has another chunk")
  func endless() async throws {
    let piece = try pieces(try await reply(to: "GET", "/people", .endlessBody))
    let head = try #require(piece(0))
    #expect(String(decoding: head, as: UTF8.self).contains("Transfer-Encoding: chunked\r\n"))
    for number in [1, 2, 1_000_000_000] {
      #expect(piece(number)?.starts(with: Array("10000\r\n ".utf8)) == true)
    }
  }

  @Test("an overlong body has the given size", arguments: [1, 65_536, 65_537], [true, false])
  func overlong(_ size: Int, _ declared: Bool) async throws {
    let piece = try pieces(
      try await reply(to: "GET", "/people", .overlongBody(bytes: size, declared: declared)))
    let bytes = try #require(piece(1)) + (piece(2) ?? []) + (piece(3) ?? [])
    #expect(bytes.count { $0 == UInt8(ascii: " ") } == size)
    #expect(bytes.suffix(5) == Array("0\r\n\r\n".utf8)[...] || declared)
  }

  @Test("a cut body is half as long as its header states")
  func cut() async throws {
    let piece = try pieces(try await reply(to: "GET", "/people", .cutBody))
    let text = String(decoding: try #require(piece(0)), as: UTF8.self)
    let length = try #require(text.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) })
    let body = try #require(text.firstRange(of: "\r\n\r\n"))
    #expect(text[body.upperBound...].utf8.count == length / 2)
    #expect(piece(1) == nil)
  }

  @Test("a change of a person in `refusedPeople` gets status 422, and other changes are handled")
  func refused() async throws {
    handler.changeFaults { $0.refusedPeople = [Person.ada.id: "Not her."] }
    let refused = try response(try await reply(to: "PUT", "/people/\(Person.ada.id)"))
    #expect(refused == ServerResponse(422, error: "Not her."))
    let other = try response(try await reply(to: "PUT", "/people/\(Person.alan.id)"))
    #expect(other.status == 412)
  }
}

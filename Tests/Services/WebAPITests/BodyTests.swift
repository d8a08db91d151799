import Domain
import Foundation
import TestDoubles
import Testing
import WebAPI

private let create = PersonChange(of: Person.ada.id, .create(Person.ada.info))

@Suite("A response that breaks the contract")
struct BodyTests {
  private func expect(
    _ fault: InvalidResponse, of response: HTTPResponse,
    at address: String = "http://people.example",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let (api, _) = try makeAPI(response, at: address)
    await #expect(throws: ServerError.invalidResponse(fault), sourceLocation: sourceLocation) {
      try await api.apply(create)
    }
    await #expect(throws: ServerError.invalidResponse(fault), sourceLocation: sourceLocation) {
      try await api.page(since: nil, limit: nil)
    }
  }

  @Test("an HTML page with status 200 is rejected", arguments: ["text/html", "TEXT/HTML; q"])
  func html(_ type: String) async throws {
    try await expect(
      .notJSON(contentType: "text/html"),
      of: HTTPResponse(200, headers: ["content-type": type], body: Data("<html>".utf8)))
  }

  @Test(
    "a response with any JSON content type, or without a content type, is accepted",
    arguments: ["application/json", "application/hal+json", nil])
  func json(_ type: String?) async throws {
    let headers = type.map { ["Content-Type": $0] } ?? [:]
    let (api, _) = try makeAPI(HTTPResponse(200, headers: headers, body: Data(adaJSON.utf8)))
    let outcome = try await api.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.ada, revision: 3)))
  }

  @Test(
    "an empty body and malformed JSON are rejected", arguments: ["", "{", "nonsense", #"{"id": "#])
  func noJSON(_ text: String) async throws {
    let (api, _) = try makeAPI(.json(200, text))
    await #expect(throws: ServerError.invalidResponse(.malformed(reason: "it is not JSON"))) {
      try await api.page(since: nil, limit: nil)
    }
    await #expect(throws: ServerError.self) { try await api.apply(create) }
  }

  @Test("a body shorter than `Content-Length` is rejected, except a compressed body")
  func cut() async throws {
    try await expect(
      .cutShort(received: 1, announced: 99),
      of: .json(200, "{", headers: ["Content-Length": "99"]))
    let packed = ["Content-Length": "999", "Content-Encoding": "gzip"]
    let (api, _) = try makeAPI(.json(200, adaJSON, headers: packed))
    let outcome = try await api.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.ada, revision: 3)))
  }

  @Test("a body that is larger than the limit is rejected")
  func tooLarge() async throws {
    let limit = PeopleAPI.bodyLimit
    let fault = InvalidResponse.tooLarge(limit: 8_388_608)
    #expect(limit == 8_388_608)
    try await expect(fault, of: .json(200, "{}", headers: ["Content-Length": "\(limit + 1)"]))
    try await expect(fault, of: HTTPResponse(200, body: Data(count: limit + 1)))
    let (api, _) = try makeAPI(.failure(.invalidResponse(.tooLarge(limit: PeopleAPI.bodyLimit))))
    await #expect(throws: ServerError.invalidResponse(fault)) { try await api.apply(create) }
  }

  @Test(
    "a response from another server is rejected",
    arguments: [
      ("http://a.example", "http://b.example/people", "b.example"),
      ("http://a.example:1", "http://a.example:2/people", "a.example"),
      ("https://a.example", "http://a.example/people", "a.example"),
    ])
  func redirected(_ address: String, _ answerer: String, _ host: String) async throws {
    try await expect(
      .redirected(to: host), of: .json(200, adaJSON, url: URL(string: answerer)), at: address)
  }

  @Test(
    "a response from another path of the server, or over TLS, is accepted",
    arguments: [
      ("http://a.example", "http://A.EXAMPLE:80/people/"),
      ("http://a.example:8080", "https://a.example/people"),
    ])
  func sameOrigin(_ address: String, _ answerer: String) async throws {
    let (api, _) = try makeAPI(.json(200, adaJSON, url: URL(string: answerer)), at: address)
    let outcome = try await api.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.ada, revision: 3)))
  }

  @Test("a response about another person is rejected", arguments: [200, 201, 412])
  func wrongPerson(_ status: Int) async throws {
    let (api, _) = try makeAPI(.json(status, adaJSON))
    let change = PersonChange(of: Person.alan.id, .create(Person.alan.info))
    let fault = InvalidResponse.wrongPerson(asked: Person.alan.id, answered: Person.ada.id)
    await #expect(throws: ServerError.invalidResponse(fault)) { try await api.apply(change) }
  }

  @Test("a response that contains an invalid person is rejected")
  func invalidPerson() async throws {
    let (api, _) = try makeAPI(
      .json(200, adaJSON.replacing(#""firstName": "Ada""#, with: #""firstName": "A\u0007""#)))
    let person = UnreadablePerson(
      id: Person.ada.id, reason: "the first name holds a control character")
    await #expect(throws: ServerError.invalidResponse(.invalidPerson(person))) {
      try await api.apply(create)
    }
  }
}

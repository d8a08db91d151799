import Domain
import Foundation
import TestDoubles
import Testing
import WebAPI

@Suite("The requests of the client")
struct RequestTests {
  private let emptyPage = HTTPResponse.json(200, #"{"cursor": "c", "people": [], "deleted": []}"#)

  @Test(
    "the request for a page has the path, the limit and an escaped cursor",
    arguments: [
      (nil, nil, "people"),
      ("7", nil, "people?since=7"),
      (nil, 20, "people?limit=20"),
      ("a+b&c=ü /?", 1, "people?since=a%2Bb%26c%3D%C3%BC%20%2F%3F&limit=1"),
    ] as [(String?, Int?, String)])
  func page(_ cursor: String?, _ limit: Int?, _ end: String) async throws {
    let (api, transport) = try makeAPI(emptyPage)
    _ = try await api.page(since: cursor, limit: limit)
    let request = try #require(transport.requests.first)
    #expect(request.method == "GET")
    #expect(request.url.absoluteString == "http://people.example:8080/v1/\(end)")
    #expect(request.headers == ["Accept": "application/json"])
    #expect(request.body == nil)
  }

  @Test("a new person is sent with `If-None-Match: *` and the idempotency key")
  func create() async throws {
    let (api, transport) = try makeAPI(.json(201, adaJSON))
    let change = PersonChange(of: Person.ada.id, .create(Person.ada.info))
    let outcome = try await api.apply(change).outcome
    #expect(outcome == .stored(RemotePerson(.ada, revision: 3)))
    let request = try #require(transport.requests.first)
    #expect(request.method == "PUT")
    #expect(request.url.absoluteString.hasSuffix("/v1/people/\(Person.ada.id)"))
    #expect(request.headers["If-None-Match"] == "*")
    #expect(request.headers["If-Match"] == nil)
    #expect(request.headers["Idempotency-Key"] == "\"\(change.id)\"")
    #expect(request.headers["Content-Type"] == "application/json")
    let body = String(decoding: try #require(request.body), as: UTF8.self)
    #expect(body == #"{"birthday":"1815-12-10","firstName":"Ada","lastName":"Lovelace"}"#)
  }

  @Test("a replacement states the revision, and its body contains null for an unknown birthday")
  func replace() async throws {
    let (api, transport) = try makeAPI(.json(412, ""))
    let info = PersonInfo(storedFirstName: "小\"云", lastName: "", birthday: nil)
    let change = PersonChange(of: Person.ada.id, .replace(info, revision: 3))
    let outcome = try await api.apply(change).outcome
    #expect(outcome == .outdated(current: nil))
    let request = try #require(transport.requests.first)
    #expect(request.headers["If-Match"] == "\"3\"")
    #expect(request.headers["If-None-Match"] == nil)
    let body = String(decoding: try #require(request.body), as: UTF8.self)
    #expect(body == #"{"birthday":null,"firstName":"小\"云","lastName":""}"#)
  }

  @Test("a deletion is sent with the revision and without a body")
  func delete() async throws {
    let (api, transport) = try makeAPI(HTTPResponse(204))
    let change = PersonChange(of: Person.ada.id, .delete(revision: 3))
    let outcome = try await api.apply(change).outcome
    #expect(outcome == .removed)
    let request = try #require(transport.requests.first)
    #expect(request.method == "DELETE")
    #expect(request.headers["If-Match"] == "\"3\"")
    #expect(request.headers["Idempotency-Key"] == "\"\(change.id)\"")
    #expect(request.body == nil)
  }

  @Test("the URL of a change contains the percent-encoded position of the server")
  func position() async throws {
    let (api, transport) = try makeAPI(HTTPResponse(204))
    let change = PersonChange(of: Person.ada.id, .delete(revision: 3), position: "a b&ü")
    _ = try await api.apply(change)
    let url = try #require(transport.requests.first).url.absoluteString
    #expect(url.hasSuffix("/v1/people/\(Person.ada.id)?server=a%20b%26%C3%BC"))
  }

  @Test("a repeated change is sent as an identical request")
  func repeated() async throws {
    let (api, transport) = try makeAPI(.json(201, adaJSON))
    let change = PersonChange(of: Person.ada.id, .create(Person.ada.info))
    for _ in 1...2 { _ = try await api.apply(change) }
    #expect(transport.requests.count == 2)
    #expect(Set(transport.requests).count == 1)
  }
}

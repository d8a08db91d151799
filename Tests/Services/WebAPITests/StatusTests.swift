import Domain
import Foundation
import TestDoubles
import Testing
import WebAPI

private let create = PersonChange(of: Person.ada.id, .create(Person.ada.info))
private let replace = PersonChange(of: Person.ada.id, .replace(Person.ada.info, revision: 3))
private let delete = PersonChange(of: Person.ada.id, .delete(revision: 3))

@Suite("What the client makes of a status")
struct StatusTests {
  @Test(
    "a status that means the same for every request",
    arguments: [
      (HTTPResponse(401), ServerError.unauthorized(status: 401)),
      (HTTPResponse(403), .unauthorized(status: 403)),
      (HTTPResponse(408), .unavailable(status: 408, retryAfter: nil)),
      (HTTPResponse(425), .unavailable(status: 425, retryAfter: nil)),
      (HTTPResponse(429), .unavailable(status: 429, retryAfter: nil)),
      (HTTPResponse(500), .unavailable(status: 500, retryAfter: nil)),
      (HTTPResponse(503), .unavailable(status: 503, retryAfter: nil)),
      (HTTPResponse(599), .unavailable(status: 599, retryAfter: nil)),
      (.json(400, #"{"error": "no key"}"#), .refused(status: 400, reason: "no key")),
      (.json(409, #"{"error": " used "}"#), .refused(status: 409, reason: "used")),
      (.json(413, #"{"error": ""}"#), .refused(status: 413, reason: "it gave no reason")),
      (.json(422, "<p>"), .refused(status: 422, reason: "it gave no reason")),
      (HTTPResponse(422), .refused(status: 422, reason: "it gave no reason")),
      (HTTPResponse(405), .invalidResponse(.unexpectedStatus(405))),
      (HTTPResponse(418), .invalidResponse(.unexpectedStatus(418))),
      (HTTPResponse(202), .invalidResponse(.unexpectedStatus(202))),
      (HTTPResponse(304), .invalidResponse(.unexpectedStatus(304))),
      (
        HTTPResponse(302, headers: ["location": "http://x.example/"]),
        .invalidResponse(.redirected(to: "http://x.example/"))
      ),
    ])
  func anywhere(_ response: HTTPResponse, _ error: ServerError) async throws {
    let (api, _) = try makeAPI(response)
    await #expect(throws: error) { try await api.page(since: "c", limit: nil) }
    for change in [create, replace, delete] {
      await #expect(throws: error) { try await api.apply(change) }
    }
  }

  @Test("a reason is bounded: it is shown to the user")
  func longReason() async throws {
    let (api, _) = try makeAPI(
      .json(422, #"{"error": "\#(String(repeating: "x", count: 9999))"}"#))
    await #expect(
      throws: ServerError.refused(status: 422, reason: String(repeating: "x", count: 300))
    ) { try await api.apply(create) }
  }

  @Test("410 to a page is a forgotten cursor, to a change it is no answer")
  func gone() async throws {
    let (api, _) = try makeAPI(HTTPResponse(410))
    await #expect(throws: ServerError.cursorExpired) { try await api.page(since: "c", limit: nil) }
    await #expect(throws: ServerError.invalidResponse(.unexpectedStatus(410))) {
      try await api.apply(create)
    }
  }

  @Test("200 and 201 store a person", arguments: [200, 201], [create, replace])
  func stored(_ status: Int, _ change: PersonChange) async throws {
    let (api, _) = try makeAPI(.json(status, adaJSON))
    let outcome = try await api.apply(change)
    #expect(outcome == .stored(RemotePerson(.ada, revision: 3)))
  }

  @Test("a person who is not there counts as deleted, whether 204 or 404", arguments: [204, 404])
  func removed(_ status: Int) async throws {
    let (api, _) = try makeAPI(HTTPResponse(status))
    let outcome = try await api.apply(delete)
    #expect(outcome == .removed)
  }

  @Test("404 is no answer to anything but a deletion")
  func missing() async throws {
    let (api, _) = try makeAPI(HTTPResponse(404))
    for change in [create, replace] {
      await #expect(throws: ServerError.invalidResponse(.unexpectedStatus(404))) {
        try await api.apply(change)
      }
    }
  }

  @Test("a stranger's page of HTML with 404 deletes nobody")
  func strangersPage() async throws {
    let (api, _) = try makeAPI(
      HTTPResponse(404, headers: ["Content-Type": "text/html"], body: Data("<h1>".utf8)))
    await #expect(throws: ServerError.invalidResponse(.notJSON(contentType: "text/html"))) {
      try await api.apply(delete)
    }
  }

  @Test("412 tells the current state, or that there is none", arguments: [create, replace, delete])
  func outdated(_ change: PersonChange) async throws {
    let (api, _) = try makeAPI(.json(412, adaJSON))
    var outcome = try await api.apply(change)
    #expect(outcome == .outdated(current: RemotePerson(.ada, revision: 3)))
    let (empty, _) = try makeAPI(HTTPResponse(412))
    outcome = try await empty.apply(change)
    #expect(outcome == .outdated(current: nil))
  }

  @Test("a broken connection leaves the outcome open")
  func unreachable() async throws {
    let (api, transport) = try makeAPI(.failure(.failed(reason: "it broke")))
    await #expect(throws: ServerError.unreachable(reason: "it broke")) {
      try await api.apply(create)
    }
    #expect(transport.requests.count == 1)
  }
}

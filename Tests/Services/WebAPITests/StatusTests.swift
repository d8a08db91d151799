import Domain
import Foundation
import TestDoubles
import Testing
import WebAPI

private let create = PersonChange(of: Person.ada.id, .create(Person.ada.info))
private let replace = PersonChange(of: Person.ada.id, .replace(Person.ada.info, revision: 3))
private let delete = PersonChange(of: Person.ada.id, .delete(revision: 3))

@Suite("The client's errors for HTTP statuses")
struct StatusTests {
  @Test(
    "a status throws the same error for each kind of request",
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

  @Test(
    "a long reason is truncated to 300 scalars, even if all scalars form one character",
    arguments: ["x", "\u{301}"])
  func longReason(_ scalar: String) async throws {
    let (api, _) = try makeAPI(
      .json(422, #"{"error": "x\#(String(repeating: scalar, count: 9999))"}"#))
    await #expect(
      throws: ServerError.refused(status: 422, reason: "x" + String(repeating: scalar, count: 299))
    ) { try await api.apply(create) }
  }

  @Test(
    "for status 410, a page request throws `cursorExpired`, and a change throws `unexpectedStatus`")
  func expiredCursor() async throws {
    let (api, _) = try makeAPI(HTTPResponse(410))
    await #expect(throws: ServerError.cursorExpired) { try await api.page(since: "c", limit: nil) }
    await #expect(throws: ServerError.invalidResponse(.unexpectedStatus(410))) {
      try await api.apply(create)
    }
  }

  @Test("for status 421, a change and a page request throw `replaced`")
  func replaced() async throws {
    let (api, _) = try makeAPI(HTTPResponse(421))
    for change in [create, replace, delete] {
      await #expect(throws: ServerError.replaced) { try await api.apply(change) }
    }
    await #expect(throws: ServerError.replaced) { try await api.page(since: "c", limit: nil) }
  }

  @Test(
    "after status 200 or 201, `apply(_:)` returns the stored person", arguments: [200, 201],
    [create, replace])
  func stored(_ status: Int, _ change: PersonChange) async throws {
    let (api, _) = try makeAPI(.json(status, adaJSON))
    let outcome = try await api.apply(change).outcome
    #expect(outcome == .stored(RemotePerson(.ada, revision: 3)))
  }

  @Test("after status 204 or 404, a deletion succeeds", arguments: [204, 404])
  func removed(_ status: Int) async throws {
    let (api, _) = try makeAPI(HTTPResponse(status))
    let outcome = try await api.apply(delete).outcome
    #expect(outcome == .removed)
  }

  @Test("after status 404, a creation or a replacement throws `unexpectedStatus`")
  func missing() async throws {
    let (api, _) = try makeAPI(HTTPResponse(404))
    for change in [create, replace] {
      await #expect(throws: ServerError.invalidResponse(.unexpectedStatus(404))) {
        try await api.apply(change)
      }
    }
  }

  @Test("a deletion that gets status 404 with an HTML page throws an error")
  func htmlPage() async throws {
    let (api, _) = try makeAPI(
      HTTPResponse(404, headers: ["Content-Type": "text/html"], body: Data("<h1>".utf8)))
    await #expect(throws: ServerError.invalidResponse(.notJSON(contentType: "text/html"))) {
      try await api.apply(delete)
    }
  }

  @Test(
    "after status 412, `apply(_:)` returns the server's person, or nil if the reply has no body",
    arguments: [create, replace, delete])
  func outdated(_ change: PersonChange) async throws {
    let (api, _) = try makeAPI(.json(412, adaJSON))
    var outcome = try await api.apply(change).outcome
    #expect(outcome == .outdated(current: RemotePerson(.ada, revision: 3)))
    let (empty, _) = try makeAPI(HTTPResponse(412))
    outcome = try await empty.apply(change).outcome
    #expect(outcome == .outdated(current: nil))
  }

  @Test("a broken connection throws `unreachable`")
  func unreachable() async throws {
    let (api, transport) = try makeAPI(.failure(.unreachable(reason: "it broke")))
    await #expect(throws: ServerError.unreachable(reason: "it broke")) {
      try await api.apply(create)
    }
    #expect(transport.requests.count == 1)
  }
}

public import Domain
public import Foundation

/// A client of the people API over HTTP, as in `Guides/people-api.openapi.yaml`.
///
///     let api = PeopleAPI(at: try APIAddress("http://127.0.0.1:8080"))
///     let page = try await api.page(since: nil, limit: 100)
///
/// The client sends each request once, without retries. A response that breaks the contract causes
/// an error.
public struct PeopleAPI: PeopleServer {
  /// The largest number of bytes in a response's body.
  public static let bodyLimit = 8 * 1024 * 1024

  let address: APIAddress
  private let transport: any HTTPTransport
  private let now: @Sendable () -> Date

  /// Creates a client of the API at `address`.
  ///
  /// - Parameters:
  ///   - transport: the transport that sends the requests.
  ///   - now: the clock for dates in `Retry-After` and for birthdays.
  public init(
    at address: APIAddress, through transport: any HTTPTransport = URLSessionTransport(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.address = address
    self.transport = transport
    self.now = now
  }

  /// Returns the people that changed since `cursor`, by `GET /people`.
  ///
  /// People who break a rule of `PersonInfo` are in ``Domain/PeoplePage/unreadable``.
  ///
  /// - Throws: `ServerError`.
  public func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) async throws(ServerError) -> PeoplePage {
    let request = pageRequest(since: cursor, seen: position, limit: limit)
    return try page(since: cursor, in: await answer(to: request))
  }

  /// Reads the response to a request for a page.
  package func page(
    since cursor: String?, in reply: HTTPResponse
  ) throws(ServerError) -> PeoplePage {
    guard reply.status == 200 else {
      throw reply.status == 410 ? .cursorExpired : reply.failure(now())
    }
    let page = try reply.json(PageReply.self).page(lastDay: lastDay)
    guard !page.hasMore || page.cursor != cursor else {
      throw .invalidResponse(.malformed(reason: "it announces more people but repeats the cursor"))
    }
    return page
  }

  /// Sends the change, by `PUT` or `DELETE /people/{id}`.
  ///
  /// - Throws: `ServerError`. After `unreachable` and `invalidResponse` the server may have applied
  ///   the change.
  public func apply(_ change: PersonChange) async throws(ServerError) -> ChangeReply {
    try reply(to: change, in: await answer(to: changeRequest(change)))
  }

  /// Reads the response to a change.
  package func reply(
    to change: PersonChange, in reply: HTTPResponse
  ) throws(ServerError) -> ChangeReply {
    ChangeReply(try outcome(of: change, in: reply), position: reply.header("Position"))
  }

  private func outcome(
    of change: PersonChange, in reply: HTTPResponse
  ) throws(ServerError) -> ChangeOutcome {
    switch (change.operation, reply.status) {
    case (.create, 200...201), (.replace, 200...201):
      return .stored(try reply.person(change.person, lastDay: lastDay))
    case (.delete, 204):
      return .removed
    case (.delete, 404):
      // If a 404 page is not JSON, a proxy may have sent it, and the person may still exist.
      try reply.checkIsJSON()
      return .removed
    case (_, 412):
      guard !reply.body.isEmpty else { return .outdated(current: nil) }
      return .outdated(current: try reply.person(change.person, lastDay: lastDay))
    default:
      throw reply.failure(now())
    }
  }

  private func answer(to request: HTTPRequest) async throws(ServerError) -> HTTPResponse {
    let response = try await transport.send(request, bodyLimit: Self.bodyLimit)
    try response.checkIsWhole(from: address, limit: Self.bodyLimit)
    return response
  }

  /// Today's date in the easternmost time zone, because another device may be in that zone.
  private var lastDay: CalendarDate {
    var easternmost = Calendar(identifier: .gregorian)
    easternmost.timeZone = TimeZone(secondsFromGMT: 14 * 3600) ?? .gmt
    return CalendarDate.today(now(), in: easternmost)
  }
}

extension PeopleAPI {
  /// Returns the HTTP request for a page.
  package func pageRequest(
    since cursor: String?, seen position: String?, limit: Int?
  ) -> HTTPRequest {
    let url = address.url(
      "people",
      query: [("since", cursor), ("limit", limit.map { "\($0)" }), ("server", position)])
    return HTTPRequest("GET", url, headers: ["Accept": "application/json"])
  }

  /// Returns the HTTP request that sends a change.
  package func changeRequest(_ change: PersonChange) -> HTTPRequest {
    var headers = ["Accept": "application/json", "Idempotency-Key": "\"\(change.id)\""]
    if let revision = change.operation.revision {
      headers["If-Match"] = "\"\(revision)\""
    } else {
      headers["If-None-Match"] = "*"
    }
    let body = change.operation.info.map(json)
    if body != nil { headers["Content-Type"] = "application/json" }
    let url = address.url("people/\(change.person)", query: [("server", change.position)])
    return HTTPRequest(body == nil ? "DELETE" : "PUT", url, headers: headers, body: body)
  }

  /// Returns the body of `PUT /people/{id}`. A repeated request has the same bytes.
  private func json(_ info: PersonInfo) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(info)
    } catch {
      fatalError("The body cannot be written as JSON: \(error)")
    }
  }
}

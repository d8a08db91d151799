public import Domain
public import Foundation

/// The people API over HTTP, as `Guides/people-api.openapi.yaml` describes it (rows A1 and A2).
///
///     let api = PeopleAPI(at: try APIAddress("http://127.0.0.1:8080"))
///     let page = try await api.page(since: nil, limit: 100)
///
/// It asks once and tells what came; when to ask again is the syncing's decision. Every answer that
/// does not keep the contract is an error of its own, and none of them changes anything here.
public struct PeopleAPI: PeopleServer {
  /// The most bytes that an answer may have.
  public static let bodyLimit = 8 * 1024 * 1024

  let address: APIAddress
  private let transport: any HTTPTransport
  private let now: @Sendable () -> Date

  /// A client of the API at `address`.
  ///
  /// - Parameters:
  ///   - transport: what carries the requests; it is held.
  ///   - now: the time, which a date in `Retry-After` and a birthday are compared with.
  public init(
    at address: APIAddress, through transport: any HTTPTransport = URLSessionTransport(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.address = address
    self.transport = transport
    self.now = now
  }

  /// What has changed since `cursor`, by `GET /people`.
  ///
  /// A person who breaks a rule of `PersonInfo` is among ``Domain/PeoplePage/unreadable``: one of
  /// them does not keep the others from coming.
  ///
  /// - Throws: `ServerError`, as its cases say.
  public func page(since cursor: String?, limit: Int?) async throws(ServerError) -> PeoplePage {
    let reply = try await answer(to: pageRequest(since: cursor, limit: limit))
    guard reply.status == 200 else {
      throw reply.status == 410 ? .cursorExpired : reply.failure(now())
    }
    let page = try reply.json(PageReply.self, lastDay: lastDay).page
    guard !page.hasMore || page.cursor != cursor else {
      throw .invalidResponse(.malformed(reason: "it promises more behind the same cursor"))
    }
    return page
  }

  /// Makes the change, by `PUT` or `DELETE /people/{id}`.
  ///
  /// - Throws: `ServerError`; after `unreachable` and `invalidResponse` the change may have been made.
  public func apply(_ change: PersonChange) async throws(ServerError) -> ChangeOutcome {
    let reply = try await answer(to: changeRequest(change))
    switch (change.operation, reply.status) {
    case (.create, 200), (.create, 201), (.replace, 200), (.replace, 201):
      return .stored(try reply.person(change.person, lastDay: lastDay))
    case (.delete, 204):
      return .removed
    case (.delete, 404):
      // A stranger's page that is missing says nothing about the person.
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
    let response: HTTPResponse
    do {
      response = try await transport.send(request, bodyLimit: Self.bodyLimit)
    } catch {
      switch error {
      case .failed(let reason): throw .unreachable(reason: reason)
      case .bodyTooLarge: throw .invalidResponse(.tooLarge(limit: Self.bodyLimit))
      }
    }
    try response.checkIsWhole(from: address, limit: Self.bodyLimit)
    return response
  }

  /// The day that it is already somewhere on Earth: who was born today in Kiribati is no error in
  /// Hawaii.
  private var lastDay: CalendarDate {
    var easternmost = Calendar(identifier: .gregorian)
    easternmost.timeZone = TimeZone(secondsFromGMT: 14 * 3600) ?? .gmt
    return CalendarDate.today(now(), in: easternmost)
  }
}

public import DemoServer
public import Domain
import Foundation
public import TestDoubles
public import WebAPI

/// A people server in memory that injects faults.
///
/// The server follows the whole contract without a network. It handles requests in order, on the
/// main actor, without a clock or random numbers, so a repeated test gives the same result.
///
///     let server = InProcessPeopleServer(PeopleServerState(people: [.ada]))
///     server.faults.add(.dropAfterApplying, to: .changes)
///     try await server.apply(change)              // throws .unreachable
///     server.state.effectCount(of: change.id)     // 1
///
/// The real client writes each request and reads each response, so a fault causes the same kind of
/// error as over a network. For example, an HTML page causes
/// `invalidResponse(.notJSON(contentType: "text/html"))`.
@MainActor
public final class InProcessPeopleServer: PeopleServer {
  /// A request that the server received.
  public enum Message: Hashable, Sendable {
    /// A request for a page.
    case page(since: String?, limit: Int?)
    /// A request to change a person.
    case apply(PersonChange)
  }

  /// The requests so far, in order, including requests that a fault blocked.
  public private(set) var messages: [Message] = []
  /// The server's state. A test can change it as if another device had changed it.
  public var state: PeopleServerState {
    get { people.state }
    set { try? people.changeState { $0 = newValue } }
  }
  /// The queue of faults.
  public var faults: ServerFaults {
    get { handler.faults }
    set { handler.changeFaults { $0 = newValue } }
  }

  private let people: PeopleRequestHandler
  private let handler: FaultyRequestHandler
  private let address: APIAddress
  private let pause: @Sendable (Duration) async -> Void

  /// Creates a server without faults.
  ///
  /// - Parameters:
  ///   - today: the server's current day. A later birthday is refused.
  ///   - pause: waits for a delay. The default function returns at once.
  public init(
    _ state: PeopleServerState = PeopleServerState(), today: CalendarDate = .testDay,
    pause: @escaping @Sendable (Duration) async -> Void = { _ in }
  ) {
    guard let people = try? PeopleRequestHandler(state: state, file: nil, today: { today }),
      let address = try? APIAddress("http://server")
    else { fatalError("A server without a file cannot fail.") }
    (self.people, self.address, self.pause) = (people, address, pause)
    handler = FaultyRequestHandler(people, pause: pause)
  }

  /// Returns a page of the state, subject to the next queued fault for pages.
  ///
  /// - Throws: The error that the fault causes, or the error of a cursor or position that the
  ///   server refuses.
  public func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) async throws(ServerError) -> PeoplePage {
    messages.append(.page(since: cursor, limit: limit))
    let request = client.pageRequest(since: cursor, seen: position, limit: limit)
    return try client.page(
      since: cursor, in: await send(request, bodyLimit: PeopleAPI.bodyLimit))
  }

  /// Applies the change, subject to the next queued fault for changes.
  ///
  /// - Throws: The error that the fault causes, or the error of a change that the server refuses.
  public func apply(_ change: PersonChange) async throws(ServerError) -> ChangeReply {
    messages.append(.apply(change))
    let request = client.changeRequest(change)
    return try client.reply(
      to: change, in: await send(request, bodyLimit: PeopleAPI.bodyLimit))
  }

  /// Applies every change that ``ServerFault/deliverLater(after:)`` still delays, oldest first.
  public func deliverLateChanges() { handler.answerLateRequests() }

  /// The client that writes requests and reads responses. Its asynchronous methods are not used,
  /// because they do not keep the order of the requests.
  private var client: PeopleAPI { PeopleAPI(at: address, through: self) { .distantFuture } }
}

extension InProcessPeopleServer: HTTPTransport {
  /// Passes the request to the handler without a network.
  public func send(
    _ request: HTTPRequest, bodyLimit: Int
  ) async throws(ServerError) -> HTTPResponse {
    let target = request.url.absoluteString.dropFirst(address.url.absoluteString.count)
    guard var received = ServerRequest(method: request.method, target: String(target)) else {
      fatalError("\(request.url) is not an address of this server.")
    }
    for (name, value) in request.headers { received.headers[name.lowercased()] = value }
    received.body = Array(request.body ?? Data())
    let fault = handler.nextFault(for: received)
    if case .delay(let time) = fault { await pause(time) }
    let reply = handler.reply(to: received, fault)
    if case .delayResponse(let time) = fault { await pause(time) }
    switch (fault, reply) {
    case (_, .response(let response)):
      return HTTPResponse(
        response.status, headers: response.headers, body: Data(response.body))
    case (.refuseConnection, _): throw .unreachable(reason: "the connection was refused")
    case (.cutBody, _): throw .invalidResponse(.cutShort(received: 50, announced: 100))
    case (.overlongBody, _), (.endlessBody, _):
      throw .invalidResponse(.tooLarge(limit: bodyLimit))
    default: throw .unreachable(reason: "the connection broke")
    }
  }
}

public import Domain

/// A fault of a people server during one request.
///
/// If a fault can affect a change, its comment states whether the server applies the change.
public enum ServerFault: Hashable, Sendable {
  /// The server refuses the connection and does not apply the request.
  case refuseConnection
  /// The server waits before it applies the request.
  case delay(Duration)
  /// The server applies the request at once and delays its response.
  case delayResponse(Duration)
  /// The connection breaks before the server applies the request.
  case dropBeforeApplying
  /// The server applies the request, and the connection breaks before the response.
  case dropAfterApplying
  /// The connection breaks, and the server applies the request after some other requests.
  ///
  /// With 0, the server applies the delayed request just before the next request.
  case deliverLater(after: Int)
  /// The server applies the request twice and sends the second response.
  case deliverTwice
  /// The server applies the request and sends half of the response's body.
  case cutBody
  /// Like a captive portal, the server sends an HTML page and applies nothing.
  case html
  /// The server applies the change and responds with another person's identifier.
  case wrongIdentifier
  /// The server responds with this status and these headers, and applies nothing.
  case status(Int, headers: [String: String] = [:])
  /// The server redirects the client and applies nothing.
  case redirect(to: String)
  /// All cursors expire. Then the server handles the request as usual.
  case expireCursors
  /// The server sends a body of this size and applies nothing. If `declared` is false, the header
  /// does not state the size.
  case overlongBody(bytes: Int, declared: Bool)
  /// The server sends an endless body and applies nothing.
  case endlessBody
  /// The page contains its first person twice: with an older and the current name.
  case duplicateInPage
  /// The page contains an additional person whose name has no visible character.
  case nameInvisible
}

/// A queue of server faults. Each request takes the first fault for its kind of request.
///
///     server.faults.add(.dropAfterApplying, to: .changes)
///     server.faults.add(.status(503, headers: ["Retry-After": "2"]), times: 3)
public struct ServerFaults: Hashable, Sendable {
  /// The kind of requests that a fault affects.
  public enum Requests: Hashable, Sendable {
    /// Requests of every kind.
    case all
    /// Requests for a page.
    case pages
    /// Requests to change a person.
    case changes
  }

  private struct Entry: Hashable, Sendable {
    let fault: ServerFault
    let requests: Requests
  }

  /// The people whose details the server refuses with status 422, each with the reason.
  public var refusedPeople: [Person.ID: String] = [:]
  private var queue: [Entry] = []

  /// Creates an empty queue.
  public init() {}

  /// Whether the queue is empty.
  public var isEmpty: Bool { queue.isEmpty }

  /// Adds a fault to the end of the queue, `times` times.
  public mutating func add(_ fault: ServerFault, to requests: Requests = .all, times: Int = 1) {
    queue += Array(repeating: Entry(fault: fault, requests: requests), count: times)
  }

  /// Removes all faults from the queue, but keeps ``refusedPeople``.
  public mutating func clear() {
    queue = []
  }

  /// Removes and returns the first fault for a request of this kind.
  mutating func take(_ kind: Requests) -> ServerFault? {
    let index = queue.firstIndex { $0.requests == .all || $0.requests == kind }
    return index.map { queue.remove(at: $0).fault }
  }

  /// Removes the queue's first fault if it refuses a connection for requests of every kind.
  ///
  /// - Returns: whether the fault was removed.
  mutating func takeRefusedConnection() -> Bool {
    guard queue.first == Entry(fault: .refuseConnection, requests: .all) else { return false }
    queue.removeFirst()
    return true
  }

  /// Returns the reason to refuse the change; nil if the server accepts it.
  func refusal(of change: PersonChange) -> String? {
    if case .delete = change.operation { return nil }
    return refusedPeople[change.person]
  }
}

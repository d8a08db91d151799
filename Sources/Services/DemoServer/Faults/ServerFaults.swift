public import Domain

/// What is going to go wrong at a people server of the harness: faults wait in a queue, and each
/// request takes the first that is meant for it.
///
///     server.faults.add(.dropAfterApplying, to: .changes)
///     server.faults.add(.status(503, headers: ["Retry-After": "2"]), times: 3)
public struct ServerFaults: Hashable, Sendable {
  /// Which requests a fault is meant for.
  public enum Requests: Hashable, Sendable {
    /// Whatever comes next.
    case all
    /// A request for a page.
    case pages
    /// A request to make a change.
    case changes
  }

  private struct Waiting: Hashable, Sendable {
    let fault: ServerFault
    let requests: Requests
  }

  /// People whose details the server refuses with 422 and this reason, until they are taken out.
  public var refusedPeople: [Person.ID: String] = [:]
  private var waiting: [Waiting] = []

  /// Nothing goes wrong.
  public init() {}

  /// Whether no fault waits for a request.
  public var isEmpty: Bool { waiting.isEmpty }

  /// Puts a fault at the end of the queue, so many times.
  public mutating func add(_ fault: ServerFault, to requests: Requests = .all, times: Int = 1) {
    waiting += Array(repeating: Waiting(fault: fault, requests: requests), count: times)
  }

  /// Takes all waiting faults out of the queue; refused people stay refused.
  public mutating func clear() {
    waiting = []
  }

  /// Takes out the first fault for a request of this kind; nil where none waits.
  mutating func take(_ kind: Requests) -> ServerFault? {
    let place = waiting.firstIndex { $0.requests == .all || $0.requests == kind }
    return place.map { waiting.remove(at: $0).fault }
  }

  /// Takes out the fault that refuses a connection, where it is the next one for anybody.
  mutating func takeRefusedConnection() -> Bool {
    guard waiting.first?.fault == .refuseConnection, waiting.first?.requests == .all else {
      return false
    }
    waiting.removeFirst()
    return true
  }
}

import DemoServer
import Domain
import Foundation
import Synchronization

/// A request handler that injects faults into another handler.
final class FaultyRequestHandler: RequestHandler {
  private struct Contents {
    var faults = ServerFaults()
    /// The delayed requests, each with the number of other requests to answer first.
    var late: [(requestsLeft: Int, request: ServerRequest)] = []
  }

  private let people: PeopleRequestHandler
  private let pause: @Sendable (Duration) async -> Void
  private let contents = Mutex(Contents())

  init(_ people: PeopleRequestHandler, pause: @escaping @Sendable (Duration) async -> Void) {
    self.people = people
    self.pause = pause
  }

  var faults: ServerFaults { contents.withLock { $0.faults } }

  func changeFaults(_ change: (inout ServerFaults) -> Void) {
    contents.withLock { change(&$0.faults) }
  }

  func acceptsConnection() -> Bool {
    !contents.withLock { $0.faults.takeRefusedConnection() }
  }

  func reply(to request: ServerRequest) async -> ServerReply {
    let fault = nextFault(for: request)
    if case .delay(let time) = fault { await pause(time) }
    let reply = reply(to: request, fault)
    if case .delayResponse(let time) = fault { await pause(time) }
    return reply
  }

  /// Answers the delayed requests that are due, and returns the next fault for `request`.
  func nextFault(for request: ServerRequest) -> ServerFault? {
    let (fault, due) = contents.withLock { contents in
      let due = contents.late.filter { $0.requestsLeft == 0 }.map(\.request)
      contents.late = contents.late.filter { $0.requestsLeft > 0 }
        .map { ($0.requestsLeft - 1, $0.request) }
      let fault = contents.faults.take(request.method == "GET" ? .pages : .changes)
      if case .deliverLater(let count) = fault { contents.late.append((count, request)) }
      return (fault, due)
    }
    for request in due { _ = response(to: request) }
    return fault
  }

  /// Answers all delayed requests, oldest first.
  func answerLateRequests() {
    let late = contents.withLock { contents in
      defer { contents.late = [] }
      return contents.late
    }
    for (_, request) in late { _ = response(to: request) }
  }

  /// Applies the fault, and returns the reply to the request.
  func reply(to request: ServerRequest, _ fault: ServerFault?) -> ServerReply {
    switch fault {
    case .refuseConnection, .dropBeforeApplying, .deliverLater: return .reset
    case .html: return .response(.html)
    case .status(let status, let headers):
      return .response(ServerResponse(status, headers: headers))
    case .redirect(let place):
      return .response(ServerResponse(307, headers: ["Location": place]))
    case .overlongBody(let bytes, let declared): return .blanks(bytes, declared: declared)
    case .endlessBody: return .blanks(.max, declared: false)
    case .expireCursors:
      do {
        try people.changeState { $0.expireCursors() }
      } catch {
        return .response(ServerResponse(500, error: error.description))
      }
    case .deliverTwice: _ = response(to: request)
    default: break
    }
    let response = response(to: request)
    return switch fault {
    case .dropAfterApplying: .reset
    case .cutBody: .half(of: response)
    case .wrongIdentifier:
      .response(
        response.edited { (remote: inout RemotePerson) in
          let other = Person(id: remote.id.other, remote.person.info)
          remote = RemotePerson(other, revision: remote.revision)
        })
    case .duplicateInPage:
      .response(
        response.edited { (page: inout PeoplePage) in
          guard let newest = page.people.first else { return }
          var earlier = newest.person
          earlier.info = PersonInfo(
            storedFirstName: earlier.firstName + " (earlier)", lastName: earlier.lastName,
            birthday: earlier.birthday)
          page.people.insert(RemotePerson(earlier, revision: newest.revision - 1), at: 0)
        })
    case .nameInvisible:
      .response(
        response.edited { (page: inout PeoplePage) in
          let info = PersonInfo(storedFirstName: "\u{200B}", lastName: "", birthday: nil)
          page.people.append(RemotePerson(Person(id: .invisible, info), revision: 1))
        })
    default: .response(response)
    }
  }

  private func response(to request: ServerRequest) -> ServerResponse {
    if case .change(let change)? = try? PeopleRoute(request),
      let reason = contents.withLock({ $0.faults.refusal(of: change) })
    {
      return ServerResponse(422, error: reason)
    }
    return people.response(to: request)
  }
}

extension ServerReply {
  /// Returns a reply with the whole header but only half of the body.
  fileprivate static func half(of response: ServerResponse) -> ServerReply {
    let head = response.head(length: response.body.count, keepsConnection: false)
    return .pieces {
      $0 == 0 ? head + response.body.prefix(response.body.count / 2) : nil
    }
  }

  /// Returns a reply with a body of spaces. If `declared` is false, the header omits the length.
  fileprivate static func blanks(_ count: Int, declared: Bool) -> ServerReply {
    let head = ServerResponse(200, headers: ["Content-Type": "application/json"])
      .head(length: declared ? count : nil, keepsConnection: false)
    let size = 64 * 1024
    let last = (count - 1) / size + 1
    return .pieces { number in
      guard number > 0 else { return head }
      guard number <= last else { return nil }
      let length = number < last ? size : count - (last - 1) * size
      let blanks = [UInt8](repeating: UInt8(ascii: " "), count: length)
      if declared { return blanks }
      let end = number < last ? "\r\n" : "\r\n0\r\n\r\n"
      return Array("\(String(length, radix: 16))\r\n".utf8) + blanks + Array(end.utf8)
    }
  }
}

extension ServerResponse {
  /// An HTML page like that of a captive portal.
  fileprivate static var html: ServerResponse {
    var response = ServerResponse(200, headers: ["Content-Type": "text/html; charset=utf-8"])
    response.body = Array("<!DOCTYPE html><title>Welcome</title><h1>Please sign in</h1>".utf8)
    return response
  }

  /// Returns the response with an edited record. If the body is not a `Record`, nothing changes.
  fileprivate func edited<Record: Codable>(_ edit: (inout Record) -> Void) -> ServerResponse {
    guard var record = try? JSONDecoder().decode(Record.self, from: Data(body)) else {
      return self
    }
    edit(&record)
    return ServerResponse(status, json: record)
  }
}

extension Person.ID {
  /// A different identifier that is derived from this identifier.
  var other: Person.ID {
    var bytes = uuid.uuid
    bytes.15 ^= 0xFF
    return Person.ID(UUID(uuid: bytes))
  }

  /// The identifier of the person that ``ServerFault/nameInvisible`` adds to a page.
  static let invisible = Person.ID(
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF)))
}

import Domain
import Foundation
import Synchronization
import TestDoubles
import WebAPI

/// A transport that returns a fixed result and records its requests.
final class FakeTransport: HTTPTransport {
  private let answer: Result<HTTPResponse, ServerError>
  private let carried = Mutex<[HTTPRequest]>([])

  init(_ answer: Result<HTTPResponse, ServerError>) {
    self.answer = answer
  }

  var requests: [HTTPRequest] { carried.withLock { $0 } }

  func send(
    _ request: HTTPRequest, bodyLimit: Int
  ) async throws(ServerError) -> HTTPResponse {
    carried.withLock { $0.append(request) }
    return try answer.get()
  }
}

extension HTTPResponse {
  /// Returns a response with JSON text.
  static func json(
    _ status: Int, _ text: String, headers: [String: String] = [:], url: URL? = nil
  ) -> HTTPResponse {
    HTTPResponse(
      status,
      headers: headers.merging(["Content-Type": "application/json; charset=utf-8"]) { own, _ in own
      },
      body: Data(text.utf8), url: url)
  }
}

/// Returns a client that gets this response for each request, at 11:00 GMT on 1 March 2026.
func makeAPI(
  _ response: HTTPResponse, at address: String = "http://people.example:8080/v1/"
) throws -> (api: PeopleAPI, transport: FakeTransport) {
  try makeAPI(.success(response), at: address)
}

func makeAPI(
  _ answer: Result<HTTPResponse, ServerError>,
  at address: String = "http://people.example:8080/v1/"
) throws -> (api: PeopleAPI, transport: FakeTransport) {
  let transport = FakeTransport(answer)
  let now = Date(timeIntervalSince1970: 1_772_362_800)
  return (PeopleAPI(at: try APIAddress(address), through: transport) { now }, transport)
}

/// The JSON in which a server describes Ada.
let adaJSON = """
  {"id": "\(Person.ada.id)", "firstName": "Ada", "lastName": "Lovelace", \
  "birthday": "1815-12-10", "revision": 3}
  """

import DemoServer
import Domain
import FaultyServer
import Foundation
import Testing
import WebAPI

/// A factory for a server under test; `http` is nil unless the test starts an HTTP server.
struct ContractServer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () async throws -> (server: any PeopleServer, http: PeopleHTTPServer?)
}

/// The servers that every test run checks.
let ownServers: [ContractServer] = [
  ContractServer(testDescription: "the server without a network") {
    (await InProcessPeopleServer(), nil)
  },
  ContractServer(testDescription: "the faulty HTTP server with the real client over URLSession") {
    let http = try PeopleHTTPServer.faulty()
    let url = try await http.start()
    return (try makeUnhurriedClient(at: url.absoluteString), http)
  },
]

/// The server at the address in `PEOPLE_API_URL`; empty if the variable is not set.
///
///     PEOPLE_API_URL=http://127.0.0.1:8080 swift test --filter PeopleServerContract
let namedServer: [ContractServer] =
  ProcessInfo.processInfo.environment["PEOPLE_API_URL"].map { text in
    [
      ContractServer(testDescription: "the server at \(text)") {
        (try makeUnhurriedClient(at: text), nil)
      }
    ]
  } ?? []

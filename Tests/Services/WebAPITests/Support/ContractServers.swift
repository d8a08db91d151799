import DemoServer
import Domain
import FaultyServer
import Foundation
import Testing
import WebAPI

/// A way to a server that keeps the contract, with what must live as long as it is asked.
struct ContractServer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () async throws -> (server: any PeopleServer, http: FaultyHTTPServer?)
}

/// The servers that every run asks.
let ownServers: [ContractServer] = [
  ContractServer(testDescription: "the server without a network") {
    (await InProcessPeopleServer(), nil)
  },
  ContractServer(testDescription: "the fault server, asked by the real client over URLSession") {
    let http = try FaultyHTTPServer()
    let url = try await http.start()
    return (try makeUnhurriedClient(at: url.absoluteString), http)
  },
]

/// The server that the environment names, if it names one.
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

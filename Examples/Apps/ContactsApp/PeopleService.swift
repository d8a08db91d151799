import DemoServer
import Domain
import Foundation
import Presenter
import WebAPI

/// The server that the address book is kept alike with.
enum PeopleService {
  /// One of somebody's own.
  case api(APIAddress)
  /// The demo server: a real one, over HTTP on this machine, in this program. Its state lies beside
  /// the database, so that a second start knows what the first one synced.
  case demo(state: URL, firstPeople: [Person])

  /// The way to it, and what it is known by; starts the demo server.
  ///
  /// - Parameter context: The clock and the time zone of the demo server.
  @MainActor
  func start(_ context: PresentationContext) async throws -> (
    server: any PeopleServer, name: String
  ) {
    switch self {
    case .api(let address):
      return (PeopleAPI(at: address, now: context.now), address.url.absoluteString)
    case .demo(let file, let people):
      let server = try PeopleHTTPServer(
        state: PeopleServerState(serverID: UUID().uuidString, people: people), file: file,
        today: { .today(context.now(), in: context.calendar) })
      let address = try APIAddress(try await server.start().absoluteString)
      // Its port is another one each time, its identity stays as long as its file.
      return (PeopleAPI(at: address, now: context.now), "demo \(server.state.serverID)")
    }
  }
}

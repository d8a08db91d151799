import Database
import DemoServer
import Domain
import Foundation
import Presenter
import WebAPI

/// The server that the address book syncs with.
enum PeopleService {
  /// A server at a URL.
  case api(APIAddress)
  /// An HTTP server inside this program, with its state in a file beside the database.
  case demo(state: URL, firstPeople: [Person])

  /// Returns the server and its name, and starts a demo server if necessary.
  ///
  /// - Parameter context: The clock, and the time zone of the demo server.
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
      // The name omits the URL, because the port changes with each start.
      return (PeopleAPI(at: address, now: context.now), "demo")
    }
  }
}

/// A communicator that syncs. `getPeople` first waits until the screen shows the database's people.
struct LocalFirstCommunicator: APICommunicator {
  let stack: DatabaseStack
  let syncing: SyncingCommunicator

  func getPeople() async throws(ServerError) -> [Person] {
    await stack.settle()
    return try await syncing.getPeople()
  }

  func post(_ people: [Person]) async throws(ServerError) {
    try await syncing.post(people)
  }
}

/// The address book that the user picks people from, in memory.
@MainActor
final class MemoryAddressBook: AddressBook {
  private let people: AddressBookContents

  init(_ people: AddressBookContents) {
    self.people = people
  }

  func contents() async throws(AddressBookError) -> AddressBookContents { people }
}

/// Shows messages to the user: in an alert in a live app, on standard error in scripts.
@MainActor
final class Notices {
  /// Shows a message.
  var show: @MainActor (String) -> Void

  /// The message to show after the server has lost its data.
  static let newServer =
    "The server no longer has the data that this address book was synced with. Nothing was deleted."
  /// Asks the user what to do when the server has lost its data.
  var askAboutNewServer: @MainActor () -> Void

  init(_ show: @escaping @MainActor (String) -> Void) {
    self.show = show
    askAboutNewServer = {
      show("\(Self.newServer) The command “upload” sends all people to the server.")
    }
  }
}

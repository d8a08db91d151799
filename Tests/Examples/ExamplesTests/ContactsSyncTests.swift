import Database
import DemoServer
import Domain
import FaultyServer
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import ContactsApp

@Suite("The `contacts` program syncs on each screen")
struct ContactsSyncTests {
  private static let screens =
    Program.runsAll ? Program.peopleLists : ["massive", "slim"]
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func contacts(
    _ screen: String, _ arguments: [String] = [], input: String
  ) async throws -> Program.Result {
    try await Program("contacts").run(
      ["--locale", "en_US", "--db", "a.sqlite", "--screen", screen] + arguments, input: input,
      home: home.url)
  }

  /// Runs a server during `body` and returns the server's final state.
  private func serving(
    _ people: [Person] = [], failing change: (inout ServerFaults) -> Void = { _ in },
    _ body: (_ address: String) async throws -> Void
  ) async throws -> PeopleServerState {
    let server = try PeopleHTTPServer.faulty(state: PeopleServerState(people: people))
    server.changeFaults(change)
    let address = try await server.start().absoluteString
    do {
      try await body(address)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
    return server.state
  }

  @Test(
    "offline changes are marked as waiting, and are sent when the app is online again",
    arguments: screens.cases(1))
  func offline(_ screen: String) async throws {
    let result = try await contacts(
      screen,
      input: """
        add Ada Lovelace 1815-12-10
        offline on
        add Grace Hopper
        edit 2 Ada King
        show
        offline off
        wait
        """)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("contacts-offline").expect(result.output)
  }

  @Test(
    "the next run sends the waiting changes and shows the server's people",
    arguments: screens.cases(1))
  func nextStart(_ screen: String) async throws {
    let state = try await serving([.grace]) { address in
      let offline = try await contacts(
        screen, ["--api", address, "--offline"], input: "add Ada Lovelace\n")
      #expect(offline.output.contains("Offline. 1 change waits to be sent."))
      let online = try await contacts(screen, ["--api", address], input: "wait\n")
      #expect(!online.output.contains("↑"))
      #expect(!offline.output.contains("Grace Hopper") && online.output.contains("Grace Hopper"))
    }
    #expect(Set(state.people.map(\.person.lastName)) == ["Hopper", "Lovelace"])
    #expect(state.effects.count == 1)
  }

  @Test("a rejected change is marked, and can be retried or discarded", arguments: screens.cases(1))
  func refused(_ screen: String) async throws {
    let state = try await serving(failing: {
      $0.add(.status(422), to: .changes, times: 3)
    }) { address in
      let result = try await contacts(
        screen, ["--api", address],
        input: """
          add Ada Lovelace
          show
          retry 1
          show
          discard 1
          show
          add Grace Hopper
          retry 1
          """)
      #expect(result.status == 0)
      try Golden("contacts-refused").expect(result.output)
    }
    #expect(state.people.map(\.person.lastName) == ["Hopper"])
  }

  @Test("the communicator of `contacts` runs one sync for an import of 24 people")
  @MainActor func oneSync() async throws {
    let sync = MockPeopleSync()
    let communicator = LocalFirstCommunicator(
      stack: try DatabaseStack(at: .memory, schema: .addressBook),
      syncing: SyncingCommunicator(sync))
    let people = try await communicator.getPeople()
    #expect(people.isEmpty)
    try await communicator.post(
      (1...24).map {
        Person(PersonInfo(storedFirstName: "Anna", lastName: "Name \($0)", birthday: nil))
      })
    #expect(sync.messages == [.refresh, .refresh])
  }

  @Test("`retry` fails for a row that has no rejected change")
  func nothingRefused() async throws {
    let result = try await contacts("slim", input: "add Ada Lovelace\nretry 1\n")
    #expect(result.status == 65)
    #expect(result.errors == "contacts: line 2: The change in row 1 was not refused.\n")
  }

  @Test("if no server responds, the changes are kept and shown as waiting")
  func nobodyThere() async throws {
    let result = try await contacts(
      "slim", ["--api", "http://127.0.0.1:9"], input: "add Ada Lovelace\n")
    #expect(result.status == 0)
    #expect(result.output.contains("Offline. 1 change waits to be sent."))
  }

  @Test("the program prints a warning if it sends an address book to another server")
  func otherServer() async throws {
    let demo = try await contacts("slim", input: "add Ada Lovelace\n")
    #expect(demo.errors.isEmpty)
    let state = try await serving { address in
      let moved = try await contacts("slim", ["--api", address], input: "wait\n")
      #expect(moved.errors.contains("contacts: This address book was synced with another server."))
      #expect(moved.status == 0)
    }
    #expect(state.people.map(\.person.lastName) == ["Lovelace"])
  }

  @Test("if the server lost its data, the program keeps all people, and `upload` sends the people")
  func upload() async throws {
    var server = try PeopleHTTPServer(state: PeopleServerState(serverID: "1"))
    let port = ServerPort.random()
    let api = ["--api", try await server.start(port: port).absoluteString]
    _ = try await contacts("slim", api, input: "add Ada Lovelace\n")
    await server.stop()
    server = try PeopleHTTPServer(state: PeopleServerState(serverID: "2", people: [.grace]))
    try await ServerPort.restart { try await server.start(port: port) }
    let asked = try await contacts("slim", api, input: "add Alan Turing\nrefresh\nshow\n")
    #expect(asked.status == 0)
    #expect(
      asked.errors == """
        contacts: The server no longer has the data that this address book was synced with. \
        Nothing was deleted. The command “upload” sends all people to the server.

        """)
    #expect(asked.output.contains("Ada Lovelace") && asked.output.contains("Alan Turing"))
    #expect(server.state.people.map(\.person) == [.grace])
    let uploaded = try await contacts("slim", api, input: "upload\nshow\n")
    #expect(uploaded.status == 0)
    #expect(uploaded.output.contains("Grace Hopper") && !uploaded.output.contains("↑"))
    await server.stop()
    #expect(Set(server.state.people.map(\.person.lastName)) == ["Hopper", "Lovelace", "Turing"])
  }

  @Test(
    "an invalid address or screen name prints the reason and exits with status 64",
    arguments: [
      (["--api", "ftp://x"], "does not begin with http:// or https://"),
      (["--api", "nowhere"], "is not an address"),
      (["--screen", "huge"], "mvp, viper, mvvm, model-view, reducer, slim"),
    ].cases(2))
  func usage(_ arguments: [String], _ complaint: String) async throws {
    let result = try await contacts("slim", arguments, input: "show\n")
    #expect(result.status == 64)
    #expect(result.errors.contains(complaint))
  }

  @Test("if the demo server's file is damaged, the status is 65 and the file stays unchanged")
  func damagedState() async throws {
    let path = try home.write("no state", to: "a.sqlite-server.json")
    let result = try await contacts("slim", input: "show\n")
    #expect(result.status == 65)
    #expect(result.errors.contains("a.sqlite-server.json”"))
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept == "no state")
  }
}

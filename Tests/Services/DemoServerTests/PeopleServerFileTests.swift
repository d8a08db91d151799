import TestDoubles
import Domain
import Foundation
import Testing

@testable import DemoServer

@Suite("A people server that keeps its state in a file")
struct PeopleServerFileTests {
  /// A file that is removed with the test.
  private final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "people-server-\(UUID().uuidString).json")

    deinit {
      for ending in ["", ".lock"] { try? FileManager.default.removeItem(atPath: url.path + ending) }
    }
  }

  private let file = TemporaryFile()
  private let create = PersonChange(of: Person.grace.id, .create(Person.grace.info))

  @Test("knows after a second start what it knew, and not what it is handed")
  func secondStart() throws {
    let first = try PeopleHTTPServer(state: PeopleServerState(people: [.ada]), file: file.url)
    try first.changeState {
      $0.apply(create, today: .testDay)
      $0.remove(Person.ada.id)
    }
    let second = try PeopleHTTPServer(state: PeopleServerState(people: [.alan]), file: file.url)
    #expect(second.state.people == first.state.people)
    #expect(second.state.cursor == first.state.cursor)
    #expect(second.state.effectCount(of: create.id) == 1)
  }

  @Test(
    "names a file that holds something else, and leaves it as it is", arguments: ["", "{}", "[1"])
  func damaged(_ text: String) throws {
    try Data(text.utf8).write(to: file.url)
    let error = #expect(throws: PeopleServerFileError.damaged(file: file.url.path)) {
      try PeopleHTTPServer(file: file.url)
    }
    #expect(error?.description.contains(file.url.path) == true)
    let contents = try Data(contentsOf: file.url)
    #expect(contents == Data(text.utf8))
  }

  @Test("does not start where its file cannot be written")
  func cannotWrite() {
    let url = file.url.appending(path: "below/a/file.json")
    let error = #expect(throws: PeopleServerFileError.self) { try PeopleHTTPServer(file: url) }
    guard case .cannotWrite(url.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("says what the system says as a part of its own sentence")
  func reason() {
    let reason = PeopleServerFile.reason(CocoaError(.fileWriteOutOfSpace))
    let error = PeopleServerFileError.cannotWrite(file: "a.json", reason: reason)
    #expect(error.description.contains("enough space. Check"))
  }

  @Test("listens at the port that it is told, and says when the port is taken")
  func ports() async throws {
    let (first, second) = (try PeopleHTTPServer(), try PeopleHTTPServer())
    let url = try await first.start()
    let port = UInt16(try #require(url.port))
    let error = await #expect(throws: ListeningError.self) { try await second.start(port: port) }
    #expect(error?.port == port)
    await first.stop()
    let again = try await second.start(port: port)
    #expect(again == url)
    await second.stop()
  }
}

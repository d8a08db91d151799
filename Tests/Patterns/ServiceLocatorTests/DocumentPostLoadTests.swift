import DemoServer
import Domain
import Foundation
import Synchronization
import TestDoubles
import TestSupport
import Testing

@testable import ServiceLocator

/// Each known issue is a bug in `DocumentPostLoad`. `ListLoad` does not have these bugs.
@Suite("DocumentPostLoad: its bugs, and the corrected version", .tags(.trap))
@MainActor struct DocumentPostLoadTests {
  enum Version: CaseIterable {
    case document
    case cured
  }

  private let offline = ServerError.unreachable(reason: "no network")

  @Test("a failed load reports its error", arguments: Version.allCases)
  func errorIsReported(_ version: Version) async {
    let screen = SpyScreen()
    switch version {
    case .document:
      let result = Result<[Post], ServerError>.failure(offline)
      let load = DocumentPostLoad(for: screen, activity: screen) { $0(result) }
      load.load()
    case .cured:
      let session = MockSession()
      session.answer(.failure(offline))
      let load = ListLoad(PostDataSource(session: session), activity: screen)
      await load.start(for: screen) { screen.errors.append($0) }.value
    }
    #expect(Set(screen.calls) == ["start", "stop", "reload"])
    withKnownIssue("the document ignores the error") {
      #expect(screen.errors == [offline])
    } when: {
      version == .document
    }
  }

  @Test("a successful load shows the posts and stops the activity indicator")
  func success() {
    let screen = SpyScreen()
    let load = DocumentPostLoad(for: screen, activity: screen) {
      $0(.success([.fixture(1, "Hello")]))
    }
    load.load()
    #expect(load.items == [.fixture(1, "Hello")])
    #expect(screen.calls == ["start", "reload", "stop"])
  }

  @Test("`URLSession` calls the callback on a background thread")
  func callbackThread() async throws {
    try await withPostsServer(ServerResponse(200, json: [SentPost]())) { session in
      let isMain = Mutex<Bool?>(nil)
      session.fetch { _ in isMain.withLock { $0 = Thread.isMainThread } }
      await waitForReply { isMain.withLock { $0 } != nil }
      #expect(isMain.withLock { $0 } == false)
    }
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("a callback on a background queue stops the program")
    func otherQueue() async {
      await #expect(processExitsWith: .success) { await load(on: .main) }
      await #expect(processExitsWith: .failure) { await load(on: .global()) }
    }
  #endif

  @Test("after a server's reply, the corrected version updates the views on the main actor")
  func mainActor() async throws {
    let screen = SpyScreen()
    let sent = [SentPost(text: "Hello", date: "2024-01-01T00:00:00Z")]
    try await withPostsServer(ServerResponse(200, json: sent)) { session in
      let source = PostDataSource(session: session)
      ListLoad(source, activity: screen).start(for: screen)
      await waitForReply { screen.calls.contains("stop") }
      #expect(source.numberOfRows == 1)
    }
    #expect(screen.calls == ["start", "stop", "reload"])
  }

  @Test(
    "a load that is released during its request is deallocated, and the reply stops the indicator",
    .tags(.memory))
  func freed() async {
    let screen = SpyScreen()
    var completions: [@Sendable (Result<[Post], ServerError>) -> Void] = []
    await expectFreed {
      let load = DocumentPostLoad(for: screen, activity: screen) { completions.append($0) }
      load.load()
      return load
    }
    for completion in completions { completion(.success([])) }
    #expect(screen.calls == ["start", "stop"])
  }

  @Test("a load does not retain its list", .tags(.memory))
  func listFreed() async {
    var loads: [DocumentPostLoad] = []
    await expectFreed {
      let list = SpyScreen()
      loads.append(DocumentPostLoad(for: list, activity: SpyScreen()) { _ in })
      return list
    }
    #expect(loads.count == 1)
  }
}

/// A list with an activity indicator, which records the calls to both.
@MainActor private final class SpyScreen: ActivityShowing, RowsReloading {
  private(set) var calls: [String] = []
  var errors: [ServerError] = []

  func startAnimating() { calls.append("start") }
  func stopAnimating() { calls.append("stop") }
  func reloadData() { calls.append("reload") }
}

/// Starts a `DocumentPostLoad` with a callback on `queue`. Returns when the indicator stops.
@MainActor private func load(on queue: DispatchQueue) async {
  let screen = SpyScreen()
  let load = DocumentPostLoad(for: screen, activity: screen) { completion in
    queue.async { completion(.success([])) }
  }
  load.load()
  for _ in 0..<100_000 {
    if screen.calls.contains("stop") { return }
    await Task.yield()
  }
  fatalError("The activity was not hidden within 100,000 turns.")
}

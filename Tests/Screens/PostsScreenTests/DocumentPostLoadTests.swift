import Domain
import HeadlessUI
import PostsScreen
import ServiceLocator
import TestDoubles
import TestSupport
import Testing

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
    let list = ListSpy()
    switch version {
    case .document:
      let result = Result<[Post], ServerError>.failure(offline)
      let load = DocumentPostLoad(for: list, activity: list.activity) { $0(result) }
      load.load()
    case .cured:
      let session = MockSession()
      session.answer(.failure(offline))
      let load = ListLoad(PostDataSource(session: session), activity: list.activity)
      await load.start(for: list) { list.failed($0) }.value
    }
    for message in [ListSpy.Message.shown, .hidden, .reloaded] {
      #expect(list.messages.contains(message))
    }
    withKnownIssue("the document ignores the error") {
      #expect(list.messages.last == .failed(offline))
    } when: {
      version == .document
    }
  }

  @Test("a successful load shows the posts and stops the activity indicator")
  func success() {
    let list = ListSpy()
    let load = DocumentPostLoad(for: list, activity: list.activity) {
      $0(.success([.fixture(1, "Hello")]))
    }
    load.load()
    #expect(load.items == [.fixture(1, "Hello")])
    #expect(list.messages == [.shown, .reloaded, .hidden])
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("a callback on a background queue stops the program")
    func otherQueue() async {
      await #expect(processExitsWith: .success) { await load(on: .main) }
      await #expect(processExitsWith: .failure) { await load(on: .global()) }
    }
  #endif

  @Test("after a reply on a background queue, the corrected version updates the views")
  func mainActor() async {
    let list = ListSpy()
    let source = PostDataSource(session: BackgroundSession())
    await ListLoad(source, activity: list.activity).start(for: list) { list.failed($0) }.value
    #expect(list.messages == [.shown, .hidden, .reloaded])
    #expect(source.numberOfRows == 1)
  }

  @Test(
    "a load that is released during its request is deallocated, and the reply stops the indicator",
    .tags(.memory))
  func freed() async {
    let list = ListSpy()
    var completions: [@Sendable (Result<[Post], ServerError>) -> Void] = []
    await expectFreed {
      let load = DocumentPostLoad(for: list, activity: list.activity) { completions.append($0) }
      load.load()
      return load
    }
    for completion in completions { completion(.success([])) }
    #expect(list.messages == [.shown, .hidden])
  }

  @Test("a load does not retain its list", .tags(.memory))
  func listFreed() async {
    var loads: [DocumentPostLoad] = []
    await expectFreed {
      let list = ListSpy()
      loads.append(DocumentPostLoad(for: list, activity: UIActivityIndicatorView()) { _ in })
      return list
    }
    #expect(loads.count == 1)
  }
}

/// A session whose reply arrives on a background queue, as with `URLSession`.
private struct BackgroundSession: PostSession {
  func posts() async -> [Post] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: [.fixture(1, "Hello")]) }
    }
  }
}

/// Starts a `DocumentPostLoad` with a callback on `queue`. Returns when the indicator stops.
@MainActor private func load(on queue: DispatchQueue) async {
  let list = ListSpy()
  let load = DocumentPostLoad(for: list, activity: list.activity) { completion in
    queue.async { completion(.success([])) }
  }
  load.load()
  for _ in 0..<100_000 {
    if list.messages.contains(.hidden) { return }
    await Task.yield()
  }
  fatalError("The activity was not hidden within 100,000 turns.")
}

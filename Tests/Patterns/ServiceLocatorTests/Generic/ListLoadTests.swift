import Domain
import TestDoubles
import TestSupport
import Testing

@testable import ServiceLocator

@Suite("ListLoad: a load that shows its activity and reloads the list")
@MainActor struct ListLoadTests {
  @Test(
    "the activity indicator is visible during the load, and the list reloads after the load",
    .tags(.mockInjection))
  func success() async {
    let (load, source, spy, _) = makeLoad()
    let task = load.start(for: spy)
    #expect(spy.messages == [.shown])
    await task.value
    #expect(spy.messages == [.shown, .hidden, .reloaded])
    #expect(source.numberOfRows == 1)
  }

  @Test("after a failure, the activity is hidden, the rows stay, and the error is reported last")
  func failure() async {
    let (load, source, spy, session) = makeLoad()
    await load.start(for: spy).value
    session.answer(.failure(.unreachable(reason: "no network")))
    await load.start(for: spy) { spy.failed($0) }.value
    #expect(
      spy.messages.suffix(4)
        == [.shown, .hidden, .reloaded, .failed(.unreachable(reason: "no network"))])
    #expect(source.numberOfRows == 1)
  }

  @Test(
    "a load does not retain the list, and hides the activity after the list is freed",
    .tags(.memory))
  func screenGone() async {
    let gate = Gate()
    let (load, _, spy, session) = makeLoad(gate: gate)
    weak var gone: List?
    let task: Task<Void, Never>
    do {
      let list = List()
      gone = list
      task = load.start(for: list)
      await wait(for: session.requests, toReach: 1)
    }
    #expect(gone == nil)
    gate.open()
    await task.value
    #expect(spy.messages == [.shown, .hidden])
  }

  @Test("a failure reloads the list even without an error handler")
  func failureUnasked() async {
    let (load, _, spy, session) = makeLoad()
    session.answer(.failure(.unreachable(reason: "no network")))
    await load.start(for: spy).value
    #expect(spy.messages == [.shown, .hidden, .reloaded])
  }

  @Test("if two loads overlap, the load that ends last hides the activity", arguments: [1, 2])
  func overlapping(endsFirst: Int) async {
    let session = TwoAnswers()
    let spy = Spy()
    let load = ListLoad(PostDataSource(session: session), activity: spy)
    let older = load.start(for: spy)
    await wait(for: session.requests, toReach: 1)
    let newer = load.start(for: spy)
    await wait(for: session.requests, toReach: 2)
    let inOrder = [(session.older, older), (session.newer, newer)]
    let (first, last) = endsFirst == 1 ? (inOrder[0], inOrder[1]) : (inOrder[1], inOrder[0])
    first.0.open()
    await first.1.value
    #expect(spy.messages == [.shown, .reloaded])
    last.0.open()
    await last.1.value
    #expect(spy.messages == [.shown, .reloaded, .hidden, .reloaded])
  }

  @Test("a load reloads all lists of its source, but a failed load reloads only its own list")
  func sharedSource() async {
    let (load, _, spy, session) = makeLoad()
    let other = List()
    await load.start(for: other).value
    #expect(other.reloads == 1)
    await load.start(for: spy).value
    await load.start(for: spy).value
    #expect(other.reloads == 3)
    #expect(spy.messages.count { $0 == .reloaded } == 2)
    session.answer(.failure(.unreachable(reason: "no network")))
    await load.start(for: spy).value
    #expect(other.reloads == 3)
  }

  @Test("adding a list to `ListObservers` removes freed lists", .tags(.memory))
  func removesFreed() {
    let observers = ListObservers()
    for _ in 1...3 { observers.add(List()) }
    #expect(observers.observers.count == 1)
  }

  @Test("a finished load is freed with its source", .tags(.memory))
  func freed() async {
    await expectFreed {
      let (load, _, spy, _) = makeLoad()
      await load.start(for: spy).value
      return load
    }
  }

  private func makeLoad(
    gate: Gate? = nil
  ) -> (load: ListLoad<PostDataSource>, source: PostDataSource, spy: Spy, session: MockSession) {
    let session = MockSession([.fixture(1, "Hello")], gate: gate)
    let source = PostDataSource(session: session)
    let spy = Spy()
    return (ListLoad(source, activity: spy), source, spy, session)
  }
}

@MainActor private final class Spy: ActivityShowing, RowsReloading {
  enum Message: Equatable {
    case shown, hidden, reloaded
    case failed(ServerError)
  }

  private(set) var messages: [Message] = []

  func startAnimating() { messages.append(.shown) }
  func stopAnimating() { messages.append(.hidden) }
  func reloadData() { messages.append(.reloaded) }
  func failed(_ error: ServerError) { messages.append(.failed(error)) }
}

@MainActor private final class List: RowsReloading {
  var reloads = 0

  func reloadData() { reloads += 1 }
}

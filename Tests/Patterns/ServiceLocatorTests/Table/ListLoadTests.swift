import Domain
import TestDoubles
import TestSupport
import Testing

@testable import ServiceLocator

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

@Suite("List load: the activity is shown, always hidden again, then the list reloads")
@MainActor struct ListLoadTests {
  @Test("shown at once; hidden, then reloaded, when the posts are there", .tags(.mockInjection))
  func success() async {
    let (load, source, spy, _) = makeLoad()
    let task = load.start(for: spy)
    #expect(spy.messages == [.shown])
    await task.value
    #expect(spy.messages == [.shown, .hidden, .reloaded])
    #expect(source.numberOfRows == 1)
  }

  @Test("hidden after a failure as well, which is told last; the rows stay")
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

  @Test("hidden although the screen is gone by then; the screen is not kept", .tags(.memory))
  func screenGone() async {
    let gate = Gate()
    let (load, _, spy, _) = makeLoad(gate: gate)
    weak var gone: List?
    let task: Task<Void, Never>
    do {
      let list = List()
      gone = list
      task = load.start(for: list)
      await gate.someoneWaits()
    }
    #expect(gone == nil)
    gate.open()
    await task.value
    #expect(spy.messages == [.shown, .hidden])
  }

  @Test("who does not ask why a load failed is not told; the list is reloaded all the same")
  func failureUnasked() async {
    let (load, _, spy, session) = makeLoad()
    session.answer(.failure(.unreachable(reason: "no network")))
    await load.start(for: spy).value
    #expect(spy.messages == [.shown, .hidden, .reloaded])
  }

  @Test("of two loads that overlap, the last to end hides the activity")
  func overlapping() async {
    let gate = Gate()
    let (load, _, spy, _) = makeLoad(gate: gate)
    let tasks = [load.start(for: spy), load.start(for: spy)]
    await gate.someoneWaits()
    gate.open()
    for task in tasks { await task.value }
    #expect(spy.messages == [.shown, .reloaded, .hidden, .reloaded])
  }

  @Test("two lists of one source are both told of new items; a failure is nobody else's affair")
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

  @Test("a list that is gone is forgotten when the next is added", .tags(.memory))
  func forgets() {
    let observers = ListObservers()
    for _ in 1...3 { observers.add(List()) }
    #expect(observers.members.count == 1)
  }

  @Test("the load and its source are freed after a load", .tags(.memory))
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

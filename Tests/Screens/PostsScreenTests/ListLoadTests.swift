import Domain
import Foundation
import PostsScreen
import ServiceLocator
import TestDoubles
import TestSupport
import Testing

@Suite("ListLoad: a load that shows its activity and reloads the list")
@MainActor struct ListLoadTests {
  private let offline = ServerError.unreachable(reason: "no network")
  private let posts = [Post.fixture(1, "Hello")]

  @Test(
    "the activity indicator is visible during the load, and the list reloads after the load",
    .tags(.mockInjection))
  func success() async {
    let (load, source, session, spy) = makeLoad()
    let task = load.start(for: spy) { spy.failed($0) }
    #expect(spy.messages == [.shown])
    session.end(1, with: .success(posts))
    await task.value
    #expect(spy.messages == [.shown, .hidden, .reloaded])
    #expect(source.numberOfRows == 1)
  }

  @Test("after a failure, the activity is hidden, the rows stay, and the error is reported last")
  func failure() async {
    let (load, source, session, spy) = makeLoad()
    session.end(1, with: .success(posts))
    await load.start(for: spy) { spy.failed($0) }.value
    session.end(2, with: .failure(offline))
    await load.start(for: spy) { spy.failed($0) }.value
    #expect(
      spy.messages == [.shown, .hidden, .reloaded, .shown, .hidden, .reloaded, .failed(offline)])
    #expect(source.numberOfRows == 1)
  }

  @Test("if two loads overlap, the load that ends last hides the activity", arguments: [1, 2])
  func overlapping(endsFirst: Int) async {
    let (load, _, session, spy) = makeLoad()
    let older = load.start(for: spy) { spy.failed($0) }
    await session.sent(1)
    let newer = load.start(for: spy) { spy.failed($0) }
    await session.sent(2)
    session.end(endsFirst, with: .success([]))
    await (endsFirst == 1 ? older : newer).value
    #expect(spy.messages == [.shown, .reloaded])
    session.end(3 - endsFirst, with: .success([]))
    await (endsFirst == 1 ? newer : older).value
    #expect(spy.messages == [.shown, .reloaded, .hidden, .reloaded])
  }

  @Test("a load reloads all lists of its source, but a failed load reloads only its own list")
  func sharedSource() async {
    let (load, source, session, spy) = makeLoad()
    let other = ListSpy()
    source.add(other)
    session.end(1, with: .success(posts))
    await load.start(for: spy) { spy.failed($0) }.value
    #expect(other.messages == [.reloaded])
    session.end(2, with: .failure(offline))
    await load.start(for: spy) { spy.failed($0) }.value
    #expect(other.messages == [.reloaded])
    #expect(spy.messages.count { $0 == .reloaded } == 2)
  }

  @Test(
    "a load does not retain the list, and hides the activity after the list is freed",
    .tags(.memory))
  func listFreed() async {
    let (load, _, session, spy) = makeLoad()
    var task: Task<Void, Never>?
    await expectFreed {
      let list = ListSpy()
      task = load.start(for: list) { spy.failed($0) }
      await session.sent(1)
      return list
    }
    session.end(1, with: .success([]))
    await task?.value
    #expect(spy.messages == [.shown, .hidden])
  }

  @Test("a finished load is freed", .tags(.memory))
  func freed() async {
    await expectFreed {
      let (load, _, session, spy) = makeLoad()
      session.end(1, with: .success([]))
      await load.start(for: spy) { spy.failed($0) }.value
      return load
    }
  }

  private func makeLoad() -> (
    load: ListLoad, source: PostDataSource, session: ManualSession, spy: ListSpy
  ) {
    let (session, spy) = (ManualSession(), ListSpy())
    let source = PostDataSource(session: session)
    return (ListLoad(source, activity: spy.activity), source, session, spy)
  }
}

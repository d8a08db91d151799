import TestSupport
import Testing

@testable import ServiceLocator

@Suite("ListLoad: a load that shows its activity and reloads the list")
@MainActor struct ListLoadTests {
  @Test(
    "the activity indicator is visible during the load, and the list reloads after the load",
    .tags(.mockInjection))
  func success() async {
    let (load, source, spy) = makeLoad()
    let task = load.start(for: spy)
    #expect(spy.messages == [.shown])
    source.end(1, with: .success(["first"]))
    await task.value
    #expect(spy.messages == [.shown, .hidden, .reloaded])
    #expect(source.numberOfRows == 1)
  }

  @Test("after a failure, the activity is hidden, the rows stay, and the error is reported last")
  func failure() async {
    let (load, source, spy) = makeLoad()
    source.end(1, with: .success(["first"]))
    await load.start(for: spy).value
    source.end(2, with: .failure(ItemLoadFailure()))
    await load.start(for: spy) { spy.failed($0) }.value
    #expect(
      spy.messages == [
        .shown, .hidden, .reloaded, .shown, .hidden, .reloaded, .failed(ItemLoadFailure()),
      ])
    #expect(source.numberOfRows == 1)
  }

  @Test("a failure reloads the list even without an error handler")
  func failureUnhandled() async {
    let (load, source, spy) = makeLoad()
    source.end(1, with: .failure(ItemLoadFailure()))
    await load.start(for: spy).value
    #expect(spy.messages == [.shown, .hidden, .reloaded])
  }

  @Test("if two loads overlap, the load that ends last hides the activity", arguments: [1, 2])
  func overlapping(endsFirst: Int) async {
    let (load, source, spy) = makeLoad()
    let older = load.start(for: spy)
    await source.started(1)
    let newer = load.start(for: spy)
    await source.started(2)
    source.end(endsFirst, with: .success([]))
    await (endsFirst == 1 ? older : newer).value
    #expect(spy.messages == [.shown, .reloaded])
    source.end(3 - endsFirst, with: .success([]))
    await (endsFirst == 1 ? newer : older).value
    #expect(spy.messages == [.shown, .reloaded, .hidden, .reloaded])
  }

  @Test("a load reloads all lists of its source, but a failed load reloads only its own list")
  func sharedSource() async {
    let (load, source, spy) = makeLoad()
    let other = ItemListSpy()
    for number in 1...3 { source.end(number, with: .success([])) }
    source.end(4, with: .failure(ItemLoadFailure()))
    await load.start(for: other).value
    #expect(other.messages == [.reloaded])
    await load.start(for: spy).value
    await load.start(for: spy).value
    #expect(other.messages == [.reloaded, .reloaded, .reloaded])
    #expect(spy.messages.count { $0 == .reloaded } == 2, "a list that is added twice reloads once")
    await load.start(for: spy).value
    #expect(other.messages.count == 3)
    #expect(spy.messages.count { $0 == .reloaded } == 3)
  }

  @Test(
    "a load does not retain the list, and hides the activity after the list is freed",
    .tags(.memory))
  func listFreed() async {
    let (load, source, spy) = makeLoad()
    var task: Task<Void, Never>?
    await expectFreed {
      let list = ItemListSpy()
      task = load.start(for: list)
      await source.started(1)
      return list
    }
    source.end(1, with: .success([]))
    await task?.value
    #expect(spy.messages == [.shown, .hidden])
  }

  @Test("adding a list to `ListObservers` removes freed lists", .tags(.memory))
  func removesFreed() {
    let observers = ListObservers()
    for _ in 1...3 { observers.add(ItemListSpy()) }
    #expect(observers.observers.count == 1)
  }

  @Test("a finished load is freed with its source", .tags(.memory))
  func freed() async {
    await expectFreed {
      let (load, source, spy) = makeLoad()
      source.end(1, with: .success([]))
      await load.start(for: spy).value
      return load
    }
  }

  private func makeLoad() -> (
    load: ListLoad<ManualItemSource>, source: ManualItemSource, spy: ItemListSpy
  ) {
    let (source, spy) = (ManualItemSource(), ItemListSpy())
    return (ListLoad(source, activity: spy), source, spy)
  }
}

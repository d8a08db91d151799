import Domain
import PostsScreen
import ServiceLocator
import Testing

@Suite("Many overlapping loads", .timeLimit(.minutes(1)))
@MainActor struct HeldLoadTests {
  @Test("if several loads overlap, the load that ends last hides the activity indicator")
  func manyLoads() async {
    let (session, spy) = (ManualSession(), ListSpy())
    let load = ListLoad(PostDataSource(session: session), activity: spy.activity)
    var tasks: [Task<Void, Never>] = []
    for number in 1...4 {
      tasks.append(load.start(for: spy) { spy.failed($0) })
      await session.sent(number)
    }
    for (number, task) in zip(1..., tasks) {
      #expect(!spy.messages.contains(.hidden))
      session.end(number, with: .success([]))
      await task.value
    }
    #expect(spy.messages.count { $0 == .shown } == 1)
    #expect(spy.messages.count { $0 == .hidden } == 1)
  }
}

import Binding
import Testing

@Suite("A screen that appears again")
@MainActor struct AppearsAgainTests {
  let presenter = AccountPresenter()
  let view = SpyAccountView()
  let turns = ManualTurns()

  @Test(
    "after `stop()` nothing is transferred, and the next `start()` transfers values again")
  func appears() {
    let binding = makeBinding()
    binding.start()
    binding.start()
    #expect(view.field.messages == [.connected])
    binding.stop()
    #expect(view.field.messages == [.connected, .disconnected])
    _ = view.take()
    presenter.name = "Grace"
    #expect(turns.end() == 0)
    #expect(view.take() == [])
    binding.start()
    presenter.name = "Kurt"
    #expect(turns.end() == 1)
    #expect(view.take() == [.name("Grace"), .name("Kurt")])
  }

  /// Returns a binding that is not started. It shows the account and edits the query.
  private func makeBinding() -> ViewBinding<AccountPresenter, SpyAccountView> {
    ViewBinding(
      presenter, to: view, on: turns.scheduler, PropertyLink.account + [.edit(\.query, in: \.field)]
    )
  }
}

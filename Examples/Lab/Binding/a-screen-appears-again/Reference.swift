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
    _ = view.take()
    presenter.name = "Grace"
    binding.stop()
    turns.end()
    #expect(view.take() == [])
    view.field.type("late")
    #expect(presenter.query == "")
    binding.start()
    #expect(view.take() == [.name("Grace")])
    view.field.type("ada")
    #expect(presenter.query == "ada")
    presenter.name = "Kurt"
    turns.end()
    #expect(view.take() == [.name("Kurt")])
  }

  /// Returns a binding that is not started. It shows the account and edits the query.
  private func makeBinding() -> ViewBinding<AccountPresenter, SpyAccountView> {
    ViewBinding(
      presenter, to: view, on: turns.scheduler, PropertyLink.account + [.edit(\.query, in: \.field)]
    )
  }
}

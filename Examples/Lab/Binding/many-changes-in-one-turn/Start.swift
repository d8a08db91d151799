import Binding
import Testing

@Suite("Changes in one turn")
@MainActor struct ChangesInOneTurnTests {
  let presenter = AccountPresenter()
  let view = SpyAccountView()
  let turns = ManualTurns()

  @Test("all changes in one turn are written in one update at the end of the turn")
  func changes() {
    let binding = startBinding()
    // Change the presenter, end the turn, and check what the binding wrote.
    withExtendedLifetime(binding) {}
  }

  /// Returns a started binding that has written the initial values: the name "Ada" and no followers.
  private func startBinding() -> ViewBinding<AccountPresenter, SpyAccountView> {
    let binding = ViewBinding(presenter, to: view, on: turns.scheduler, PropertyLink.account)
    binding.start()
    _ = view.take()
    return binding
  }
}

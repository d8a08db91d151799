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
    // Start the binding twice, stop it, and start it again. Check what is transferred.
    // A stopped binding may run a scheduled update that writes nothing.
    withExtendedLifetime(binding) {}
  }

  /// Returns a binding that is not started. It shows the account and edits the query.
  private func makeBinding() -> ViewBinding<AccountPresenter, SpyAccountView> {
    ViewBinding(
      presenter, to: view, on: turns.scheduler, PropertyLink.account + [.edit(\.query, in: \.field)]
    )
  }
}

import Binding
import Testing

@Suite("Changes in one turn")
@MainActor struct ChangesInOneTurnTests {
  let presenter = AccountPresenter()
  let view = SpyAccountView()
  let turns = ManualTurns()

  @Test("all changes in one turn are written in one update at the end of the turn")
  func changes() {
    var reads = 0
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler,
      [
        .show(\.name, in: \.name),
        .show(\.followers, in: \.followers) { count in
          reads += 1
          return "\(count)"
        },
      ])
    binding.start()
    presenter.name = "Grace"
    #expect(turns.end() == 1)
    #expect(reads == 1)
    presenter.followers = 1
    #expect(turns.end() == 1)
    #expect(reads == 2)
    withExtendedLifetime(binding) {}
  }
}

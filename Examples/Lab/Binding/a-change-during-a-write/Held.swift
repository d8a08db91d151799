import Binding
import Testing

@Suite("A change during a write")
@MainActor struct HeldWriteTests {
  @Test("a property that changes while a link writes it is written again in the next turn")
  func anyLink() {
    let (presenter, view, turns) = (AccountPresenter(), SpyAccountView(), ManualTurns())
    let binding = ViewBinding(presenter, to: view, on: turns.scheduler, PropertyLink.account)
    binding.start()
    _ = view.take()
    view.onWrite = { if presenter.isFollowed { presenter.isFollowed = false } }
    presenter.isFollowed = true
    turns.end()
    #expect(view.take() == [.canFollow(false)])
    turns.end()
    #expect(view.take() == [.canFollow(true)])
    withExtendedLifetime(binding) {}
  }
}

import Binding
import Testing

@Suite("A live binding")
@MainActor struct FollowingTests {
  let presenter = AccountPresenter()
  let view = SpyView()
  let turns = ManualTurns()

  @Test("writes the initial values at once")
  func initial() {
    let binding = makeBinding()
    binding.start()
    #expect(binding.isFollowing)
    #expect(view.messages == [.name("Ada"), .canFollow(true)])
  }

  @Test("writes what changed when the turn is over, and not before")
  func follows() {
    let binding = startBinding()
    presenter.name = "Grace"
    #expect(view.take() == [])
    turns.end()
    #expect(view.take() == [.name("Grace")])
    presenter.name = "Kurt"
    turns.end()
    #expect(view.take() == [.name("Kurt")])
    withExtendedLifetime(binding) {}
  }

  @Test("makes one pass of all the changes of a turn")
  func coalesces() {
    let binding = startBinding()
    for count in 1...100 { presenter.followers = count }
    presenter.name = "Grace"
    #expect(turns.end() == 1)
    #expect(view.take() == [.name("Grace"), .followers("100")])
    #expect(turns.end() == 0)
    withExtendedLifetime(binding) {}
  }

  @Test("writes nothing for a value that is there and back within one turn")
  func thereAndBack() {
    let binding = startBinding()
    presenter.name = "Grace"
    presenter.name = "Ada"
    turns.end()
    #expect(view.take() == [])
    withExtendedLifetime(binding) {}
  }

  @Test(
    "started again on re-appearance delivers each change once",
    .bug("https://github.com/jessesquires/JSQMessagesViewController/issues/268"),
    arguments: [false, true])
  func reappears(stopsBetween: Bool) {
    let binding = startBinding()
    if stopsBetween { binding.stop() }
    binding.start()
    presenter.name = "Grace"
    turns.end()
    #expect(view.take() == [.name("Grace")])
    #expect(turns.end() == 0)
  }

  @Test("bound anew on re-appearance delivers each change once, though the old one is kept")
  func boundTwice() {
    let first = startBinding()
    let second = startBinding()
    presenter.name = "Grace"
    turns.end()
    #expect(view.take() == [.name("Grace")])
    withExtendedLifetime((first, second)) {}
  }

  @Test("gives a change that a callback of the view's makes a turn of its own")
  func setInside() {
    let binding = startBinding()
    view.onWrite = { [presenter] in if presenter.followers < 2 { presenter.followers += 1 } }
    presenter.name = "Grace"
    turns.end()
    #expect(view.take() == [.name("Grace")])
    turns.end()
    #expect(view.take() == [.followers("1")])
    turns.end()
    #expect(view.take() == [.followers("2")])
    #expect(turns.end() == 0)
    withExtendedLifetime(binding) {}
  }

  @Test("hears of a property that is set while that very property is written")
  func setBackInside() {
    let binding = startBinding()
    view.onWrite = { [presenter] in presenter.name = "Ada" }
    presenter.name = "Grace"
    turns.end()
    turns.end()
    #expect(view.take() == [.name("Grace"), .name("Ada")])
    withExtendedLifetime(binding) {}
  }

  @Test("stopped inside a callback leaves the rest unwritten, and follows no more")
  func stoppedInside() {
    let binding = startBinding()
    view.onWrite = { binding.stop() }
    presenter.name = "Grace"
    presenter.followers = 1
    turns.end()
    presenter.isFollowed = true
    turns.end()
    #expect(view.take() == [.name("Grace")])
    #expect(!binding.isFollowing)
    view.onWrite = nil
  }

  @Test("stopped before the turn is over writes nothing, and catches up when started again")
  func stoppedBetween() {
    let binding = startBinding()
    presenter.name = "Grace"
    binding.stop()
    binding.stop()
    turns.end()
    #expect(view.take() == [])
    binding.start()
    #expect(view.take() == [.name("Grace")])
  }

  @Test("without a scheduler of its own makes its pass in a task on the main actor")
  func defaultTurns() async {
    let binding = ViewBinding(presenter, to: view, Link.account)
    binding.start()
    _ = view.take()
    presenter.name = "Grace"
    #expect(view.take() == [])
    await withCheckedContinuation { continuation in
      TurnScheduler.mainActor.schedule { continuation.resume() }
    }
    #expect(view.take() == [.name("Grace")])
    withExtendedLifetime(binding) {}
  }

  private func makeBinding() -> ViewBinding<AccountPresenter, SpyView> {
    ViewBinding(presenter, to: view, on: turns.scheduler, Link.account)
  }

  /// A binding that has shown the initial values.
  private func startBinding() -> ViewBinding<AccountPresenter, SpyView> {
    let binding = makeBinding()
    binding.start()
    _ = view.take()
    return binding
  }
}

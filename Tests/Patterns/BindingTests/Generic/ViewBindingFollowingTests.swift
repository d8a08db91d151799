import Binding
import Testing

@Suite("ViewBinding: live updates")
@MainActor struct ViewBindingFollowingTests {
  let presenter = AccountPresenter()
  let view = SpyAccountView()
  let turns = ManualTurns()

  @Test("`start()` writes the initial values that the view does not have yet")
  func initial() {
    let binding = makeBinding()
    binding.start()
    #expect(binding.isFollowing)
    #expect(view.messages == [.name("Ada"), .canFollow(true)])
  }

  @Test("a change is written to the view at the end of the main-actor turn")
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

  @Test("after `stop()` nothing is written; after the next `start()` the view is updated again")
  func stoppedBetween() {
    let binding = startBinding()
    presenter.name = "Grace"
    binding.stop()
    binding.stop()
    turns.end()
    #expect(view.take() == [])
    binding.start()
    #expect(view.take() == [.name("Grace")])
    presenter.name = "Kurt"
    turns.end()
    #expect(view.take() == [.name("Kurt")])
  }

  @Test("all changes in one main-actor turn are written in one update")
  func coalesces() {
    let binding = startBinding()
    for count in 1...100 { presenter.followers = count }
    presenter.name = "Grace"
    #expect(turns.end() == 1)
    #expect(view.take() == [.name("Grace"), .followers("100")])
    #expect(turns.end() == 0)
    withExtendedLifetime(binding) {}
  }

  @Test("a value that changes back in the same main-actor turn is not written")
  func thereAndBack() {
    let binding = startBinding()
    presenter.name = "Grace"
    presenter.name = "Ada"
    turns.end()
    #expect(view.take() == [])
    withExtendedLifetime(binding) {}
  }

  @Test("when a property changes, only the links that depend on it are evaluated")
  func readsOnlyChanged() {
    var reads = 0
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler,
      [
        .show(\.name, in: \.name),
        .show(\.isFollowed, in: \.canFollow) { isFollowed in
          reads += 1
          return !isFollowed
        },
      ])
    binding.start()
    presenter.name = "Grace"
    turns.end()
    #expect(reads == 1)
    withExtendedLifetime(binding) {}
  }

  @Test("the default scheduler updates the view in a task on the main actor")
  func defaultTurns() async {
    let binding = ViewBinding(presenter, to: view, PropertyLink.account)
    binding.start()
    _ = view.take()
    presenter.name = "Grace"
    #expect(view.take() == [])
    for _ in 0..<100 where view.messages.isEmpty { await Task.yield() }
    #expect(view.take() == [.name("Grace")], "The binding did not update within 100 turns.")
    withExtendedLifetime(binding) {}
  }

  @Test(
    "after a second `start()`, with or without `stop()` between, each change is written once",
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

  @Test("after several starts and stops, each change causes one update and evaluates its link once")
  func restarts() {
    var reads = 0
    let binding = ViewBinding(
      presenter, to: view, on: turns.scheduler,
      [
        .show(\.isFollowed, in: \.canFollow) { isFollowed in
          reads += 1
          return !isFollowed
        }
      ])
    for _ in 0..<3 {
      binding.start()
      binding.stop()
    }
    binding.start()
    reads = 0
    presenter.isFollowed = true
    #expect(turns.end() == 1)
    #expect(view.canFollow == false)
    #expect(reads == 1)
  }

  @Test("if two bindings share a view, each change is written once")
  func boundTwice() {
    let first = startBinding()
    let second = startBinding()
    presenter.name = "Grace"
    turns.end()
    #expect(view.take() == [.name("Grace")])
    withExtendedLifetime((first, second)) {}
  }

  @Test("if the view changes the presenter during an update, the change is written one turn later")
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

  @Test("a property that changes during its update is written again in the next main-actor turn")
  func setBackInside() {
    let binding = startBinding()
    view.onWrite = { [presenter] in presenter.name = "Ada" }
    presenter.name = "Grace"
    turns.end()
    #expect(view.take() == [.name("Grace")])
    turns.end()
    #expect(view.take() == [.name("Ada")])
    withExtendedLifetime(binding) {}
  }

  @Test("`stop()` in a callback ends the current update and prevents later updates")
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

  private func makeBinding() -> ViewBinding<AccountPresenter, SpyAccountView> {
    ViewBinding(presenter, to: view, on: turns.scheduler, PropertyLink.account)
  }

  /// Returns a started binding that has written the initial values to the view.
  private func startBinding() -> ViewBinding<AccountPresenter, SpyAccountView> {
    let binding = makeBinding()
    binding.start()
    _ = view.take()
    return binding
  }
}

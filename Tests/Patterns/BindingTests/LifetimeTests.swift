import Binding
import TestSupport
import Testing

@Suite("The ends of a binding", .tags(.memory))
@MainActor struct LifetimeTests {
  enum Party: CaseIterable { case presenter, view, binding }

  /// Presenter, view and a live binding between them, each of which can be dropped.
  @MainActor final class Stage {
    let turns = ManualTurns()
    var presenter: AccountPresenter? = AccountPresenter()
    var view: SpyView? = SpyView()
    var binding: ViewBinding<AccountPresenter, SpyView>?

    init() {
      guard let presenter, let view else { return }
      binding = ViewBinding(
        presenter, to: view, on: turns.scheduler,
        Link.account + [.edit(\.query, in: \.field)])
      binding?.start()
      _ = view.take()
    }

    func drop(_ party: Party) {
      switch party {
      case .presenter: presenter = nil
      case .view: view = nil
      case .binding: binding = nil
      }
    }
  }

  @Test(
    "are freed in whichever order they go, with a change under way each time",
    .bug("https://github.com/facebook/KVOController/issues/29"),
    arguments: [
      [.presenter, .view, .binding], [.presenter, .binding, .view], [.view, .presenter, .binding],
      [.view, .binding, .presenter], [.binding, .presenter, .view], [.binding, .view, .presenter],
    ] as [[Party]])
  func anyOrder(order: [Party]) {
    let stage = Stage()
    weak let presenter = stage.presenter
    weak let view = stage.view
    weak let binding = stage.binding
    for party in order {
      presenter?.name += "!"
      stage.drop(party)
      stage.turns.end()
      switch party {
      case .presenter: #expect(presenter == nil)
      case .view: #expect(view == nil)
      case .binding: #expect(binding == nil)
      }
    }
  }

  @Test("leave the view as it is when the presenter goes first")
  func presenterFirst() {
    let stage = Stage()
    stage.presenter?.name = "Grace"
    stage.presenter = nil
    #expect(stage.turns.end() == 1)
    #expect(stage.view?.messages == [])
    #expect(stage.binding?.isFollowing == false)
    stage.binding?.updateView()
    stage.binding?.start()
    #expect(stage.view?.messages == [])
  }

  @Test("stop following when the view goes first")
  func viewFirst() {
    let stage = Stage()
    stage.view = nil
    stage.presenter?.name = "Grace"
    stage.turns.end()
    #expect(stage.binding?.isFollowing == false)
    stage.presenter?.name = "Kurt"
    #expect(stage.turns.end() == 0)
  }

  @Test("let a field go with its view at once, though nothing changes any more")
  func fieldWithView() {
    let stage = Stage()
    weak let field = stage.view?.field
    stage.view = nil
    #expect(field == nil)
  }

  @Test("end with their owner: a change that is under way is not written")
  func ownerFirst() {
    let stage = Stage()
    stage.presenter?.name = "Grace"
    stage.binding = nil
    stage.turns.end()
    #expect(stage.view?.messages == [])
  }

  @Test("hear no typing once the owner is gone, and let go of the field a turn later")
  func typingAfterOwner() {
    let stage = Stage()
    stage.binding = nil
    stage.view?.field.type("late")
    #expect(stage.presenter?.query == "")
    #expect(stage.view?.field.messages == [.connected])
    stage.turns.end()
    #expect(stage.view?.field.messages == [.connected, .disconnected])
  }

  @Test("cost nothing to let go of where nothing was started")
  func neverStarted() async {
    let presenter = AccountPresenter()
    let view = SpyView()
    await expectFreed { ViewBinding(presenter, to: view, Link.account) }
  }
}

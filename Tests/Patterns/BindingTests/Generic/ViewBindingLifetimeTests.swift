import Binding
import TestSupport
import Testing

@Suite("ViewBinding: memory", .tags(.memory))
@MainActor struct ViewBindingLifetimeTests {
  enum Object: CaseIterable { case presenter, view, binding }

  /// A presenter, a view and a live binding. The test can release each of them.
  @MainActor final class Stage {
    let turns = ManualTurns()
    var presenter: AccountPresenter? = AccountPresenter()
    var view: SpyAccountView? = SpyAccountView()
    var binding: ViewBinding<AccountPresenter, SpyAccountView>?

    init() {
      guard let presenter, let view else { return }
      binding = ViewBinding(
        presenter, to: view, on: turns.scheduler,
        PropertyLink.account + [.edit(\.query, in: \.field)])
      binding?.start()
      _ = view.take()
    }

    func release(_ object: Object) {
      switch object {
      case .presenter: presenter = nil
      case .view: view = nil
      case .binding: binding = nil
      }
    }
  }

  @Test(
    "presenter, view and binding can be released in any order and are deallocated",
    .bug("https://github.com/facebook/KVOController/issues/29"),
    arguments: [
      [.presenter, .view, .binding], [.presenter, .binding, .view], [.view, .presenter, .binding],
      [.view, .binding, .presenter], [.binding, .presenter, .view], [.binding, .view, .presenter],
    ] as [[Object]])
  func anyOrder(order: [Object]) {
    let stage = Stage()
    weak let presenter = stage.presenter
    weak let view = stage.view
    weak let binding = stage.binding
    for object in order {
      presenter?.name += "!"
      stage.release(object)
      stage.turns.end()
      switch object {
      case .presenter: #expect(presenter == nil)
      case .view: #expect(view == nil)
      case .binding: #expect(binding == nil)
      }
    }
  }

  @Test("the view is unchanged after the presenter is deallocated")
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

  @Test("updates stop after the view is deallocated")
  func viewFirst() {
    let stage = Stage()
    stage.view = nil
    stage.presenter?.name = "Grace"
    stage.turns.end()
    #expect(stage.binding?.isFollowing == false)
    stage.presenter?.name = "Kurt"
    #expect(stage.turns.end() == 0)
  }

  @Test("a bound field is deallocated with its view")
  func fieldWithView() {
    let stage = Stage()
    weak let field = stage.view?.field
    stage.view = nil
    #expect(field == nil)
  }

  @Test("a pending change is not written after the binding is deallocated")
  func ownerFirst() {
    let stage = Stage()
    stage.presenter?.name = "Grace"
    stage.binding = nil
    stage.turns.end()
    #expect(stage.view?.messages == [])
  }

  @Test(
    "a deallocated binding ignores typing, and disconnects the field in the next main-actor turn"
  )
  func typingAfterOwner() {
    let stage = Stage()
    stage.binding = nil
    stage.view?.field.type("late")
    #expect(stage.presenter?.query == "")
    #expect(stage.view?.field.messages == [.connected])
    stage.turns.end()
    #expect(stage.view?.field.messages == [.connected, .disconnected])
  }

  @Test("a binding that was never started is deallocated")
  func neverStarted() async {
    let presenter = AccountPresenter()
    let view = SpyAccountView()
    await expectFreed { ViewBinding(presenter, to: view, PropertyLink.account) }
  }
}

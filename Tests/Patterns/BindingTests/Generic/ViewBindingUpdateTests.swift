import Binding
import Testing

@Suite("ViewBinding: updates with `updateView()`")
@MainActor struct ViewBindingUpdateTests {
  let presenter = AccountPresenter()
  let view = SpyAccountView()

  @Test("a new binding writes nothing")
  func idle() {
    _ = makeBinding()
    #expect(view.messages.isEmpty)
  }

  @Test("the first update writes all values in the order of the links")
  func initial() {
    presenter.followers = 3
    makeBinding().updateView()
    #expect(view.messages == [.name("Ada"), .followers("3"), .canFollow(true)])
  }

  @Test("an update writes only changed values")
  func changes() {
    let binding = makeBinding()
    binding.updateView()
    _ = view.take()
    presenter.isFollowed = true
    binding.updateView()
    #expect(view.take() == [.canFollow(false)])
    binding.updateView()
    #expect(view.take() == [])
  }

  @Test("an update does not write a value that the view already has")
  func equalValueNotWritten() {
    view.name = "Ada"
    view.canFollow = true
    _ = view.take()
    makeBinding().updateView()
    #expect(view.take() == [])
  }

  @Test("an update restores a value that other code changed")
  func overwritten() {
    let binding = makeBinding()
    binding.updateView()
    view.name = "Grace"
    _ = view.take()
    binding.updateView()
    #expect(view.take() == [.name("Ada")])
  }

  @Test("a string can be shown in an optional string property")
  func optionalTarget() {
    let binding = ViewBinding(presenter, to: view, [.show(\.name, in: \.followers)])
    binding.updateView()
    binding.updateView()
    #expect(view.messages == [.followers("Ada")])
  }

  @Test("two views can share one list of links")
  func sharedLinks() {
    let links = PropertyLink<AccountPresenter, SpyAccountView>.account
    let other = SpyAccountView()
    ViewBinding(presenter, to: view, links).updateView()
    ViewBinding(presenter, to: other, links).updateView()
    #expect(other.messages == view.messages)
    #expect(!other.messages.isEmpty)
  }

  @Test("`stop()` in a callback of the view ends the update")
  func stoppedInside() {
    let binding = makeBinding()
    view.onWrite = { binding.stop() }
    binding.updateView()
    #expect(view.messages == [.name("Ada")])
  }

  @Test("a value that a callback sets during an update is written in the same update")
  func setInside() {
    let binding = makeBinding()
    view.onWrite = { [presenter] in presenter.followers = 7 }
    binding.updateView()
    #expect(view.messages == [.name("Ada"), .followers("7"), .canFollow(true)])
  }

  private func makeBinding() -> ViewBinding<AccountPresenter, SpyAccountView> {
    ViewBinding(presenter, to: view, PropertyLink.account)
  }
}

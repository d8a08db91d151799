import Binding
import Testing

@Suite("A binding updated by hand")
@MainActor struct UpdateViewTests {
  let presenter = AccountPresenter()
  let view = SpyView()

  @Test("writes nothing before it is told to")
  func idle() {
    _ = makeBinding()
    #expect(view.messages.isEmpty)
  }

  @Test("writes the initial values, in the order of the links, transformed where that is asked")
  func initial() {
    presenter.followers = 3
    makeBinding().updateView()
    #expect(view.messages == [.name("Ada"), .followers("3"), .canFollow(true)])
  }

  @Test("writes what changed, and nothing else")
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

  @Test("writes nothing where the view is already right")
  func alreadyRight() {
    view.name = "Ada"
    view.canFollow = true
    _ = view.take()
    makeBinding().updateView()
    #expect(view.take() == [])
  }

  @Test("puts right what somebody else has written to the view")
  func overwritten() {
    let binding = makeBinding()
    binding.updateView()
    view.name = "Grace"
    _ = view.take()
    binding.updateView()
    #expect(view.take() == [.name("Ada")])
  }

  @Test("shows a text in a property that may be empty")
  func optionalTarget() {
    let binding = ViewBinding(presenter, to: view, [.show(\.name, in: \.followers)])
    binding.updateView()
    binding.updateView()
    #expect(view.messages == [.followers("Ada")])
  }

  @Test("serves two screens with one list of links")
  func sharedLinks() {
    let links = Link<AccountPresenter, SpyView>.account
    let other = SpyView()
    ViewBinding(presenter, to: view, links).updateView()
    ViewBinding(presenter, to: other, links).updateView()
    #expect(other.messages == view.messages)
    #expect(!other.messages.isEmpty)
  }

  @Test("leaves the rest of a pass undone once a callback of the view's stops it")
  func stoppedInside() {
    let binding = makeBinding()
    view.onWrite = { binding.stop() }
    binding.updateView()
    #expect(view.messages == [.name("Ada")])
  }

  @Test("goes on with a newer value that a callback of the view's has set")
  func setInside() {
    let binding = makeBinding()
    view.onWrite = { [presenter] in presenter.followers = 7 }
    binding.updateView()
    #expect(view.messages == [.name("Ada"), .followers("7"), .canFollow(true)])
  }

  private func makeBinding() -> ViewBinding<AccountPresenter, SpyView> {
    ViewBinding(presenter, to: view, Link.account)
  }
}

import Binding
import TestSupport
import Testing

@Suite("ViewBinding: updates with `updateView()`")
@MainActor struct UpdateViewTests {
  let presenter = AccountPresenter()
  let view = SpyView()

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
  func alreadyRight() {
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
    let links = Link<AccountPresenter, SpyView>.account
    let other = SpyView()
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

  private func makeBinding() -> ViewBinding<AccountPresenter, SpyView> {
    ViewBinding(presenter, to: view, Link.account)
  }
}

@Suite("StringMapBinding", .tags(.trap))
@MainActor struct StringMapTests {
  /// An object that stores its named properties in a dictionary.
  final class Named: NamedProperties {
    private(set) var texts: [String: String]
    private(set) var writes = 0
    init(_ texts: [String: String]) { self.texts = texts }

    func text(named name: String) -> String? { texts[name] }

    func setText(_ text: String, named name: String) -> Bool {
      guard texts[name] != nil else { return false }
      texts[name] = text
      writes += 1
      return true
    }
  }

  let presenter = Named(["name": "Ada", "followerCount": "3 followers"])
  let view = Named(["nameLabel.text": "", "countLabel.text": ""])

  @Test("with correct names each update writes all values")
  func works() throws {
    let binding = StringMapBinding(
      presenter, to: view, ["name": "nameLabel.text", "followerCount": "countLabel.text"])
    try binding.updateView()
    try binding.updateView()
    #expect(view.texts == ["nameLabel.text": "Ada", "countLabel.text": "3 followers"])
    #expect(view.writes == 4)
  }

  @Test("a misspelt name throws an error after the values before it are written")
  func misspelt() {
    let source = StringMapBinding(
      presenter, to: view, ["name": "nameLabel.text", "folowerCount": "countLabel.text"])
    #expect(throws: StringMapBinding.Failure.notReadable("folowerCount")) {
      try source.updateView()
    }
    #expect(view.texts == ["nameLabel.text": "Ada", "countLabel.text": ""])
    let target = StringMapBinding(presenter, to: view, ["name": "nameLable.text"])
    #expect(throws: StringMapBinding.Failure.notWritable("nameLable.text")) {
      try target.updateView()
    }
  }
}

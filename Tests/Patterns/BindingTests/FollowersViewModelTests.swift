import Binding
import Domain
import HeadlessUI
import TestDoubles
import TestSupport
import Testing

@Suite("FollowersViewModel", .timeLimit(.minutes(3)))
@MainActor struct FollowersViewModelTests {
  private func makeModel(_ followers: [Person]) -> (FollowersViewModel, MockProfileService) {
    let service = MockProfileService()
    service.followers[Person.alan.id] = followers
    return (FollowersViewModel(of: Person.alan.id, from: service), service)
  }

  @Test("a new view model sends no request", .tags(.mockInjection))
  func lazy() {
    let (model, service) = makeModel([.ada])
    #expect(model.shown.isEmpty)
    #expect(model.headline == "")
    #expect(!model.isLoading)
    #expect(service.messages.isEmpty)
  }

  @Test("`load()` shows the followers in the server's order")
  func loads() async {
    let (model, _) = makeModel([.grace, .ada])
    await model.load()?.value
    #expect(model.shown == [.grace, .ada])
    #expect(model.headline == "2 of 2")
    #expect(!model.isLoading)
  }

  @Test(
    "a search ignores case and accents",
    arguments: [
      ("ANG", ["Ångström"]), ("ada l", ["Lovelace"]), ("x", []), ("", ["Ångström", "Lovelace"]),
    ])
  func searches(_ text: String, _ names: [String]) async {
    let (model, _) = makeModel([.anders, .ada])
    await model.load()?.value
    model.search = text
    #expect(model.shown.map(\.lastName) == names)
    #expect(model.headline == "\(names.count) of 2")
  }

  @Test("the list has a section only if it shows a follower, and a section title only in a search")
  func sections() async {
    let (model, _) = makeModel([.grace, .ada])
    #expect(model.sections.isEmpty)
    await model.load()?.value
    #expect(model.sections.map(\.title) == [nil])
    model.search = "ada"
    #expect(model.sections.map(\.title) == ["1 of 2"])
    #expect(model.sections.map(\.followers) == [[.ada]])
    model.search = "nobody"
    #expect(model.sections.isEmpty)
  }

  @Test("a second `load()` during a request sends no second request")
  func once() async {
    let (model, service) = makeModel([.ada])
    let gate = Gate()
    service.gate = gate
    let request = model.load()
    #expect(model.isLoading)
    #expect(model.load() == nil)
    gate.open()
    await request?.value
    #expect(service.messages == [.followers(Person.alan.id)])
  }

  @Test("after a failed load, `problem` describes the error, and the followers are kept")
  func fails() async {
    let (model, service) = makeModel([.ada])
    await model.load()?.value
    service.failure = .unavailable(status: 503, retryAfter: nil)
    await model.load()?.value
    #expect(model.problem.contains("503"))
    #expect(model.shown == [.ada])
    service.failure = nil
    await model.load()?.value
    #expect(model.problem == "")
  }

  @Test("a bound view is updated after a reply and after a search")
  func bound() async {
    final class Page: UIView {
      let headline = UILabel()
      let search = UITextField()
    }
    let (model, _) = makeModel([.grace, .ada])
    let page = Page()
    let turns = ManualTurns()
    let binding = ViewBinding(
      model, to: page, on: turns.scheduler,
      [.show(\.headline, in: \.headline.text), .edit(\.search, in: \.search)])
    binding.start()
    await model.load()?.value
    turns.end()
    #expect(page.headline.text == "2 of 2")
    page.search.insertText("ada")
    turns.end()
    #expect(page.headline.text == "1 of 2")
    withExtendedLifetime(binding) {}
  }

  @Test("a view model that is released during a request is deallocated", .tags(.memory))
  func freed() async {
    let service = MockProfileService()
    let gate = Gate()
    service.gate = gate
    await expectFreed {
      let model = FollowersViewModel(of: Person.ada.id, from: service)
      model.load()
      for _ in 0..<1_000 where service.messages.isEmpty { await Task.yield() }
      #expect(service.messages.count == 1, "The request was not sent within 1,000 turns.")
      return model
    }
    gate.open()
  }
}

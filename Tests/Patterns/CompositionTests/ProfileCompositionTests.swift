import Composition
import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@Suite("Composition: a profile screen put together from children", .tags(.mockInjection))
@MainActor
struct ProfileCompositionTests {
  private let journal = Journal()
  private let container: SpyController
  private let composition: ProfileComposition<SpyController>

  init() {
    let journal = journal
    container = SpyController("container", journal)
    composition = ProfileComposition(
      in: container,
      from: ProfileParts(
        header: { SpyController("header of \($0.person.firstName)", journal) },
        posts: { SpyController("\($0.count) posts", journal) },
        loading: { SpyController("loading", journal) },
        failure: { SpyController($0, journal) }))
  }

  @Test("it waits, then shows the header and the posts")
  func loads() {
    composition.show(.loading)
    #expect(shown == ["loading"])
    composition.show(.loaded(Profile(of: .ada), []))
    #expect(shown == ["header of Ada", "0 posts"])
  }

  @Test("a failure is told in words, in place of all the rest")
  func fails() {
    let error = ServerError.unreachable(reason: "no network")
    composition.show(.loaded(Profile(of: .ada), []))
    composition.show(.failed(error))
    #expect(shown == [error.description])
  }

  @Test("the same state shown again touches no child")
  func sameState() {
    composition.show(.loading)
    journal.calls = []
    composition.show(.loading)
    #expect(journal.calls == [])
  }

  @Test("the rest changes with the transition given")
  func transition() {
    let transition = HeldTransition(journal)
    composition.show(.loading)
    composition.show(.loaded(Profile(of: .ada), []), with: transition)
    #expect(journal.calls.contains(.transition(from: "loading", to: "0 posts")))
    transition.completions[0]()
    #expect(shown == ["header of Ada", "0 posts"])
  }

  @Test("the header lies along the top, the posts below")
  func lays() {
    composition.show(.loaded(Profile(of: .ada), []))
    container.view.bounds = CGRect(x: 0, y: 0, width: 480, height: 320)
    composition.layout()
    #expect(
      container.children.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 480, height: 44), CGRect(x: 0, y: 44, width: 480, height: 276),
      ])
  }

  @Test("it is freed with its container", .tags(.memory))
  func freed() async {
    await expectFreed {
      let journal = Journal()
      let make = { (name: String) in SpyController(name, journal) }
      let container = make("container")
      let composition = ProfileComposition(
        in: container,
        from: ProfileParts(
          header: { _ in make("header") }, posts: { _ in make("posts") },
          loading: { make("loading") }, failure: make))
      withExtendedLifetime(container) { composition.show(.loading) }
      #expect(journal.calls.count == 3)
      return composition
    }
  }

  private var shown: [String] { container.children.map(\.name) }
}

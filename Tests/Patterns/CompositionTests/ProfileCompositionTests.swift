import Composition
import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("ProfileComposition", .tags(.mockInjection))
@MainActor
struct ProfileCompositionTests {
  private let log = ContainmentLog()
  private let container: ContainmentSpy
  private let composition: ProfileComposition<ContainmentSpy>

  init() {
    let log = log
    container = ContainmentSpy("container", log)
    composition = ProfileComposition(
      in: container,
      from: ProfileParts(
        header: { ContainmentSpy("header of \($0.person.firstName)", log) },
        posts: { ContainmentSpy("\($0.count) posts", log) },
        loading: { ContainmentSpy("loading", log) },
        failure: { ContainmentSpy($0, log) }))
  }

  @Test("a loaded profile replaces the loading child with the header and the posts")
  func loads() {
    composition.show(.loading)
    #expect(shown == ["loading"])
    composition.show(.loaded(Profile(of: .ada), []))
    #expect(shown == ["header of Ada", "0 posts"])
  }

  @Test("a second load replaces the header and the posts with the loading child")
  func loadsAgain() {
    composition.show(.loaded(Profile(of: .ada), []))
    composition.show(.loading)
    #expect(shown == ["loading"])
  }

  @Test("after a failure, a child with the error's description replaces all children")
  func fails() {
    let error = ServerError.unreachable(reason: "no network")
    composition.show(.loaded(Profile(of: .ada), []))
    composition.show(.failed(error))
    #expect(shown == [error.description])
  }

  @Test("a changed profile replaces the header and the posts")
  func changes() {
    composition.show(.loaded(Profile(of: .ada), []))
    composition.show(.loaded(Profile(of: .grace), []))
    #expect(shown == ["header of Grace", "0 posts"])
  }

  @Test(
    "showing the current state again has no effect",
    arguments: [ProfileState.loading, .loaded(Profile(of: .ada), [])])
  func sameState(_ state: ProfileState) {
    composition.show(state)
    log.calls = []
    composition.show(state)
    #expect(log.calls == [])
  }

  @Test("the transition runs from the loading child to the posts")
  func transition() {
    let transition = ManualChildTransition(log)
    composition.show(.loading)
    composition.show(.loaded(Profile(of: .ada), []), with: transition)
    #expect(log.calls.contains(.transition(from: "loading", to: "0 posts")))
    transition.end()
    #expect(shown == ["header of Ada", "0 posts"])
  }

  @Test("the header is at the top, and the posts are below it")
  func lays() {
    composition.show(.loaded(Profile(of: .ada), []))
    container.view.bounds = CGRect(x: 0, y: 0, width: 480, height: 320)
    composition.layout()
    #expect(
      container.children.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 480, height: 44), CGRect(x: 0, y: 44, width: 480, height: 276),
      ])
  }

  @Test("the composition is deallocated after use", .tags(.memory))
  func freed() async {
    await expectFreed {
      let log = ContainmentLog()
      let make = { (name: String) in ContainmentSpy(name, log) }
      let container = make("container")
      let composition = ProfileComposition(
        in: container,
        from: ProfileParts(
          header: { _ in make("header") }, posts: { _ in make("posts") },
          loading: { make("loading") }, failure: make))
      withExtendedLifetime(container) { composition.show(.loading) }
      #expect(log.calls.count == 3)
      return composition
    }
  }

  private var shown: [String] { container.children.map(\.name) }
}

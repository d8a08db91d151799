import Domain
import HeadlessUI
import Pilot
import PostsScreen
import ServiceLocator
import TestDoubles
import TestSupport
import Testing

@Suite("Posts: the scope of the feature", .timeLimit(.minutes(3)))
@MainActor
struct FeatureScopeTests {
  private let session = MockSession([.fixture(1, "Hello")])

  private func makeApp() -> ServiceScope {
    ServiceScope("app") { [session] services in
      services.register((any PostSession).self) { _ in session }
    }
  }

  @Test("two locators of one scope share a data source, so both lists show a new post")
  func shared() async throws {
    let scope = ServiceScope.posts(parent: makeApp())
    let stages = try [ListForm.posts, .forwarding].map { form in
      let locator = try ScopedPostLocator(scope)
      return try PostsStage(form, session) { locator }
    }
    for stage in stages { try await stage.pilot.waitWhileBusy() }
    session.answer(.success([.fixture(2, "Good night"), .fixture(1, "Hello")]))
    try stages[0].pilot.tap("Refresh")
    for stage in stages {
      try await stage.pilot.waitUntil("the new post is shown") { $0.rowCount == 2 }
    }
  }

  @Test("closing the screens frees the feature's data source, but not the app's session")
  func freed() async throws {
    let app = makeApp()
    try await expectFreed {
      let locator = try ScopedPostLocator(.posts(parent: app))
      let stage = try PostsStage(.posts, session) { locator }
      try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 1 }
      return locator.dataSource
    }
    let kept = try app.resolve((any PostSession).self) as? MockSession
    #expect(kept === session)
  }

  @Test("without a registered session, creating a locator throws an error with the dependency path")
  func missing() {
    let path = ServiceError.missing(
      path: ["PostDataSource", "PostSession"], scopes: ["posts", "app"])
    #expect(throws: path) {
      try ScopedPostLocator(.posts(parent: ServiceScope("app") { _ in }))
    }
  }
}

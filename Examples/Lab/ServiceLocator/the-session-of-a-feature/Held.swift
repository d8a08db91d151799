import ServiceLocator
import Testing

@Suite("Chains of three scopes")
struct HeldScopeTests {
  private final class Session: Sendable {
    let title: String
    init(_ title: String) { self.title = title }
  }
  private final class Source: Sendable {
    let title: String
    init(_ session: Session) { title = session.title }
  }

  @Test("a service uses the dependencies of the scope that registers it, not of a child scope")
  func threeScopes() throws {
    let app = ServiceScope("app") { $0.register(Session.self) { _ in Session("app") } }
    let posts = ServiceScope("posts", parent: app) {
      $0.register(Source.self) { Source(try $0.resolve()) }
    }
    let post = ServiceScope("post", parent: posts) {
      $0.register(Session.self) { _ in Session("post") }
    }
    #expect(try post.resolve(Source.self).title == "app")
    #expect(try post.resolve(Session.self).title == "post")
  }
}

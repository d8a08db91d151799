import ServiceLocator
import Testing

@Suite("Errors of many services")
struct HeldErrorTests {
  private struct NoDisk: Error, CustomStringConvertible { let description = "the disk is gone" }
  private final class Screen: Sendable {}
  private final class Source: Sendable {}
  private final class Session: Sendable {}
  private final class Cache: Sendable {}

  @Test("if the last of four services fails, the error contains the path of all four services once")
  func longPath() {
    let scope = ServiceScope("app") { services in
      services.register(Screen.self) {
        _ = try $0.resolve(Source.self)
        return Screen()
      }
      services.register(Source.self) {
        _ = try $0.resolve(Session.self)
        return Source()
      }
      services.register(Session.self) {
        _ = try $0.resolve(Cache.self)
        return Session()
      }
      services.register(Cache.self) { _ in throw NoDisk() }
    }
    let error = #expect(throws: ServiceError.self) { try scope.resolve(Screen.self) }
    let text = error?.description ?? ""
    #expect(text.contains("(Screen → Source → Session → Cache): the disk is gone."))
    #expect(text.matches(of: /could not be created/).count == 1)
  }
}

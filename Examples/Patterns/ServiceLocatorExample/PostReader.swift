import Domain
import ServiceLocator

/// Counts posts. What it needs is in its initialiser, where a caller reads it.
final class PostReader: Sendable {
  private let session: any PostSession

  init(session: any PostSession) {
    self.session = session
  }

  func count() async throws -> Int {
    try await session.posts().count
  }
}

/// The same, with a locator: that it needs a session is not to be seen from outside.
final class SecretivePostReader: Sendable {
  private let services: ServiceScope

  init(services: ServiceScope) {
    self.services = services
  }

  func count() async throws -> Int {
    try await services.resolve((any PostSession).self).posts().count
  }
}

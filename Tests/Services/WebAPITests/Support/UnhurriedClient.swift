import Foundation
import WebAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The real client at an address, with the patience of a test: where one processor has the whole
/// suite, more than the usual thirty seconds may pass between two steps.
///
/// - Parameter inOrder: whether a request that was sent before another arrives before it.
func makeUnhurriedClient(at address: String, inOrder: Bool = false) throws -> PeopleAPI {
  let session = inOrder ? UnhurriedSession.narrow : UnhurriedSession.wide
  return PeopleAPI(at: try APIAddress(address), through: URLSessionTransport(session: session))
}

/// Shared, since a session is never taken down.
private enum UnhurriedSession {
  static let wide = URLSession(configuration: configuration())
  /// One connection.
  static let narrow = URLSession(configuration: configuration(connections: 1))

  private static func configuration(connections: Int = 6) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 600
    configuration.timeoutIntervalForResource = 600
    configuration.httpMaximumConnectionsPerHost = connections
    return configuration
  }
}

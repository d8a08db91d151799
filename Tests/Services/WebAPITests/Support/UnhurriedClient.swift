import Foundation
import WebAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Returns the real client with a long timeout, because a single processor may run the whole suite.
///
/// - Parameter inOrder: whether requests arrive in the order in which they are sent.
func makeUnhurriedClient(at address: String, inOrder: Bool = false) throws -> PeopleAPI {
  let session = inOrder ? UnhurriedSession.narrow : UnhurriedSession.wide
  return PeopleAPI(at: try APIAddress(address), through: URLSessionTransport(session: session))
}

/// Sessions that these clients share, because no client invalidates its session.
private enum UnhurriedSession {
  static let wide = URLSession(configuration: configuration())
  /// A session with one connection.
  static let narrow = URLSession(configuration: configuration(connections: 1))

  private static func configuration(connections: Int = 6) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 600
    configuration.timeoutIntervalForResource = 600
    configuration.httpMaximumConnectionsPerHost = connections
    return configuration
  }
}

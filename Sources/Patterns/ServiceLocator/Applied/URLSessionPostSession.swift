public import Domain
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A session that loads the posts from a server with `URLSession`.
///
/// The server returns an array of `{"id": UUID, "author": UUID, "text": …, "date": ISO 8601}`.
/// A request is never cancelled, because a cancelled request hangs or crashes on Linux
/// (swift-corelibs-foundation#5412).
public struct URLSessionPostSession: PostSession {
  /// The address of the posts.
  public let address: URL
  let session: @Sendable () -> URLSession

  /// The default session of an app, which uses `URLSession.shared`.
  ///
  /// The address is an example that never resolves, so replace it when you copy this file.
  public static let shared = URLSessionPostSession(
    at: URL(string: "https://posts.example/posts") ?? .temporaryDirectory)

  /// Creates a session that loads from `address`.
  ///
  /// Each request evaluates `session`, but the initializer does not, because on Linux each
  /// `URLSession` creates folders for cookies and cached responses.
  public init(
    at address: URL, session: @autoclosure @escaping @Sendable () -> URLSession = .shared
  ) {
    self.address = address
    self.session = session
  }

  /// Returns the server's posts, the newest first.
  public func posts() async throws(ServerError) -> [Post] {
    try await withCheckedContinuation { continuation in
      fetch { continuation.resume(returning: $0) }
    }.get()
  }

  /// Loads the posts and calls `completion` on the delegate queue of the `URLSession`.
  public func fetch(_ completion: @escaping @Sendable (Result<[Post], ServerError>) -> Void) {
    session().dataTask(with: address) { data, response, error in
      completion(
        Result { () throws(ServerError) in
          if let error { throw .unreachable(reason: error.localizedDescription) }
          return try Self.posts(
            in: data ?? Data(), status: (response as? HTTPURLResponse)?.statusCode)
        })
    }.resume()
  }

  private static func posts(in data: Data, status: Int?) throws(ServerError) -> [Post] {
    switch status {
    case 200?: break
    case let status? where [401, 403].contains(status): throw .unauthorized(status: status)
    case let status? where [408, 425, 429].contains(status) || status >= 500:
      throw .unavailable(status: status, retryAfter: nil)
    case let status?: throw .invalidResponse(.unexpectedStatus(status))
    case nil: throw .unreachable(reason: "the response is not HTTP")
    }
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode([Record].self, from: data).map { try $0.post }
        .sorted { $0.date > $1.date }
    } catch {
      throw .invalidResponse(.malformed(reason: "\(error)"))
    }
  }

  private struct Record: Decodable {
    let id: UUID
    let author: UUID
    let text: String
    let date: Date

    var post: Post {
      get throws(TextError) {
        try Post(id: Post.ID(id), by: Person.ID(author), text: text, date: date)
      }
    }
  }
}

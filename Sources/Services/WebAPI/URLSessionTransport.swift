import Domain
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport over `URLSession` that is safe on Linux.
///
/// Requests are data tasks with completion handlers. They are never cancelled, because a cancelled
/// request hangs or crashes on Linux (swift-corelibs-foundation#5412).
///
/// - If the Swift task is cancelled, ``send(_:bodyLimit:)`` throws `ServerError.unreachable` at
///   once. The request continues, and its response is dropped. A task that is already cancelled
///   sends nothing.
/// - A response beyond the limit causes an error. The session has then received the whole body, so
///   only the session's timeout limits the memory use. For an untrusted server, use another
///   ``HTTPTransport``.
/// - The session follows redirects. The client rejects a response from another server, but that
///   server has received the request.
/// - On Linux a session uses a whole processor while it waits for the first response of a
///   connection.
/// - The session is never invalidated, because that can crash on Linux.
public struct URLSessionTransport: HTTPTransport {
  /// The default session, without cookies, cache or files.
  ///
  /// A request fails after 30 seconds without data, or after 120 seconds in all. On Linux a timeout
  /// below one second fires early.
  public static let defaultSession: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    configuration.timeoutIntervalForResource = 120
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    let session = URLSession(configuration: configuration)
    removeEmptyFolders()
    return session
  }()

  /// Removes the empty folders that Foundation creates on Linux for cookies and cached replies.
  ///
  /// Each `URLSessionConfiguration` creates them, even a configuration without cookies and cache.
  /// The folder for cookies has the name of the folder that contains the program, such as `debug`.
  private static func removeEmptyFolders() {
    #if !canImport(Darwin)
      let program = Bundle.main.bundleURL.deletingPathExtension().lastPathComponent
      let caches = "org.swift.foundation.URLCache"
      let folders: [(FileManager.SearchPathDirectory, String)] = [
        (.applicationSupportDirectory, program),
        (.cachesDirectory, "\(caches)/\(ProcessInfo.processInfo.processName)"),
        (.cachesDirectory, caches),
      ]
      for (place, name) in folders {
        let parent = FileManager.default.urls(for: place, in: .userDomainMask).first
        // `rmdir` fails if the folder is not empty.
        if let parent { _ = rmdir(parent.appending(path: name).path) }
      }
    #endif
  }

  private let session: URLSession

  /// Creates a transport over `session`.
  public init(session: URLSession = Self.defaultSession) {
    self.session = session
  }

  /// Sends the request, and returns when the response is complete or the task is cancelled.
  public func send(
    _ request: HTTPRequest, bodyLimit: Int
  ) async throws(ServerError) -> HTTPResponse {
    let cancelled = ServerError.unreachable(reason: "the request was cancelled")
    if Task.isCancelled { throw cancelled }
    let (results, arrival) = AsyncStream.makeStream(of: Result<HTTPResponse, ServerError>.self)
    let task = session.dataTask(with: URLRequest(request)) { data, response, error in
      arrival.yield(Self.result(data, response, error, asked: request.url))
    }
    task.resume()
    // The stream ends without a result only if the Swift task is cancelled.
    guard let result = await results.first(where: { _ in true }) else { throw cancelled }
    let response = try result.get()
    guard response.body.count <= bodyLimit else {
      throw .invalidResponse(.tooLarge(limit: bodyLimit))
    }
    return response
  }

  /// Returns the result of a data task. The error's code is ignored, because codes differ between
  /// platforms.
  private static func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, asked: URL
  ) -> Result<HTTPResponse, ServerError> {
    if let error { return .failure(.unreachable(reason: error.localizedDescription)) }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.unreachable(reason: "the response is not HTTP"))
    }
    return .success(
      HTTPResponse(
        response.statusCode, headers: response.allHeaderFields as? [String: String] ?? [:],
        body: data ?? Data(), url: response.url == asked ? nil : response.url))
  }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}

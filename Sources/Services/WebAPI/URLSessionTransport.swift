import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport over `URLSession` that is safe on Linux.
///
/// It uses a data task with a completion handler and never cancels it, because a cancelled request
/// hangs or crashes on Linux (swift-corelibs-foundation#5412).
///
/// - A cancelled Swift task returns at once with ``TransportError/failed(reason:)``. Its request
///   continues, and the response is dropped. A task that is already cancelled sends nothing.
/// - A response beyond the limit throws. The session has then received the whole body, so only its
///   timeout limits the memory. An untrusted server needs another ``HTTPTransport``.
/// - The session follows redirects. The client refuses a response from another server, but that
///   server has received the request.
/// - On Linux a session uses a whole processor while it waits for the first response of a connection.
/// - The session is never invalidated, because that can crash on Linux.
public struct URLSessionTransport: HTTPTransport {
  /// The default session: without cookies, cache and files, with a timeout of 30 seconds.
  ///
  /// On Linux a timeout below one second fires early.
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
  /// Each `URLSessionConfiguration` creates them, also one without cookies and cache. The folder for
  /// cookies has the name of the folder that contains the program, such as `debug`.
  private static func removeEmptyFolders() {
    #if !canImport(Darwin)
      let manager = FileManager.default
      func folder(_ place: FileManager.SearchPathDirectory, _ name: String) -> String? {
        manager.urls(for: place, in: .userDomainMask).first?.appending(path: name).path
      }
      let program = Bundle.main.bundleURL.deletingPathExtension().lastPathComponent
      let caches = "org.swift.foundation.URLCache"
      let folders = [
        folder(.applicationSupportDirectory, program),
        folder(.cachesDirectory, "\(caches)/\(ProcessInfo.processInfo.processName)"),
        folder(.cachesDirectory, caches),
      ]
      // `rmdir` fails if the folder is not empty.
      for path in folders.compactMap(\.self) { _ = rmdir(path) }
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
  ) async throws(TransportError) -> HTTPResponse {
    let answer = FirstOutcome()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard answer.isAwaited(by: continuation) else { return }
        let task = session.dataTask(with: URLRequest(request)) { data, response, error in
          answer.arrive(Self.result(data, response, error, asked: request.url))
        }
        task.resume()
      }
    } onCancel: {
      answer.arrive(.failure(.failed(reason: "the request was cancelled")))
    }
    let response = try result.get()
    guard response.body.count <= bodyLimit else { throw .bodyTooLarge }
    return response
  }

  /// Does not distinguish error codes, because they vary for the same fault.
  private static func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, asked: URL
  ) -> FirstOutcome.Outcome {
    if let error { return .failure(.failed(reason: error.localizedDescription)) }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.failed(reason: "the response is not HTTP"))
    }
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name] = value
    }
    return .success(
      HTTPResponse(
        response.statusCode, headers: headers, body: data ?? Data(),
        url: response.url == asked ? nil : response.url))
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

/// An outcome that may arrive from the session and from a cancelled task. The first one counts.
private final class FirstOutcome: Sendable {
  typealias Outcome = Result<HTTPResponse, TransportError>

  private enum State {
    case idle
    case awaited(CheckedContinuation<Outcome, Never>)
    case early(Outcome)
    case done
  }

  private let state = Mutex(State.idle)

  /// Stores the continuation. If the outcome is already there, resumes it and returns false.
  func isAwaited(by continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let early: Outcome? = state.withLock { state in
      guard case .early(let outcome) = state else {
        state = .awaited(continuation)
        return nil
      }
      state = .done
      return outcome
    }
    if let early { continuation.resume(returning: early) }
    return early == nil
  }

  func arrive(_ outcome: Outcome) {
    let waiting: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      switch state {
      case .idle:
        state = .early(outcome)
        return nil
      case .awaited(let continuation):
        state = .done
        return continuation
      case .early, .done: return nil
      }
    }
    waiting?.resume(returning: outcome)
  }
}

import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests over `URLSession`, by the one way that is safe on Linux as well: a data task with a
/// completion handler that is never cancelled.
///
/// What it guarantees:
/// - Each call returns once. A cancelled task returns at once, with ``TransportError/failed(reason:)``;
///   its request runs on to its own end, and what it brings is dropped. A task that was cancelled
///   before sends nothing. (Cancelling a request in flight hangs or crashes on Linux:
///   swift-corelibs-foundation#5412.)
/// - No answer longer than the bound is handed on. The session has gathered the whole body by then,
///   however, so that memory is bounded by the session's time-out only; a server that is not trusted
///   to end its answers needs another ``HTTPTransport``.
/// - Redirects are followed by the session; ``HTTPResponse/url`` says who answered, and the client
///   refuses a stranger. The request did reach the stranger by then.
///
/// On Linux a session that waits for the first reply on a new connection keeps a processor busy, so
/// long as it waits: it never cancels its watch for "may be written", which a connected socket always
/// may. Where servers are slow to answer and batteries matter, that needs another transport as well.
///
/// The session lives as long as the process: taking one down in the middle of its work crashes on
/// Linux.
public struct URLSessionTransport: HTTPTransport {
  /// The session that is used where none is given: no cookies, no cache, nothing on disk, and 30
  /// seconds of patience. (A time-out must be whole seconds: below one it fires early on Linux.)
  public static let patientSession: URLSession = {
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

  /// A transport over `session`, which it holds and never takes down.
  public init(session: URLSession = Self.patientSession) {
    self.session = session
  }

  /// Sends the request; returns when the answer is there, or the calling task is cancelled.
  public func send(
    _ request: HTTPRequest, bodyLimit: Int
  ) async throws(TransportError) -> HTTPResponse {
    let answer = OneAnswer()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard answer.isAwaited(by: continuation) else { return }
        let task = session.dataTask(with: URLRequest(request)) { data, response, error in
          answer.arrive(Self.result(data, response, error, asked: request.url))
        }
        task.resume()
      }
    } onCancel: {
      answer.arrive(.failure(.failed(reason: "the request was given up")))
    }
    let response = try result.get()
    guard response.body.count <= bodyLimit else { throw .bodyTooLarge }
    return response
  }

  /// The error codes vary for one and the same fault, so that none of them is told apart.
  private static func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, asked: URL
  ) -> OneAnswer.Outcome {
    if let error { return .failure(.failed(reason: error.localizedDescription)) }
    guard let response = response as? HTTPURLResponse else {
      return .failure(.failed(reason: "the answer is not of HTTP"))
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

/// An outcome that is waited for once and may come twice, from the session and from a cancelled task:
/// the first one counts. One lock, so that there is no moment between the two.
private final class OneAnswer: Sendable {
  typealias Outcome = Result<HTTPResponse, TransportError>

  private enum State {
    case idle
    case awaited(CheckedContinuation<Outcome, Never>)
    case early(Outcome)
    case done
  }

  private let state = Mutex(State.idle)

  /// Takes the continuation; false where the outcome was there before, and it is resumed with it.
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

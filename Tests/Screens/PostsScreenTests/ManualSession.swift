import Domain
import HeadlessUI
import ServiceLocator
import Testing

/// A session whose requests the test ends.
@MainActor final class ManualSession: PostSession {
  /// The number of requests.
  private(set) var requests = 0
  private var results: [Int: Result<[Post], ServerError>] = [:]

  /// Waits for the result of this request, or records an issue after 100,000 main-actor turns.
  func posts() async throws(ServerError) -> [Post] {
    requests += 1
    let number = requests
    for _ in 0..<100_000 {
      if let result = results[number] { return try result.get() }
      await Task.yield()
    }
    Issue.record("Request \(number) did not end within 100,000 turns.")
    return []
  }

  /// Ends the request with this number, counted from one. If the request was not sent yet, it ends
  /// as soon as it is sent.
  func end(_ number: Int, with result: Result<[Post], ServerError>) {
    results[number] = result
  }

  /// Returns when `count` requests were sent, or records an issue after 100,000 main-actor turns.
  func sent(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<100_000 {
      if requests == count { return }
      await Task.yield()
    }
    Issue.record("\(requests) requests instead of \(count).", sourceLocation: sourceLocation)
  }
}

/// A list with an activity indicator. The list records the calls to both.
@MainActor final class ListSpy: RowsReloading {
  enum Message: Equatable {
    case shown, hidden, reloaded
    case failed(ServerError)
  }

  private final class Indicator: UIActivityIndicatorView {
    var onCall: (Message) -> Void = { _ in }

    override func startAnimating() { onCall(.shown) }
    override func stopAnimating() { onCall(.hidden) }
  }

  private(set) var messages: [Message] = []
  private(set) lazy var activity: UIActivityIndicatorView = {
    let indicator = Indicator(style: .large)
    indicator.onCall = { [weak self] in self?.messages.append($0) }
    return indicator
  }()

  func reloadData() { messages.append(.reloaded) }
  func failed(_ error: ServerError) { messages.append(.failed(error)) }
}

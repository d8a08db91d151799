import ServiceLocator
import Testing

/// The error of a load of a `ManualItemSource`.
struct ItemLoadFailure: Error, Equatable {}

/// A source whose loads the test ends.
@MainActor final class ManualItemSource: TableItemSource {
  private(set) var items: [String] = []
  let observers = ListObservers()
  /// The number of started loads.
  private(set) var loads = 0
  private var results: [Int: Result<[String], ItemLoadFailure>] = [:]

  nonisolated init() {}

  /// Waits for the result of this load, or records an issue after 100,000 main-actor turns.
  func load() async throws(ItemLoadFailure) {
    loads += 1
    let number = loads
    for _ in 0..<100_000 {
      if let result = results[number] {
        items = try result.get()
        return
      }
      await Task.yield()
    }
    Issue.record("Load \(number) did not end within 100,000 turns.")
  }

  func text(ofRow row: Int) -> RowText { RowText(item(inRow: row)) }

  /// Ends the load with this number, counted from one. A later load ends when it starts.
  func end(_ number: Int, with result: Result<[String], ItemLoadFailure>) {
    results[number] = result
  }

  /// Returns when `count` loads have started, or records an issue after 100,000 main-actor turns.
  func started(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<100_000 {
      if loads == count { return }
      await Task.yield()
    }
    Issue.record("\(loads) loads started instead of \(count).", sourceLocation: sourceLocation)
  }
}

/// A list with an activity indicator, which records the calls to both.
@MainActor final class ItemListSpy: ActivityShowing, RowsReloading {
  enum Message: Equatable {
    case shown, hidden, reloaded
    case failed(ItemLoadFailure)
  }

  private(set) var messages: [Message] = []

  func startAnimating() { messages.append(.shown) }
  func stopAnimating() { messages.append(.hidden) }
  func reloadData() { messages.append(.reloaded) }
  func failed(_ error: ItemLoadFailure) { messages.append(.failed(error)) }
}

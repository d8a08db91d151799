/// A standing request to be told by a ``Window``. Keep it: it ends when released or cancelled.
@MainActor public final class WindowObservation {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Ends it at once; ending twice does no harm.
  public func cancel() {
    body = nil
  }

  func notify() {
    body?()
  }
}

/// The observations of one kind, held weakly.
@MainActor final class WindowObservers {
  private struct Entry {
    weak var observation: WindowObservation?
  }
  private var entries: [Entry] = []

  func add(_ body: @escaping @MainActor () -> Void) -> WindowObservation {
    entries.removeAll { $0.observation == nil }
    let observation = WindowObservation(body)
    entries.append(Entry(observation: observation))
    return observation
  }

  func notify() {
    for entry in entries { entry.observation?.notify() }
  }
}

extension Window {
  /// Tells `observer` after each display: once, however much changed since the last. Ours.
  ///
  /// A display comes on the main actor's next turn after a change, as UIKit's comes at the end of
  /// the run loop's, or at once with ``displayIfNeeded()``. Keep what is returned.
  ///
  ///     let observation = window.addDisplayObserver { print(render(window)) }
  public func addDisplayObserver(
    _ observer: @escaping @MainActor () -> Void
  ) -> WindowObservation {
    displayObservers.add(observer)
  }

  /// Tells `observer` each time that another responder, or none, is first. Ours.
  public func addFirstResponderObserver(
    _ observer: @escaping @MainActor () -> Void
  ) -> WindowObservation {
    firstResponderObservers.add(observer)
  }

  /// Waits for the next display; returns at once when the task is cancelled. Ours.
  ///
  ///     while pilot.title != "People" { await window.nextDisplay() }
  public func nextDisplay() async {
    let (displays, continuation) = AsyncStream<Void>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    let observation = addDisplayObserver { continuation.yield() }
    defer { observation.cancel() }
    for await _ in displays { return }
  }

  /// Lays out and tells the display observers, if anything changed since the last display. Ours.
  public func displayIfNeeded() {
    guard displayIsPending else { return }
    layoutIfNeeded()
    displayIsPending = false
    displayObservers.notify()
  }

  func displayChanged() {
    guard !displayIsPending else { return }
    displayIsPending = true
    Task { [weak self] in self?.displayIfNeeded() }
  }
}

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

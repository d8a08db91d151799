/// The displays of a window. UIKit does not have this API.
extension UIWindow {
  /// Calls `observer` after each display.
  ///
  /// A change causes a display in a later turn of the main actor. Call ``displayIfNeeded()`` to
  /// display at once. Several changes cause one display. The calls end when the returned
  /// observation is released or cancelled.
  ///
  ///     let observation = window.addDisplayObserver { print(render(window)) }
  public func addDisplayObserver(_ observer: @escaping @MainActor () -> Void) -> WindowObservation {
    stage.displayObservers.add(observer)
  }

  /// Calls `observer` each time ``firstResponder`` changes.
  public func addFirstResponderObserver(
    _ observer: @escaping @MainActor () -> Void
  ) -> WindowObservation {
    stage.firstResponderObservers.add(observer)
  }

  /// Waits for the next display, or until the task is cancelled.
  ///
  ///     while pilot.title != "People" { await window.nextDisplay() }
  public func nextDisplay() async {
    let (displays, continuation) = AsyncStream<Void>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    let observation = addDisplayObserver { continuation.yield() }
    defer { observation.cancel() }
    for await _ in displays { return }
  }

  /// Lays out the window and calls the display observers if anything changed.
  ///
  /// The method first finishes the animated transitions, unless ``holdsTransitions`` is `true`.
  public func displayIfNeeded() {
    guard stage.displayIsPending else { return }
    if !holdsTransitions { finishTransitions() }
    layoutIfNeeded()
    stage.displayIsPending = false
    // A completion can begin the next transition, which ends with the next display.
    if isTransitioning, !holdsTransitions { displayChanged() }
    stage.displayObservers.notify()
  }

  func displayChanged() {
    guard !stage.displayIsPending else { return }
    stage.displayIsPending = true
    Task { [weak self] in self?.displayIfNeeded() }
  }
}

/// A registered observer of a ``UIWindow``. The observation ends when this object is released or
/// cancelled. UIKit does not have this API.
@MainActor public final class WindowObservation {
  fileprivate var observer: (@MainActor () -> Void)?

  fileprivate init(_ observer: @escaping @MainActor () -> Void) { self.observer = observer }

  /// Ends the observation at once. A second call has no effect.
  public func cancel() { observer = nil }
}

/// A list of weakly held observations.
@MainActor final class WindowObservers {
  private struct Entry {
    weak var observation: WindowObservation?
  }
  private var entries: [Entry] = []

  func add(_ observer: @escaping @MainActor () -> Void) -> WindowObservation {
    entries.removeAll { $0.observation == nil }
    let observation = WindowObservation(observer)
    entries.append(Entry(observation: observation))
    return observation
  }

  func notify() {
    for entry in entries { entry.observation?.observer?() }
  }
}

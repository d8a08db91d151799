/// A gate that suspends tasks until a test opens it.
///
/// A test uses a gate to hold a request in flight without a sleep.
///
///     let gate = Gate()
///     communicator.gate = gate
///     pilot.tap("Refresh")
///     await gate.waitForWaiter()          // the request is in flight
///     gate.open()                        // now the request continues
///
/// Cancelling a waiting task releases it, so a test that reaches its time limit ends instead of
/// hanging.
@MainActor
public final class Gate {
  private var isOpen = false
  private var waiting: [AsyncStream<Never>.Continuation] = []
  private var watchers: [AsyncStream<Never>.Continuation] = []

  /// Creates a closed gate.
  public init() {}

  /// Waits until the gate is open or the task is cancelled.
  public func pass() async {
    guard !isOpen else { return }
    let (held, opening) = AsyncStream<Never>.makeStream()
    waiting.append(opening)
    for watcher in watchers { watcher.finish() }
    watchers = []
    for await _ in held {}
  }

  /// Waits until another task is at the closed gate, or until cancelled.
  public func waitForWaiter() async {
    guard waiting.isEmpty else { return }
    let (arrivals, arrival) = AsyncStream<Never>.makeStream()
    watchers.append(arrival)
    for await _ in arrivals {}
  }

  /// Opens the gate. Waiting tasks continue, and later tasks do not wait.
  public func open() {
    isOpen = true
    for opening in waiting { opening.finish() }
    waiting = []
  }
}

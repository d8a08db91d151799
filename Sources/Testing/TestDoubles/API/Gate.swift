/// A gate that holds whoever comes until a test opens it: a request in flight, for as long as the
/// test wants, without a sleep.
///
///     let gate = Gate()
///     communicator.gate = gate
///     pilot.tap("Refresh")
///     await gate.someoneWaits()          // the request is under way
///     gate.open()                        // now it goes on
///
/// A task that is cancelled passes, so that a test whose time is up ends.
@MainActor
public final class Gate {
  private var isOpen = false
  private var waiting: [AsyncStream<Never>.Continuation] = []
  private var watchers: [AsyncStream<Never>.Continuation] = []

  /// A closed gate.
  public init() {}

  /// Goes on at once where the gate is open, else when it opens or the task is cancelled.
  public func pass() async {
    guard !isOpen else { return }
    let (held, opening) = AsyncStream<Never>.makeStream()
    waiting.append(opening)
    for watcher in watchers { watcher.finish() }
    watchers = []
    for await _ in held {}
  }

  /// Returns as soon as somebody stands at the closed gate, or the task is cancelled.
  public func someoneWaits() async {
    guard waiting.isEmpty else { return }
    let (nobody, arrival) = AsyncStream<Never>.makeStream()
    watchers.append(arrival)
    for await _ in nobody {}
  }

  /// Lets everybody pass, now and from now on.
  public func open() {
    isOpen = true
    for opening in waiting { opening.finish() }
    waiting = []
  }
}

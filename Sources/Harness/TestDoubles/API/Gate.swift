/// A gate that holds whoever comes until a test opens it: a request in flight, for as long as the
/// test wants, without a sleep.
///
///     let gate = Gate()
///     communicator.gate = gate
///     pilot.tap("Refresh")
///     await gate.someoneWaits()          // the request is under way
///     gate.open()                        // now it goes on
@MainActor
public final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// A closed gate.
  public init() {}

  /// Goes on at once where the gate is open, else when it opens.
  public func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      for watcher in watchers { watcher.resume() }
      watchers = []
    }
  }

  /// Returns as soon as somebody stands at the closed gate.
  public func someoneWaits() async {
    guard waiting.isEmpty else { return }
    await withCheckedContinuation { watchers.append($0) }
  }

  /// Lets everybody pass, now and from now on.
  public func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

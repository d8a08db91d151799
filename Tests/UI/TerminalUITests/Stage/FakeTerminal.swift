import Synchronization

@testable import TerminalUI

/// A terminal in memory. Tests send keys to the terminal and read its text.
@MainActor
final class FakeTerminal: Terminal {
  let ability: TerminalAbility
  private(set) var size: GridSize
  private(set) var picture: TerminalPicture
  /// All bytes that were written to the terminal.
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = false
  private(set) var suspensions = 0
  private var clearings = 0
  private let (events, continuation) = AsyncStream<TerminalEvent>.makeStream()
  private let (writes, written) = AsyncStream<Void>.makeStream()

  init(_ size: GridSize = .standard, ability: TerminalAbility = .colours) {
    self.size = size
    self.ability = ability
    picture = TerminalPicture(size)
  }

  func open() throws -> AsyncStream<TerminalEvent> {
    isOpen = true
    return events
  }

  func write(_ bytes: [UInt8]) {
    self.bytes += bytes
    picture.feed(bytes)
    if bytes.starts(with: "\u{1B}[0m\u{1B}[2J".utf8) { clearings += 1 }
    written.yield()
  }

  func suspend() { suspensions += 1 }

  func close() { isOpen = false }

  // MARK: User actions

  func type(_ text: String) { continuation.yield(.input(Array(text.utf8))) }

  func send(_ event: TerminalEvent) { continuation.yield(event) }

  func resize(to size: GridSize) {
    self.size = size
    picture.resize(to: size)
    continuation.yield(.resized)
  }

  // MARK: Waits
  // The run sleeps on another executor, so these waits cannot count main-actor turns.
  // Only the suite's time limit ends an unsuccessful wait.

  /// Requests a full drawing and waits for it.
  func redraw() async {
    let before = clearings
    continuation.yield(.resumed)
    await wait { clearings > before }
  }

  /// Waits until the screen shows `text`.
  func shows(_ text: String) async {
    await wait { picture.text.contains(text) }
  }

  /// Waits until the screen no longer shows `text`.
  func hides(_ text: String) async {
    await wait { !picture.text.contains(text) }
  }

  /// Waits for output after which `condition` is true.
  private func wait(until condition: () -> Bool) async {
    for await _ in writes where condition() { return }
  }
}

/// A clock that only a test advances.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    let time: Duration
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  private struct State {
    var now = Instant(time: .zero)
    var sleepers: [Int: (until: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
    var count = 0
  }

  private let state = Mutex(State())
  private let (sleeps, begun) = AsyncStream<Void>.makeStream()

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        state.withLock { state in
          if Task.isCancelled {
            wake.resume(throwing: CancellationError())
          } else {
            state.sleepers[number] = (deadline, wake)
          }
        }
        begun.yield()
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.wake
        .resume(throwing: CancellationError())
    }
  }

  /// Waits until another sleep begins, then advances the clock by `duration`.
  func advance(by duration: Duration) async {
    for await _ in sleeps { break }
    let awake = state.withLock { state in
      let now = state.now.advanced(by: duration)
      state.now = now
      let awake = state.sleepers.filter { $0.value.until <= now }
      for number in awake.keys { state.sleepers[number] = nil }
      return awake.values
    }
    for sleeper in awake { sleeper.wake.resume() }
  }
}

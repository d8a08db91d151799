import HeadlessUI

/// The event loop of one run of a `LiveScreen`, which draws after each event.
@MainActor
final class LiveLoop {
  private enum Event: Sendable {
    case terminal(TerminalEvent)
    /// The window changed.
    case display
    case tick
    /// The wait after an escape byte ended. The number identifies the wait.
    case escapeTimeout(Int)
  }

  /// The time that the loop waits for more bytes after an escape byte.
  ///
  /// A terminal sends the bytes of a sequence together, but a user needs more time than this to
  /// press two keys.
  static let escapeTime = Duration.milliseconds(50)
  static let tickTime = Duration.milliseconds(100)

  private let screen: LiveScreen
  private let terminal: any Terminal
  private let clock: any Clock<Duration>
  private var decoder = KeyDecoder()
  private var shown: CellGrid?
  private var isDisplayRequested = false
  private var escapeNumber = 0
  private var ticking: Task<Void, Never>?
  private let (events, continuation) = AsyncStream<Event>.makeStream()

  init(_ screen: LiveScreen, on terminal: any Terminal, clock: any Clock<Duration>) {
    self.screen = screen
    self.terminal = terminal
    self.clock = clock
  }

  func run(_ input: AsyncStream<TerminalEvent>) async {
    let reader = Task { [continuation] in
      for await event in input { continuation.yield(.terminal(event)) }
      continuation.yield(.terminal(.ended))
    }
    let observation = screen.window.addDisplayObserver { [weak self] in self?.requestDisplay() }
    defer {
      observation.cancel()
      reader.cancel()
      ticking?.cancel()
      continuation.finish()
    }
    RawMode.prepareThread()
    draw()
    for await event in events {
      // On Linux the main actor may use another thread for each event, so each event prepares its
      // thread.
      RawMode.prepareThread()
      guard handle(event), !screen.isOver else { return }
      draw()
    }
  }

  /// Handles an event. Returns whether the run continues.
  private func handle(_ event: Event) -> Bool {
    switch event {
    case .terminal(.ended): return false
    case .terminal(.resized), .terminal(.resumed): shown = nil
    case .terminal(.input(let bytes)): press(decoder.decode(bytes))
    case .escapeTimeout(let number): if number == escapeNumber { press(decoder.timeOut()) }
    case .display: isDisplayRequested = false
    case .tick:
      ticking = nil
      screen.tick += 1
    }
    return true
  }

  private func press(_ keys: [Key]) {
    for key in keys where !screen.isOver {
      switch key {
      case .control("z"): terminal.suspend()
      case .control("l"): shown = nil
      default: screen.press(key)
      }
    }
    guard decoder.isWaiting else { return }
    escapeNumber += 1
    send(.escapeTimeout(escapeNumber), after: Self.escapeTime)
  }

  private func draw() {
    let frame = screen.frame(of: terminal.size)
    let bytes = FrameEncoder.bytes(for: frame, after: shown, on: terminal.ability)
    shown = frame
    if !bytes.isEmpty { terminal.write(bytes) }
    if screen.isBusy, ticking == nil { ticking = send(.tick, after: Self.tickTime) }
  }

  private func requestDisplay() {
    guard !isDisplayRequested else { return }
    isDisplayRequested = true
    // The task runs after work that already waits for the main actor, such as a key press.
    Task { [continuation] in continuation.yield(.display) }
  }

  @discardableResult
  private func send(_ event: Event, after duration: Duration) -> Task<Void, Never> {
    Task { [clock, continuation] in
      // The sleep throws only if its task is cancelled, after the run has ended.
      if (try? await clock.sleep(for: duration)) != nil { continuation.yield(event) }
    }
  }
}

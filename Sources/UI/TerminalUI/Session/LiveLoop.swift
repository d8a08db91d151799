import HeadlessUI

/// One run of a live screen: what happens, in one order, and a drawing after each.
@MainActor
final class LiveLoop {
  private enum Event: Sendable {
    case terminal(TerminalEvent)
    case displayed
    case turned
    /// It is time to look at more rows.
    case looked
    /// Nothing came after the escape byte of this number.
    case waited(Int)
  }

  /// A terminal sends the bytes of a sequence together; a person needs longer for two keys.
  static let escapeTime = Duration.milliseconds(50)
  static let turnTime = Duration.milliseconds(100)

  private let screen: LiveScreen
  private let terminal: any Terminal
  private let clock: any Clock<Duration>
  private let encoder: FrameEncoder
  private var decoder = KeyDecoder()
  private var shown: CellGrid?
  private var displayIsKnown = false
  private var lookIsKnown = false
  private var escapeNumber = 0
  private var turning: Task<Void, Never>?
  private let (events, continuation) = AsyncStream<Event>.makeStream()

  init(_ screen: LiveScreen, on terminal: any Terminal, clock: any Clock<Duration>) {
    self.screen = screen
    self.terminal = terminal
    self.clock = clock
    encoder = FrameEncoder(terminal.ability)
  }

  func run(_ input: AsyncStream<TerminalEvent>) async {
    let reader = Task { [continuation] in
      for await event in input { continuation.yield(.terminal(event)) }
      continuation.yield(.terminal(.ended))
    }
    let observation = screen.window.addDisplayObserver { [weak self] in self?.hasDisplayed() }
    defer {
      observation.cancel()
      reader.cancel()
      turning?.cancel()
      continuation.finish()
    }
    CrashRescue.prepareThread()
    draw()
    for await event in events {
      // On Linux the main actor goes from thread to thread.
      CrashRescue.prepareThread()
      guard handle(event), !screen.isOver else { return }
      draw()
    }
  }

  private func hasDisplayed() {
    guard !displayIsKnown else { return }
    displayIsKnown = true
    continuation.yield(.displayed)
  }

  /// Answers whether the run goes on.
  private func handle(_ event: Event) -> Bool {
    switch event {
    case .terminal(.ended): return false
    case .terminal(.resized), .terminal(.resumed): shown = nil
    case .terminal(.input(let bytes)): press(decoder.decode(bytes))
    case .waited(let number) where number == escapeNumber: press(decoder.timeOut())
    case .waited: break
    case .displayed: displayIsKnown = false
    case .turned:
      turning = nil
      screen.tick += 1
    case .looked:
      lookIsKnown = false
      screen.lookOn()
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
    let number = escapeNumber
    _ = later(Self.escapeTime, .waited(number))
  }

  private func draw() {
    let frame = screen.frame(of: terminal.size)
    let bytes = shown.map { encoder.difference(from: $0, to: frame) } ?? encoder.full(frame)
    shown = frame
    if !bytes.isEmpty { terminal.write(bytes) }
    if screen.isBusy, turning == nil { turning = later(Self.turnTime, .turned) }
    if screen.isLooking { lookSoon() }
  }

  /// Looks on once everything else that waits for the main actor had its turn: keys come first.
  private func lookSoon() {
    guard !lookIsKnown else { return }
    lookIsKnown = true
    Task { [continuation] in continuation.yield(.looked) }
  }

  private func later(_ duration: Duration, _ event: Event) -> Task<Void, Never> {
    Task { [clock, continuation] in
      do {
        try await clock.sleep(for: duration)
        continuation.yield(event)
      } catch {
        // The run is over.
      }
    }
  }
}

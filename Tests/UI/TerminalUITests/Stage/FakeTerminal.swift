import TerminalUI

/// A terminal in memory: the test types, and sees what it shows.
@MainActor
final class FakeTerminal: Terminal {
  let ability: TerminalAbility
  private(set) var size: GridSize
  private(set) var picture: TerminalPicture
  /// All bytes since the terminal was opened.
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

  // MARK: What a person does

  func type(_ text: String) { continuation.yield(.input(Array(text.utf8))) }

  func tell(_ event: TerminalEvent) { continuation.yield(event) }

  func resize(to size: GridSize) {
    self.size = size
    picture.resize(to: size)
    continuation.yield(.resized)
  }

  /// Has everything drawn again, after all that was to be drawn before, and waits for it.
  func redrawn() async {
    let before = clearings
    continuation.yield(.resumed)
    for await _ in writes where clearings > before { return }
  }

  /// Waits until `text` is on screen; the suite's time limit ends a wait in vain.
  func shows(_ text: String) async {
    for await _ in writes where picture.text.contains(text) { return }
  }

  /// Waits until `text` is on screen no more.
  func hides(_ text: String) async {
    for await _ in writes where !picture.text.contains(text) { return }
  }
}

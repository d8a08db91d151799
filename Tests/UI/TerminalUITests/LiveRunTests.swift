import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("Live screen: runs", .timeLimit(.minutes(2)))
@MainActor
struct LiveRunTests {
  private let sample = Sample()
  private let clock = ManualClock()

  /// Runs the sample while the closure `person` uses the terminal, then quits with Ctrl-C.
  private func run(
    on terminal: FakeTerminal = FakeTerminal(), _ person: (FakeTerminal) async -> Void
  ) async throws {
    let running = Task { try await sample.screen.run(on: terminal, clock: clock) }
    await terminal.shows("People")
    await person(terminal)
    terminal.type("\u{3}")
    try await running.value
    #expect(!terminal.isOpen)
    #expect(terminal.picture.complaints == [])
  }

  @Test("a run draws the screen, handles keys and closes the terminal")
  func keys() async throws {
    try await run { terminal in
      #expect(terminal.isOpen)
      terminal.type("\u{1B}[B\r")
      terminal.type("d")
      await terminal.shows("Delete Frances Allen?")
      #expect(sample.list.touched == ["Frances Allen"])
      terminal.type("\u{1B}[")
      terminal.type("C\r")
      await terminal.hides("Frances Allen")
      terminal.type("q")
    }
  }

  @Test("a screen can run again, and keys after “q” are dropped")
  func again() async throws {
    try await run { $0.type("qd") }
    #expect(sample.list.presentedViewController == nil)
    try await run { terminal in
      terminal.type("d")
      await terminal.shows("Delete")
      terminal.type("\u{3}")
    }
  }

  @Test("a change in the window's content is drawn")
  func display() async throws {
    try await run { terminal in
      sample.list.title = "Everybody"
      await terminal.shows("Everybody")
      terminal.type("q")
    }
  }

  @Test("drawing an unchanged screen causes no new display of its window")
  func rest() async throws {
    try await run { terminal in
      // The first two frames can change the screen, so the test draws them before it counts.
      for _ in 0..<2 {
        await terminal.redraw()
        sample.window.displayIfNeeded()
      }
      var displays = 0
      let observation = sample.window.addDisplayObserver { displays += 1 }
      await terminal.redraw()
      sample.window.displayIfNeeded()
      #expect(displays == 0)
      observation.cancel()
      terminal.type("q")
    }
  }

  @Test("partial updates show the same frame as a full drawing")
  func difference() async throws {
    try await run { terminal in
      for keys in ["\u{1B}[B", "a", "Ada\t", "Lovelace"] { terminal.type(keys) }
      await terminal.shows("Lovelace")
      #expect(terminal.picture.grid == sample.screen.frame(of: .standard))
      terminal.type("\u{3}")
    }
  }

  @Test("a small change sends few bytes")
  func little() async throws {
    try await run { terminal in
      let before = terminal.bytes.count
      terminal.type("\u{1B}[B")
      await terminal.shows("▸ Frances Allen")
      #expect(terminal.bytes.count - before < 400)
      terminal.type("q")
    }
  }

  @Test("a lone escape byte acts as the Escape key after the timeout")
  func escape() async throws {
    try await run { terminal in
      terminal.type("a")
      await terminal.shows("New Person")
      terminal.type("\u{1B}")
      await clock.advance(by: LiveLoop.escapeTime)
      await terminal.hides("New Person")
      terminal.type("q")
    }
  }

  @Test("the activity indicator moves only while it is animating")
  func turns() async throws {
    try await run { terminal in
      terminal.type("r")
      await terminal.shows("⠋ refreshing")
      await clock.advance(by: LiveLoop.tickTime)
      await terminal.shows("⠙ refreshing")
      terminal.type("r")
      await terminal.shows("2 waiting")
      await clock.advance(by: LiveLoop.tickTime)
      #expect(!terminal.picture.text.contains("⠹"))
      terminal.type("q")
    }
  }

  @Test("a run draws the screen after each size change, and continues after a resume")
  func resized() async throws {
    try await run { terminal in
      terminal.resize(to: GridSize(columns: 40, rows: 10))
      await terminal.shows("2 waiting")
      #expect(terminal.picture.grid.size.rows == 10)
      terminal.resize(to: GridSize(columns: 10, rows: 3))
      await terminal.shows("small:")
      terminal.resize(to: GridSize(columns: 0, rows: 0))
      terminal.resize(to: .standard)
      await terminal.shows("People")
      terminal.send(.resumed)
      terminal.type("q")
    }
  }

  @Test("Ctrl-Z suspends the program, and the end of the input ends the run")
  func ends() async throws {
    let terminal = FakeTerminal()
    try await run(on: terminal) { terminal in
      terminal.type("\u{1A}")
      terminal.send(.ended)
    }
    #expect(terminal.suspensions == 1)
  }

  @Test("a cancelled task closes the terminal")
  func cancelled() async throws {
    let terminal = FakeTerminal()
    let running = Task { try await sample.screen.run(on: terminal, clock: clock) }
    await terminal.shows("People")
    running.cancel()
    try await running.value
    #expect(!terminal.isOpen)
  }

  @Test("a live screen is deallocated after its run", .tags(.memory))
  func freed() async throws {
    try await expectFreed {
      let sample = Sample()
      let terminal = FakeTerminal()
      let running = Task { try await sample.screen.run(on: terminal, clock: clock) }
      await terminal.shows("People")
      terminal.type("aAda")
      terminal.type("q\u{3}")
      try await running.value
      return sample.screen
    }
  }
}

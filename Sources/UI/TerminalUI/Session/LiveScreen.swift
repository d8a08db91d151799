public import Foundation
public import HeadlessUI

/// Shows a window on a terminal, and lets a person work it with keys.
///
///     let screen = LiveScreen(
///       window, commands: [KeyCommand("a", "Add") { list.addTapped() }],
///       status: { "3 waiting" })
///     try await screen.run(on: SystemTerminal())
///
/// Arrows move a highlighted row; Return touches it, Escape goes back; Tab reaches every field and
/// button; "/" searches, "?" lists the keys, "q" ends. What is presented is drawn as a panel at the
/// bottom; the keyboard's notifications tell of it, so that a list which makes room for a keyboard
/// makes room for the panel. The window gets the terminal's size, a line for each row.
///
/// It holds the window; the window does not hold it.
@MainActor
public final class LiveScreen {
  /// The window that is shown.
  public let window: Window
  let commands: [KeyCommand]
  private let status: @MainActor () -> String
  private let keyboard: KeyboardSimulator

  var cursor = RowCursor()
  var choice = PressChoice()
  var search: RowSearch?
  var showsKeys = false
  var tick = 0
  private weak var chosenTable: TableView?
  private weak var focusedScreen: ViewController?
  /// Whether it is to end.
  private(set) var isOver = false

  /// A live screen of a window, which need not be visible yet.
  ///
  /// - Parameters:
  ///   - commands: the app's own keys.
  ///   - status: what the status line says; asked at each drawing.
  ///   - center: where the keyboard's notifications are posted.
  public init(
    _ window: Window, commands: [KeyCommand] = [],
    status: @escaping @MainActor () -> String = { "" }, center: NotificationCenter = .default
  ) {
    self.window = window
    self.commands = commands
    self.status = status
    keyboard = KeyboardSimulator(window: window, height: 0, center: center)
  }

  /// Draws on `terminal` and follows its keys until "q" is pressed, ``end()`` is called, the input
  /// ends or the task is cancelled; then the terminal is as it was before.
  ///
  /// - Parameter clock: tells how long a lone escape byte is waited for, and turns what is busy.
  /// - Throws: what the terminal throws when it is opened.
  public func run(
    on terminal: any Terminal, clock: any Clock<Duration> = ContinuousClock()
  ) async throws {
    isOver = false
    let events = try await terminal.open()
    defer { terminal.close() }
    await LiveLoop(self, on: terminal, clock: clock).run(events)
  }

  /// Ends ``run(on:clock:)`` at its next turn: for a command that leaves the app.
  public func end() {
    isOver = true
    window.setNeedsDisplay()
  }

  /// The row that is highlighted in the table in front; nil where there is none.
  public var highlightedRow: (table: TableView, path: IndexPath)? {
    guard let table = frontTable, let path = cursor.row(in: table) else { return nil }
    return (table, path)
  }

  var front: FrontScreen { FrontScreen(window: window) }

  /// Whether something is under way: on the screen, or in a search.
  var isBusy: Bool { front.isBusy || isLooking }

  /// Whether a search has rows left to look at.
  var isLooking: Bool { search?.isLooking == true }

  /// The table that arrow keys move in: the chosen one where there are several side by side.
  var frontTable: TableView? {
    let tables = front.tables
    return tables.first { $0 === chosenTable } ?? tables.first
  }

  func chooseTable(by step: Int) {
    let tables = front.tables
    guard let place = tables.firstIndex(where: { $0 === frontTable }) else { return }
    chosenTable = tables[min(max(0, place + step), tables.count - 1)]
  }

  /// What a terminal of this size shows now.
  func frame(of size: GridSize) -> CellGrid {
    let renderer = LiveRenderer(size: size)
    guard renderer.isLargeEnough else { return renderer.apology }
    arrange(renderer.windowSize)
    var look = LiveLook(tick: tick, frontTable: frontTable.map(ObjectIdentifier.init))
    if let alert = front.alert {
      look.frontTable = nil
      look.focus = choice.action(of: alert).map(ObjectIdentifier.init)
    } else {
      look.focus = choice.button(on: front).map(ObjectIdentifier.init)
    }
    return renderer.render(
      window, look, status: statusLine, keys: showsKeys ? allKeys : nil)
  }

  /// Gives the window its size, its panels their places, the new screen its focus, the lists their
  /// room, and each table its highlighted row.
  private func arrange(_ size: CGSize) {
    if window.bounds.size != size { keyboard.rotate(to: size) }
    window.layoutIfNeeded()
    window.useLinesAsRows()
    let height = window.arrangePanels()
    if keyboard.height != height { keyboard.changeHeight(to: height) }
    focusNewScreen()
    window.layoutIfNeeded()
    for case let table as TableView in window.shownViews { cursor.follow(table) }
  }

  /// A screen that comes to be filled in is typed into at once.
  private func focusNewScreen() {
    let front = front
    guard let screen = front.stacks.last?.topViewController ?? front.screen,
      screen !== focusedScreen
    else { return }
    focusedScreen = screen
    guard front.alert == nil, front.tables.isEmpty, front.input == nil else { return }
    _ = front.inputs.first?.becomeFirstResponder()
  }

  private var statusLine: StatusLine {
    var line = StatusLine(hints: hints, text: status(), isBusy: isBusy)
    if let search {
      line.prompt = "/" + search.query
      if search.isLooking { line.text = "looking" }
      if search.isInVain { line.text = "not found" }
    }
    return line
  }
}

public import Foundation
public import HeadlessUI

/// A key on the terminal's keyboard that runs an action of the app.
///
/// The key has an effect while no screen or alert is presented and no text is edited.
///
///     KeyCommand("a", "Add") { list.addTapped() }
@MainActor
public struct KeyCommand {
  /// The character to type. The characters "/", "?" and "q" are reserved.
  public let key: Character
  /// The name of the key's effect, in one or two words.
  public let title: String
  /// The action that the key runs.
  public let action: @MainActor () -> Void

  /// Creates a command that runs `action` when the user presses `key`.
  public init(_ key: Character, _ title: String, action: @escaping @MainActor () -> Void) {
    self.key = key
    self.title = title
    self.action = action
  }
}

/// An object that shows a window on a terminal and handles the keyboard.
///
///     let screen = LiveScreen(
///       window, commands: [KeyCommand("a", "Add") { list.addTapped() }],
///       status: { "3 waiting" })
///     try await screen.run(on: SystemTerminal())
///
/// The arrow keys move the highlight to another row. Return selects the highlighted row, and Escape
/// goes back. Tab reaches every field and button. "/" searches, "?" lists the keys, and "q" quits,
/// but in a form every character is text.
///
/// A presented screen is a panel at the bottom. Keyboard notifications report the panel's
/// height, so a list that avoids the keyboard avoids the panel too. The live screen retains the
/// window.
@MainActor
public final class LiveScreen {
  /// The window that is shown.
  public let window: UIWindow
  let commands: [KeyCommand]
  let status: @MainActor () -> String
  let keyboard: KeyboardSimulator

  var cursor = RowCursor()
  var search: RowSearch?
  var showsKeys = false
  /// The number of animation steps of the activity indicators so far.
  var tick = 0
  /// The button, bar item or alert action that the user chose.
  weak var chosen: AnyObject?
  /// The text input that had the focus when an earlier key was pressed.
  weak var lastInput: AnyObject?
  weak var focusedScreen: UIViewController?
  private(set) var isOver = false

  /// Creates a live screen. The window need not be visible yet.
  ///
  /// - Parameters:
  ///   - commands: the keys of the app.
  ///   - status: returns the text of the status line. It is called during a drawing.
  ///   - center: receives the keyboard notifications.
  public init(
    _ window: UIWindow, commands: [KeyCommand] = [],
    status: @escaping @MainActor () -> String = { "" }, center: NotificationCenter = .default
  ) {
    self.window = window
    self.commands = commands
    self.status = status
    keyboard = KeyboardSimulator(window: window, height: 0, center: center)
  }

  /// Draws on the terminal and handles its keys until the user quits.
  ///
  /// `run` also returns after ``end()``, at the end of the input, or if its task is cancelled. It
  /// restores the terminal before it returns.
  ///
  /// - Parameter clock: the clock for the Escape key's timeout and for activity indicators.
  /// - Throws: the errors of ``Terminal/open()``.
  public func run(
    on terminal: any Terminal, clock: any Clock<Duration> = ContinuousClock()
  ) async throws {
    isOver = false
    let events = try await terminal.open()
    defer { terminal.close() }
    let loop = LiveLoop(self, on: terminal, clock: clock)
    await loop.run(events)
  }

  /// Ends ``run(on:clock:)``.
  public func end() {
    isOver = true
    window.setNeedsDisplay()
  }

  /// The highlighted row of the front table, or nil without rows.
  public var highlightedRow: (table: UITableView, path: IndexPath)? {
    guard let table = frontTable, let path = cursor.row(in: table) else { return nil }
    return (table, path)
  }

  var front: FrontScreen { FrontScreen(window: window) }

  /// Whether a visible activity indicator is animating.
  var isBusy: Bool { front.isBusy }

  /// The first table of the front screen, or nil if it has no table.
  var frontTable: UITableView? { front.tables.first }

  /// The table that the arrow keys control, or nil while an alert is shown.
  var activeTable: UITableView? { front.alert == nil ? frontTable : nil }

  /// The button that the user chose, or nil if it cannot be pressed now.
  var chosenButton: (any Pressable)? {
    front.alert == nil ? front.buttons.first { $0 === chosen } : nil
  }

  /// The button, bar item or alert action that Return presses, or nil.
  var focus: AnyObject? { front.alert.map(action) ?? chosenButton }

  /// The current character of the animated activity indicators.
  var spinner: String {
    let steps = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return steps[tick % steps.count]
  }

  /// Returns the alert action for the Return key: the chosen action, otherwise a default.
  ///
  /// A destructive action is the default only if it is preferred, or if all enabled actions are
  /// destructive.
  func action(of alert: UIAlertController) -> UIAlertAction? {
    let enabled = alert.actions.filter(\.isEnabled)
    return enabled.first { $0 === chosen } ?? enabled.first { $0 === alert.preferredAction }
      ?? enabled.first { $0.style == .default } ?? enabled.first { $0.style == .cancel }
      ?? enabled.first
  }

  /// The position of the highlighted row, such as "3 of 40".
  ///
  /// The string is empty if all rows of the table fit on the screen.
  var position: String {
    guard let table = frontTable, let number = cursor.number(in: table),
      table.rowCount > table.rowsOnPage + 1
    else { return "" }
    return "\(number + 1) of \(table.rowCount)"
  }
}

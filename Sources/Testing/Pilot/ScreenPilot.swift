import HeadlessUI

/// An object that uses a window like a user: it reads the screen, taps and waits.
///
/// Acceptance tests and scripted programs use a screen only through a pilot.
///
///     let pilot = ScreenPilot(window)
///     try pilot.tap("Add")
///     try pilot.type("Ada", into: "First Name")
///     try pilot.tap("Save")
///     try await pilot.waitWhileBusy()
///     #expect(pilot.rows.map(\.title) == ["Ada Lovelace"])
///
/// Before each action, the pilot waits for the end of animated transitions.
///
/// A pilot uses only the front controller, so nothing behind an alert can be tapped. If an element
/// is missing, the pilot throws a ``PilotError`` that describes the screen.
@MainActor
public final class ScreenPilot {
  /// The window, which the pilot retains.
  public let window: UIWindow

  /// Creates a pilot for a visible window.
  public init(_ window: UIWindow) { self.window = window }

  /// The controller that was presented last, or the window's root view controller.
  ///
  /// Reading this property finishes animated transitions, because a user waits for their end.
  var front: UIViewController? {
    window.settle()
    return window.frontControllers.last
  }

  /// The outermost visible navigation controller.
  var navigation: UINavigationController? { front?.visibleStacks.first }

  /// The visible views of the front controller, from back to front.
  var shownViews: [UIView] {
    window.layoutIfNeeded()
    return front?.viewIfLoaded?.shownViews ?? []
  }

  /// The first visible table.
  var table: UITableView? { shownViews.lazy.compactMap { $0 as? UITableView }.first }

  /// Waits until `condition` is true. The condition is checked after each display of the window.
  ///
  ///     try await pilot.waitUntil("Ada is shown") { $0.rows.map(\.title).contains("Ada Lovelace") }
  ///
  /// If only the main actor can change the screen, pass `turns`. Then the condition is checked
  /// after each turn of the main actor, and an unsuccessful wait ends after that number of turns.
  /// Without `turns`, it ends only when the task is cancelled, so the test needs a time limit.
  ///
  /// The error contains `description`, which states the condition as a sentence.
  ///
  /// - Throws: A ``PilotError`` if the wait ends before the condition is true.
  public func waitUntil(
    _ description: String, turns: Int? = nil, _ condition: @MainActor (ScreenPilot) -> Bool
  ) async throws(PilotError) {
    var turn = 0
    while !condition(self) {
      let reason =
        Task.isCancelled
        ? "The wait was cancelled" : turn == turns ? "The main actor had \(turn) turns" : nil
      if let reason { throw failure("\(reason), and this did not happen: \(description).") }
      turn += 1
      if turns == nil { await window.nextDisplay() } else { await Task.yield() }
    }
  }

  /// Waits until ``isBusy`` is false; see ``waitUntil(_:turns:_:)``.
  ///
  /// - Throws: A ``PilotError`` if the wait ends while ``isBusy`` is true.
  public func waitWhileBusy(turns: Int? = nil) async throws(PilotError) {
    try await waitUntil("no activity indicator is animating", turns: turns) { !$0.isBusy }
  }

  func failure(_ text: String) -> PilotError {
    PilotError(complaint: text, screen: description)
  }
}

/// An error from a ``ScreenPilot``, with a description of the screen.
public struct PilotError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason for the error, for example: There is no button “Ad”.
  public let complaint: String
  /// The content of the screen, one line for each kind of element.
  public let screen: String

  /// The reason and the content of the screen.
  public var description: String { "\(complaint)\nOn screen:\n\(screen)" }
}

import Foundation
import HeadlessUI

/// Drives a window as a person would: sees what is on screen, taps what can be tapped, waits for
/// what comes. Acceptance tests and scripted programs use nothing else.
///
///     let pilot = ScreenPilot(window)
///     try pilot.tap("Add")
///     try pilot.type("Ada", into: "First Name")
///     try pilot.tap("Save")
///     try await pilot.waitWhileBusy()
///     #expect(pilot.rows.map(\.title) == ["Ada Lovelace"])
///
/// Only what is in front can be reached: under an alert nothing else. A look-up that fails throws
/// a ``PilotError`` that says what *is* on screen. (The class is called as the person is, for a
/// type must not have its module's name: qualified names would stop working.)
@MainActor
public final class ScreenPilot {
  /// The window that is driven; held.
  public let window: Window

  /// A pilot for a window that is on screen.
  public init(_ window: Window) {
    self.window = window
  }

  /// The controller that is in front: presented last, or the window's root.
  var front: ViewController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController, next !== front { front = next }
    return front
  }

  /// The controllers that a person sees, from the front one down to its shown children.
  var shownControllers: [ViewController] {
    var shown: [ViewController] = []
    var open = front.map { [$0] } ?? []
    while let next = open.popLast() {
      shown.append(next)
      if let stack = next as? NavigationController {
        open += stack.topViewController.map { [$0] } ?? []
      } else {
        open += next.children.filter { $0.viewIfLoaded?.window != nil }.reversed()
      }
    }
    return shown
  }

  /// The stack in front, where there is one.
  var navigation: NavigationController? {
    shownControllers.lazy.compactMap { $0 as? NavigationController }.first
  }

  /// Every view in front that a person can see, from the back to the front.
  var shownViews: [View] {
    window.layoutIfNeeded()
    var shown: [View] = []
    func visit(_ view: View) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      shown.append(view)
      for subview in view.subviews { visit(subview) }
    }
    if let view = front?.viewIfLoaded { visit(view) }
    return shown
  }

  /// The table in front, where there is one.
  var table: TableView? {
    shownViews.lazy.compactMap { $0 as? TableView }.first
  }
}

extension ScreenPilot {
  /// Waits until `condition` holds, looking again after each change of the display: no polling and
  /// no sleep.
  ///
  ///     try await pilot.waitUntil("Ada is shown") { $0.rows.map(\.title).contains("Ada Lovelace") }
  ///
  /// - Parameter what: what is waited for; part of the error.
  /// - Throws: ``PilotError`` when the task is cancelled meanwhile, as a test's time limit does.
  public func waitUntil(
    _ what: String, _ condition: @MainActor (ScreenPilot) -> Bool
  ) async throws(PilotError) {
    while !condition(self) {
      guard !Task.isCancelled else { throw complaint("waited in vain until \(what)") }
      await window.nextDisplay()
    }
  }

  /// Waits until no activity indicator turns: as a person waits for a screen to come to rest.
  ///
  /// - Throws: ``PilotError`` when the task is cancelled meanwhile.
  public func waitWhileBusy() async throws(PilotError) {
    try await waitUntil("nothing is under way") { !$0.isBusy }
  }
}

/// Something that a pilot looked for and did not see, with what there was to see instead.
public struct PilotError: Error, Equatable, Sendable {
  /// What is wrong: "there is no button “Ad”".
  public let complaint: String
  /// What was on screen, line by line.
  public let screen: String
}

extension PilotError: CustomStringConvertible {
  /// The complaint, and what was on screen.
  public var description: String { "\(complaint)\non screen:\n\(screen)" }
}

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

import Domain
import Foundation
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: the form and the keyboard", .timeLimit(.minutes(3)))
@MainActor
struct PersonFormKeyboardTests {
  private let screen: PeopleListScreen
  private let keyboard: KeyboardSimulator
  private let form: ScrollView

  /// A form on a screen so low that the keyboard covers two of its three fields.
  init() throws {
    screen = PeopleListScreen(height: 370)
    keyboard = KeyboardSimulator(window: screen.pilot.window, center: screen.notifications)
    try screen.pilot.tap("Add")
    let stack = screen.controller.presentedViewController as? NavigationController
    form = try #require(stack?.topViewController?.view as? ScrollView)
    form.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private func isInSight(_ name: String) throws -> Bool {
    let field = try #require(
      form.subviews.first { ($0 as? TextField)?.placeholder == name }, "no field \(name)")
    return field.frame.minY >= form.bounds.minY
      && field.frame.maxY <= form.bounds.maxY - form.contentInset.bottom
  }

  @Test("the insets follow the keyboard, and the originals come back")
  func insets() throws {
    try screen.pilot.type("Ada", into: "First Name")
    #expect(form.contentInset == EdgeInsets(top: 1, left: 2, bottom: 304, right: 4))
    #expect(form.verticalScrollIndicatorInsets.bottom == 304)
    screen.pilot.window.firstResponder?.resignFirstResponder()
    screen.pilot.window.displayIfNeeded()
    #expect(form.contentInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(form.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test("a field that is touched under a standing keyboard is scrolled into sight")
  func inSight() throws {
    try screen.pilot.type("Ada", into: "First Name")
    #expect(try !isInSight("Birthday (YYYY-MM-DD)"))
    try screen.pilot.type("1815-12-10", into: "Birthday (YYYY-MM-DD)")
    #expect(try isInSight("Birthday (YYYY-MM-DD)"))
    try screen.pilot.type("Lovelace", into: "Last Name")
    #expect(try isInSight("Last Name"))
  }

  @Test("Return moves on, and in the last field it saves once")
  func returnKey() async throws {
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.pressReturn()
    #expect((screen.pilot.window.firstResponder as? TextField)?.placeholder == "Last Name")
    try screen.pilot.pressReturn()
    try screen.pilot.pressReturn()
    #expect(screen.pilot.window.firstResponder == nil)
    #expect(throws: PilotError.self) { try screen.pilot.tap("Save") }
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    #expect(screen.changes.count == 1)
  }

  @Test("the keyboard goes with the form", arguments: ["Cancel", "Save"])
  func putAway(_ way: String) async throws {
    try screen.pilot.type("Ada", into: "First Name")
    #expect(keyboard.isUp)
    try screen.pilot.tap(way)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    screen.pilot.window.displayIfNeeded()
    #expect(!keyboard.isUp)
    #expect(form.contentInset.bottom == 3)
  }
}

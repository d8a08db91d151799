import Domain
import Foundation
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: the form and the keyboard", .timeLimit(.minutes(3)))
@MainActor
struct PersonFormTests {
  private let center = NotificationCenter()
  private let screen: PeopleListScreen
  private let keyboard: KeyboardSimulator
  private let form: ScrollView

  /// A form on a screen so low that the keyboard covers two of its three fields.
  init() throws {
    screen = PeopleListScreen(notifications: center, height: 370)
    keyboard = KeyboardSimulator(window: screen.pilot.window, center: center)
    try screen.pilot.tap("Add")
    let stack = screen.controller.presentedViewController as? NavigationController
    form = try #require(stack?.topViewController?.view as? ScrollView)
    form.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private var sight: ClosedRange<CGFloat> {
    form.bounds.minY...(form.bounds.maxY - form.contentInset.bottom)
  }

  private func place(of name: String) throws -> ClosedRange<CGFloat> {
    let field = try #require(
      form.subviews.first { ($0 as? TextField)?.placeholder == name }, "no field \(name)")
    return field.frame.minY...field.frame.maxY
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
    var birthday = try place(of: "Birthday (YYYY-MM-DD)")
    #expect(!sight.contains(birthday))
    try screen.pilot.type("1815-12-10", into: "Birthday (YYYY-MM-DD)")
    birthday = try place(of: "Birthday (YYYY-MM-DD)")
    #expect(sight.contains(birthday))
    try screen.pilot.type("Lovelace", into: "Last Name")
    let lastName = try place(of: "Last Name")
    #expect(sight.contains(lastName))
  }

  @Test("Return moves on, and in the last field it saves once")
  func returnKey() async throws {
    let gate = Gate()
    screen.provider.gate = gate
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.pressReturn()
    #expect((screen.pilot.window.firstResponder as? TextField)?.placeholder == "Last Name")
    try screen.pilot.pressReturn()
    try screen.pilot.pressReturn()
    #expect(screen.pilot.window.firstResponder == nil)
    try screen.pilot.type("1815-12-10", into: "Birthday (YYYY-MM-DD)")
    try screen.pilot.pressReturn()
    gate.open()
    try await screen.pilot.waitUntil("the form is closed") { $0.title == "People" }
    #expect(screen.provider.messages.filter { $0 != .fetch }.count == 1)
  }

  @Test("the keyboard goes as soon as the form begins to", arguments: ["Cancel", "Save"])
  func putAway(_ way: String) async throws {
    let window = screen.pilot.window
    try screen.pilot.type("Ada", into: "First Name")
    #expect(keyboard.isUp)
    window.holdsTransitions = true
    try screen.pilot.tap(way)
    try await screen.pilot.waitUntil("nothing is typed into") { _ in window.firstResponder == nil }
    window.displayIfNeeded()
    #expect(!keyboard.isUp)
    #expect(form.contentInset.bottom == 3)
    window.finishTransitions()
    #expect(screen.pilot.title == "People")
  }
}

extension ClosedRange {
  fileprivate func contains(_ other: ClosedRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

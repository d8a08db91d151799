import HeadlessUI
import Pilot
import TestSupport
import Testing

@Suite("ScreenPilot", .timeLimit(.minutes(3)))
@MainActor
struct ScreenPilotTests {
  private func makePilot(_ names: [String] = ["Ada", "Grace"]) -> (ScreenPilot, SampleScreen) {
    let screen = SampleScreen(names)
    let window = UIWindow(size: CGSize(width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    return (ScreenPilot(window), screen)
  }

  @Test("the pilot reads the title, the section titles, the rows and the buttons")
  func reads() {
    let (pilot, _) = makePilot()
    #expect(pilot.title == "Names")
    #expect(pilot.sectionTitles == ["All"])
    #expect(pilot.rows == ["Ada", "Grace"].map { RowOnScreen(section: "All", texts: [$0]) })
    #expect(pilot.buttons == ["Edit", "Sort", "Add"])
    #expect(pilot.alert == nil)
  }

  @Test("typing replaces the text of a field, and a button of the view can be tapped")
  func form() throws {
    let (pilot, screen) = makePilot()
    try pilot.tap("Add")
    #expect(pilot.title == "New Name")
    #expect(pilot.labels == ["Who is it?"])
    #expect(pilot.rows.isEmpty)
    try pilot.type("Emmy", into: "Name")
    try pilot.type("a note", into: "Note")
    try pilot.type("another", into: "Note")
    let name = try pilot.text(of: "Name")
    #expect(name == "Emmy")
    let note = try pilot.text(of: "Note")
    #expect(note == "another")
    try pilot.tap("Save")
    #expect(screen.messages == [.saved("Emmy")])
    #expect(pilot.title == "Names")
  }

  @Test("`pressReturn()` fails unless a field is first responder")
  func pressesReturn() throws {
    let (pilot, screen) = makePilot()
    #expect(throws: PilotError.self) { try pilot.pressReturn() }
    try pilot.tap("Add")
    try pilot.type("Emmy", into: "Name")
    try pilot.pressReturn()
    #expect(screen.messages == [.saved("return")])
  }

  @Test("the pilot reads and answers an alert, and cannot tap the buttons under the alert")
  func alert() throws {
    let (pilot, screen) = makePilot()
    try pilot.selectRow("Grace")
    #expect(
      pilot.alert
        == AlertOnScreen(
          title: "Sure?", message: "Grace", buttons: ["Cancel", "Choose"], fields: ["because"]))
    #expect(pilot.title == "Sure?")
    #expect(throws: PilotError.self) { try pilot.tap("Add") }
    try pilot.answer("Choose")
    #expect(screen.messages == [.chose("Grace")])
    #expect(pilot.alert == nil)
  }

  @Test("`answer(_:)` fails without an alert")
  func noAlert() {
    let (pilot, _) = makePilot()
    let error = #expect(throws: PilotError.self) { try pilot.answer("Edit") }
    #expect(error?.complaint == "There is no alert to answer.")
  }

  @Test("outside editing mode, a swipe deletes a row, but `deleteRow(_:)` fails")
  func deletes() throws {
    let (pilot, screen) = makePilot(["Ada", "Fixed", "Grace"])
    try pilot.swipeToDelete("Ada")
    #expect(throws: PilotError.self) { try pilot.deleteRow("Grace") }
    try pilot.tap("Edit")
    try pilot.deleteRow("Grace")
    #expect(screen.messages == [.deleted("Ada"), .deleted("Grace")])
    let error = #expect(throws: PilotError.self) { try pilot.deleteRow("Fixed") }
    #expect(error?.complaint == "The row “Fixed” cannot be deleted.")
  }

  @Test("a row off the screen is found by scrolling, and `allRows` restores the scroll position")
  func scrolls() throws {
    let names = (1...100).map { "Name \($0)" }
    let (pilot, _) = makePilot(names)
    #expect(pilot.rows.count < 20)
    #expect(pilot.allRows.map(\.title) == names)
    #expect(pilot.rows.first?.title == "Name 1")
    try pilot.selectRow("Name 77")
    #expect(pilot.alert?.message == "Name 77")
  }

  @Test("a row is found by its number, counted from 1")
  func numbers() throws {
    let (pilot, screen) = makePilot((1...100).map { "Name \($0)" })
    #expect(pilot.rowCount == 100)
    try pilot.scroll(toRow: 50)
    #expect(pilot.rows.first?.title == "Name 50")
    try pilot.swipeToDelete(number: 100)
    #expect(screen.messages == [.deleted("Name 100")])
    for number in [0, -1, 100] {
      let error = #expect(throws: PilotError.self) { try pilot.selectRow(number: number) }
      #expect(error?.complaint == "There is no row \(number).")
    }
    try pilot.selectRow(number: 1)
    #expect(pilot.alert?.message == "Name 1")
  }

  @Test("a tap on the back button and `swipeBack()` return to the previous screen")
  func goesBack() throws {
    let (pilot, screen) = makePilot()
    let next = UIViewController()
    next.title = "Next"
    screen.navigationController?.pushViewController(next, animated: true)
    #expect(pilot.buttons == ["Names"])
    try pilot.swipeBack()
    #expect(pilot.title == "Names")
    screen.navigationController?.pushViewController(next, animated: true)
    try pilot.tap("Names")
    #expect(pilot.title == "Names")
    #expect(throws: PilotError.self) { try pilot.swipeBack() }
  }

  @Test("an error's description contains the texts on the screen")
  func complains() throws {
    let (pilot, screen) = makePilot()
    screen.activity.startAnimating()
    let error = try #require(throws: PilotError.self) { try pilot.tap("Ad") }
    #expect(
      error.description == """
        There is no button “Ad”.
        On screen:
          title: “Names”
          buttons: “Edit”, “Sort”, “Add”
          rows: “Ada”, “Grace”
          state: “an activity indicator is animating”
        """)
    let disabled = #expect(throws: PilotError.self) { try pilot.tap("Sort") }
    #expect(disabled?.complaint == "The button “Sort” is disabled.")
    #expect(throws: PilotError.self) { try pilot.selectRow("Bob") }
    #expect(throws: PilotError.self) { try pilot.type("x", into: "Name") }
    try pilot.selectRow("Ada")
    let under = #expect(throws: PilotError.self) { try pilot.tap("OK") }
    #expect(under?.screen.contains("alert: “Sure?”, “Ada”") == true)
  }

  @Test("the description of an empty window is “nothing”")
  func nothing() {
    let pilot = ScreenPilot(UIWindow(size: CGSize(width: 1, height: 1)))
    #expect(pilot.description == "  nothing")
    #expect(throws: PilotError.self) { try pilot.selectRow("Ada") }
  }

  @Test("`waitWhileBusy()` ends when the activity indicator stops")
  func waitsWhileBusy() async throws {
    let (pilot, screen) = makePilot()
    screen.activity.startAnimating()
    #expect(pilot.isBusy)
    Task { screen.activity.stopAnimating() }
    try await pilot.waitWhileBusy(turns: 100)
    #expect(!pilot.isBusy)
  }

  @Test("without a limit, `waitUntil(_:_:)` returns as soon as a redraw makes the condition true")
  func waitsForDisplay() async throws {
    let (pilot, screen) = makePilot()
    Task { screen.title = "Bob" }
    try await pilot.waitUntil("the title is Bob") { $0.title == "Bob" }
    #expect(pilot.title == "Bob")
  }

  @Test(
    "a wait with a limit of 10 turns fails after 10 turns with an error that names the condition")
  func waitEnds() async {
    let (pilot, _) = makePilot()
    var checks = 0
    let error = await #expect(throws: PilotError.self) {
      try await pilot.waitUntil("the title is Bob", turns: 10) {
        checks += 1
        return $0.title == "Bob"
      }
    }
    #expect(checks == 11)
    #expect(
      error?.complaint
        == "The main actor had 10 turns, and this did not happen: the title is Bob.")
  }

  @Test("a cancelled wait fails with an error that names the condition")
  func cancelledWait() async {
    let (pilot, _) = makePilot()
    let waiting = Task { try await pilot.waitUntil("the title is Bob") { $0.title == "Bob" } }
    waiting.cancel()
    let result = await waiting.result
    let error = #expect(throws: PilotError.self) { try result.get() }
    #expect(
      error?.complaint == "The wait was cancelled, and this did not happen: the title is Bob.")
  }
}

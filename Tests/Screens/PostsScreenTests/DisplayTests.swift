import Domain
import HeadlessUI
import Pilot
import SmartView
import TestDoubles
import TestSupport
import Testing

@testable import PostsScreen

@Suite(
  "Posts: the display settings of the rows", .tags(.mockInjection),
  .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct PostsDisplayTests {
  private let display = PostsDisplay()
  private let posts: [Post] = [
    .fixture(1, "Hello\nfrom Ada\nin London\ntoday"), .fixture(2, "Good night"),
  ]

  private func open(_ form: ListForm) async throws -> PostsStage {
    let stage = try PostsStage(form, posts: posts, display: display)
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 2 }
    return stage
  }

  @Test("the switch shows and hides the day in each row", arguments: ListForm.allCases)
  func days(_ form: ListForm) async throws {
    let stage = try await open(form)
    let pilot = stage.pilot
    #expect(pilot.rows.map(\.texts) == [["Hello"], ["Good night"]])
    try pilot.tap("Display")
    let before = try pilot.value(of: "Days")
    #expect(before == "off")
    try pilot.tap("Days")
    try pilot.tap("Posts")
    #expect(pilot.rows.map { $0.texts.last } == ["November 14, 2023", "November 14, 2023"])
    try pilot.tap("Display")
    try pilot.tap("Days")
    try pilot.tap("Posts")
    #expect(pilot.rows.map(\.texts) == [["Hello"], ["Good night"]])
  }

  @Test("the stepper sets the number of lines in each row", arguments: ListForm.allCases)
  func lines(_ form: ListForm) async throws {
    let stage = try await open(form)
    try stage.pilot.tap("Display")
    try stage.pilot.stepUp("Lines")
    try stage.pilot.tap("Posts")
    #expect(stage.titles == ["Hello from Ada", "Good night"])
    try stage.pilot.tap("Display")
    try stage.pilot.stepDown("Lines")
    try stage.pilot.tap("Posts")
    #expect(stage.titles == ["Hello", "Good night"])
  }

  @Test("the stepper stops at one line and at three lines")
  func limits() async throws {
    let pilot = try await open(.posts).pilot
    try pilot.tap("Display")
    #expect(throws: PilotError.self) { try pilot.stepDown("Lines") }
    try pilot.stepUp("Lines")
    try pilot.stepUp("Lines")
    #expect(throws: PilotError.self) { try pilot.stepUp("Lines") }
    #expect(display.lineCount == 3)
  }

  @Test("the label beside the stepper shows the number of lines")
  func label() async throws {
    let pilot = try await open(.posts).pilot
    try pilot.tap("Display")
    #expect(pilot.labels.contains("1 line"))
    try pilot.stepUp("Lines")
    try await pilot.waitUntil("the label shows the number") { $0.labels.contains("2 lines") }
  }

  @Test("a tap on the switch or the stepper changes the `PostsDisplay`", arguments: [true, false])
  func userChanges(_ isOn: Bool) {
    display.showsDays = !isOn
    let screen = PostsDisplayViewController(display)
    screen.loadViewIfNeeded()
    screen.contentView.daySwitch.tap()
    screen.contentView.lineStepper.tapIncrement()
    #expect(display.showsDays == isOn)
    #expect(display.lineCount == 2)
  }

  @Test("a change of the `PostsDisplay` updates the controls")
  func displayChanges() async {
    let view = PostsDisplayViewController(display)
    view.loadViewIfNeeded()
    display.showsDays = true
    display.lineCount = 3
    for _ in 0..<1_000 where view.contentView.lineLabel.text != "3 lines" { await Task.yield() }
    #expect(view.contentView.lineLabel.text == "3 lines")
    #expect(view.contentView.daySwitch.isOn)
    #expect(view.contentView.lineStepper.value == 3)
  }

  @Test("the number of lines stays between 1 and 3", arguments: [(-1, 1), (0, 1), (2, 2), (9, 3)])
  func validLineCount(_ entered: Int, _ kept: Int) {
    display.lineCount = entered
    #expect(display.lineCount == kept)
  }

  @Test("a change in one window appears in another window with the same `PostsDisplay`")
  func shared() async throws {
    let first = try await open(.posts)
    try first.pilot.tap("Display")
    try first.pilot.stepUp("Lines")
    let second = try await open(.forwarding)
    #expect(second.titles == ["Hello from Ada", "Good night"])
    let other = try PostsStage(posts: posts)
    try await other.pilot.waitUntil("the posts are loaded") { $0.rowCount == 2 }
    #expect(other.titles == ["Hello", "Good night"])
  }

  @Test("a closed display screen is deallocated", .tags(.memory))
  func freed() async throws {
    let stage = try await open(.posts)
    try await expectFreed {
      try stage.pilot.tap("Display")
      try stage.pilot.tap("Days")
      let shown = try #require(stage.navigation.topViewController)
      try stage.pilot.tap("Posts")
      return shown
    }
  }
}

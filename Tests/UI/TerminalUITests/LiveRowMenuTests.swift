import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("Live screen: swipe actions of rows")
@MainActor
struct LiveRowMenuTests {
  private let stage = LiveStage()

  init() {
    stage.list.swipeTitles = ["Flag", "Share"]
    stage.press(.down)
  }

  @Test("“.” lists the actions of the highlighted row with their numbers")
  func opens() {
    stage.type(".")
    let lines = stage.lines
    #expect(lines.contains { $0.contains(" Row ") })
    #expect(lines.contains { $0.contains("1  Flag") })
    #expect(lines.contains { $0.contains("2  Share") })
    #expect(stage.footer.contains("Esc Close"))
  }

  @Test("a number key performs the numbered action on the highlighted row and closes the menu")
  func performs() {
    stage.type(".2")
    #expect(stage.list.swiped == ["Share Frances Allen"])
    #expect(!stage.lines.contains { $0.contains("2  Share") })
  }

  @Test("another key closes the menu without an action")
  func closes() {
    stage.type(".9")
    stage.type(".")
    stage.press(.escape)
    #expect(stage.list.swiped.isEmpty)
    #expect(!stage.lines.contains { $0.contains("1  Flag") })
    #expect(!stage.screen.isOver)
  }

  @Test("the action is performed on the same row if the row moved while the menu was open")
  func follows() {
    stage.type(".")
    stage.list.sections[0].rows.insert(SampleRow(name: "Abe"), at: 0)
    stage.list.tableView.insertRows(at: [[0, 0]], with: .automatic)
    stage.type("1")
    #expect(stage.list.swiped == ["Flag Frances Allen"])
  }

  @Test("no action is performed on a row that was deleted while the menu was open")
  func deleted() {
    stage.type(".")
    stage.list.sections[0].rows.remove(at: 1)
    stage.list.tableView.deleteRows(at: [[0, 1]], with: .automatic)
    stage.type("1")
    #expect(stage.list.swiped.isEmpty)
  }

  @Test("without swipe actions “.” opens no menu")
  func none() {
    stage.list.swipeTitles = []
    stage.type(".")
    #expect(stage.screen.rowMenu == nil)
  }

  @Test("the list of all keys contains “.” only if the highlighted row has actions")
  func listed() {
    stage.type("?")
    #expect(stage.lines.contains { $0.contains("Row Actions") })
    stage.type("?")
    stage.list.swipeTitles = []
    stage.type("?")
    #expect(!stage.lines.contains { $0.contains("Row Actions") })
  }
}

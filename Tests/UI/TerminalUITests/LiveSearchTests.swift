import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("Live screen: search")
@MainActor
struct LiveSearchTests {
  @Test("“/” finds the next row with the typed text, ignoring case and accents")
  func search() {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    stage.type("/")
    stage.type("GR")
    #expect(stage.highlighted == "Grace Hopper")
    #expect(stage.lines.last?.hasPrefix(" /GR") == true)
    stage.press(.control("u"))
    #expect(stage.highlighted == "Leonard Adleman")
    stage.type("oberg")
    #expect(stage.highlighted == "Åsa Öberg")
    stage.press(.return, .up)
    #expect(stage.highlighted == "王小云")
  }

  @Test("if a longer query matches no row, the highlight returns to the row where the search began")
  func foundNoMore() {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    stage.press(.down)
    let before = stage.highlighted
    stage.type("/gr")
    #expect(stage.highlighted == "Grace Hopper")
    stage.type("zz")
    #expect(stage.highlighted == before)
  }

  @Test("Escape returns to the row where the search began")
  func searchEscape() {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    stage.press(.down)
    let before = stage.lines
    stage.type("/小")
    #expect(stage.highlighted == "王小云")
    stage.press(.escape)
    #expect(stage.lines == before)
  }

  @Test("the down key moves to the next match, and without a match the footer shows “not found”")
  func searchNext() {
    let stage = LiveStage()
    stage.type("/ad")
    #expect(stage.highlighted == "Leonard Adleman")
    stage.press(.down)
    #expect(stage.highlighted == "Ada King")
    stage.press(.down)
    #expect(stage.highlighted == "Leonard Adleman")
    stage.type("xyz")
    #expect(stage.footer.contains("not found"))
    #expect(stage.highlighted == "Leonard Adleman")
    stage.press(.backspace, .backspace, .backspace)
    #expect(!stage.footer.contains("not found"))
  }

  @Test("Left, Up, Home and Ctrl-A do not move the highlight during a search")
  func otherKeys() {
    let stage = LiveStage()
    stage.type("/ad")
    stage.press(.down)
    #expect(stage.highlighted == "Ada King")
    stage.press(.left, .up, .home, .control("a"))
    #expect(stage.highlighted == "Ada King")
  }

  @Test("if rows are deleted during a search, Escape returns to a remaining row")
  func shorter() {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    stage.press(.end)
    stage.type("/a")
    stage.list.sections.removeSubrange(1...)
    stage.list.tableView.reloadData()
    stage.type("xy")
    #expect(stage.footer.contains("not found"))
    stage.press(.escape)
    #expect(stage.highlighted == "Anita Borg-Naffz Who Founded the Institute for Women")
    stage.list.sections = []
    stage.list.tableView.reloadData()
    stage.type("/a")
    #expect(stage.highlighted == nil)
  }

  @Test("a new query searches from the row where the search began, also in invisible rows")
  func otherWord() {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    stage.list.sections = [("A", (0..<200).map { SampleRow(name: "Person \($0)") })]
    stage.list.tableView.reloadData()
    stage.press(.down)
    stage.type("/person 150")
    #expect(stage.highlighted == "Person 150")
    stage.type("x")
    #expect(stage.highlighted == "Person 1")
    stage.press(.control("u"))
    stage.type("person 40")
    #expect(stage.highlighted == "Person 40")
  }
}

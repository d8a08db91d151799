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
    stage.finishSearch()
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

  @Test("the down key moves to the next match, and text without a match is reported")
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

  // MARK: Many rows

  /// Creates a list that is searched in five parts. Zoe is in the last part.
  private func makeLongStage() -> LiveStage {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    stage.screen.rowsAtOnce = 50
    var rows = (0..<stage.screen.rowsAtOnce * 5).map { SampleRow(name: "Person \($0)") }
    rows[rows.count - 10].name = "Zoe Last"
    stage.list.sections = [("A", rows)]
    stage.list.tableView.reloadData()
    _ = stage.frame
    return stage
  }

  @Test("a long list is searched in parts and does not scroll until a row is found")
  func parts() {
    let stage = makeLongStage()
    let before = stage.lines.dropLast()
    stage.type("/zoe")
    #expect(stage.screen.isSearching)
    #expect(stage.footer.contains("searching"))
    #expect(stage.lines.dropLast() == before)
    stage.finishSearch()
    #expect(!stage.screen.isSearching)
    #expect(stage.highlighted == "Zoe Last")
    #expect(!stage.footer.contains("searching"))
  }

  @Test("a search still finds its match if rows that were already compared are deleted")
  func rowsGone() {
    let stage = makeLongStage()
    stage.type("/zoe")
    #expect(stage.screen.isSearching)
    stage.list.sections[0].rows.removeFirst(stage.screen.rowsAtOnce * 2)
    stage.list.tableView.reloadData()
    stage.finishSearch()
    #expect(stage.highlighted == "Zoe Last")
  }

  @Test("a longer query continues the running search")
  func typedOn() {
    let stage = makeLongStage()
    stage.type("/zoe ")
    #expect(stage.screen.isSearching)
    stage.type("l")
    #expect(stage.highlighted == "Zoe Last")
  }

  @Test("a new query starts at the row where the search began")
  func otherWord() {
    let stage = makeLongStage()
    stage.press(.down)
    stage.type("/zo")
    stage.press(.control("u"))
    #expect(!stage.screen.isSearching)
    #expect(stage.highlighted == "Person 1")
    stage.type("person 40")
    #expect(stage.highlighted == "Person 40")
  }

  @Test("Return during a search ends the search at the next match")
  func returned() {
    let stage = makeLongStage()
    stage.type("/zoe")
    stage.press(.return)
    #expect(stage.screen.isSearching)
    stage.finishSearch()
    #expect(stage.highlighted == "Zoe Last")
    #expect(stage.lines.last?.contains("/zoe") == false)
  }

  @Test("typing after Return keeps the search open")
  func returnedAndTyped() {
    let stage = makeLongStage()
    stage.type("/zo")
    stage.press(.return)
    stage.type("e")
    stage.finishSearch()
    #expect(stage.highlighted == "Zoe Last")
    #expect(stage.lines.last?.contains("/zoe") == true)
  }

  @Test("after Return, the screen still reports a search without a match")
  func returnedInVain() {
    let stage = makeLongStage()
    stage.type("/no")
    stage.press(.return)
    stage.finishSearch()
    #expect(stage.lines.last?.contains("/no") == true)
    #expect(stage.footer.contains("not found"))
    #expect(stage.highlighted == "Person 0")
  }

  @Test("Escape during a search cancels the search")
  func escaped() {
    let stage = makeLongStage()
    let before = stage.lines
    stage.type("/no")
    stage.press(.escape)
    #expect(!stage.screen.isSearching)
    #expect(stage.lines == before)
  }
}

import Foundation
import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("A list is searched by typing")
@MainActor
struct LiveSearchTests {
  @Test("/ moves to the next row that has what is typed, whatever its case and accents")
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

  @Test("typed on to what nobody has, the highlight is back where the search began")
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

  @Test("Escape returns to where the search began")
  func searchEscape() {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    stage.press(.down)
    let before = stage.lines
    stage.type("/小")
    #expect(stage.highlighted == "王小云")
    stage.press(.escape)
    #expect(stage.lines == before)
  }

  @Test("down goes on to the next match, round and round; what is not found is said")
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

  @Test("a key that types nothing moves nothing: the match that was gone on to stays")
  func otherKeys() {
    let stage = LiveStage()
    stage.type("/ad")
    stage.press(.down)
    #expect(stage.highlighted == "Ada King")
    stage.press(.left, .up, .home, .control("a"))
    #expect(stage.highlighted == "Ada King")
  }

  @Test("rows that go while it is searched do no harm: Escape returns to one that is there")
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

  /// A list of which five parts are looked at, one with each key; Zoe is in the last.
  private func makeLongStage() -> LiveStage {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    var rows = (0..<RowSearch.rowsAtOnce * 5).map { SampleRow(name: "Person \($0)") }
    rows[rows.count - 100].name = "Zoe Last"
    stage.list.sections = [("A", rows)]
    stage.list.tableView.reloadData()
    _ = stage.frame
    return stage
  }

  @Test("many rows are looked at part by part: the list stands still, and says that it looks")
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

  @Test("rows that go before the part that is looked at hide none")
  func rowsGone() {
    let stage = makeLongStage()
    stage.type("/zoe")
    #expect(stage.screen.isSearching)
    stage.list.sections[0].rows.removeFirst(RowSearch.rowsAtOnce * 2)
    stage.list.tableView.reloadData()
    stage.finishSearch()
    #expect(stage.highlighted == "Zoe Last")
  }

  @Test("what is typed behind it goes on where the look was, and does not begin again")
  func typedOn() {
    let stage = makeLongStage()
    stage.type("/zoe ")
    #expect(stage.screen.isSearching)
    stage.type("l")
    #expect(stage.highlighted == "Zoe Last")
  }

  @Test("another word begins again at the row where the search began")
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

  @Test("Return while it looks ends the search at what is found")
  func returned() {
    let stage = makeLongStage()
    stage.type("/zoe")
    stage.press(.return)
    #expect(stage.screen.isSearching)
    stage.finishSearch()
    #expect(stage.highlighted == "Zoe Last")
    #expect(stage.lines.last?.contains("/zoe") == false)
  }

  @Test("who types on after Return searches on: what is found does not end the search")
  func returnedAndTyped() {
    let stage = makeLongStage()
    stage.type("/zo")
    stage.press(.return)
    stage.type("e")
    stage.finishSearch()
    #expect(stage.highlighted == "Zoe Last")
    #expect(stage.lines.last?.contains("/zoe") == true)
  }

  @Test("Return while it looks does not hide that nothing was found")
  func returnedInVain() {
    let stage = makeLongStage()
    stage.type("/no")
    stage.press(.return)
    stage.finishSearch()
    #expect(stage.lines.last?.contains("/no") == true)
    #expect(stage.footer.contains("not found"))
    #expect(stage.highlighted == "Person 0")
  }

  @Test("Escape while it looks gives up")
  func escaped() {
    let stage = makeLongStage()
    let before = stage.lines
    stage.type("/no")
    stage.press(.escape)
    #expect(!stage.screen.isSearching)
    #expect(stage.lines == before)
  }
}

import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("Live screen: search bars")
@MainActor
struct LiveSearchBarTests {
  private let stage = LiveStage()
  private let search = UISearchController(searchResultsController: nil)

  init() {
    stage.list.navigationItem.searchController = search
    _ = stage.frame
  }

  @Test("the search bar is drawn between the navigation bar and the list")
  func drawn() {
    #expect(stage.lines[1].hasPrefix("Search"))
    #expect(stage.lines[2] == " A")
  }

  @Test("“/” starts editing the query, and typed characters become its text")
  func types() {
    stage.type("/adq?")
    #expect(search.isActive && search.searchBar.text == "adq?")
    #expect(stage.lines[1].contains("adq?") && stage.lines[1].contains("[Cancel]"))
    #expect(!stage.screen.isOver && stage.screen.search == nil)
    #expect(stage.footer.contains("⏎ Done") && stage.footer.contains("Esc Cancel"))
  }

  @Test("Return ends editing and keeps the query, and then the arrow keys select rows")
  func done() {
    stage.type("/a")
    stage.press(.return, .down)
    #expect(search.isActive && search.searchBar.text == "a")
    #expect(stage.highlighted == "Frances Allen")
  }

  @Test("Escape cancels the search, while editing and afterwards")
  func cancels() {
    stage.type("/a")
    stage.press(.escape)
    #expect(!search.isActive && search.searchBar.text == "")
    stage.type("/a")
    stage.press(.return, .escape)
    #expect(!search.isActive && search.searchBar.text == "")
  }

  @Test("“q” quits if the query is not being edited")
  func quits() {
    #expect(stage.screen.canQuit)
    stage.type("/")
    #expect(!stage.screen.canQuit)
    stage.press(.escape)
    stage.type("q")
    #expect(stage.screen.isOver)
  }

  @Test("a screen that a script prints shows the search bar")
  func picture() {
    let lines = ScreenRenderer(size: .standard).render(stage.sample.window).lines
    #expect(lines[2].hasPrefix("Search:"))
    #expect(lines[3] == " A")
  }
}

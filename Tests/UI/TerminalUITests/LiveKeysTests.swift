import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("Live screen: keys")
@MainActor
struct LiveKeysTests {
  // MARK: The list

  @Test("arrow and page keys move the highlight and scroll the list")
  func moves() {
    let stage = LiveStage(GridSize(columns: 40, rows: 10))
    #expect(stage.highlighted == "Leonard Adleman")
    stage.press(.up)
    #expect(stage.highlighted == "Leonard Adleman")
    stage.press(.down, .down, .down)
    #expect(stage.highlighted == "Margaret Hamilton")
    stage.press(.pageDown)
    #expect(stage.highlighted == "Åsa Öberg")
    #expect(stage.marked?.contains("Åsa Öberg") == true)
    stage.press(.down, .home)
    #expect(stage.highlighted == "Leonard Adleman")
    #expect(stage.lines[1] == " A")
    stage.press(.end, .pageUp)
    #expect(stage.highlighted == "Margaret Hamilton")
  }

  @Test("the Return key selects the highlighted row")
  func touches() {
    let stage = LiveStage()
    stage.press(.down, .return)
    #expect(stage.list.touched == ["Frances Allen"])
  }

  @Test("the highlight follows its row, and moves to the neighbor of a deleted row")
  func follows() {
    let stage = LiveStage()
    stage.press(.down)
    stage.list.sections[0].rows.insert(SampleRow(name: "Abe"), at: 0)
    stage.list.tableView.insertRows(at: [[0, 0]], with: .automatic)
    _ = stage.frame
    #expect(stage.highlighted == "Frances Allen")
    stage.list.sections[0].rows.remove(at: 2)
    stage.list.tableView.deleteRows(at: [[0, 2]], with: .automatic)
    _ = stage.frame
    #expect(stage.highlighted == "Anita Borg-Naffz Who Founded the Institute for Women")
  }

  @Test("an empty list has no highlight, and a filled list has a highlight again")
  func empty() {
    let stage = LiveStage()
    let people = stage.list.sections
    stage.list.sections = []
    stage.list.tableView.reloadData()
    stage.press(.down, .return, .pageDown)
    #expect(stage.highlighted == nil)
    stage.list.sections = people
    stage.list.tableView.reloadData()
    _ = stage.frame
    #expect(stage.highlighted == "Leonard Adleman")
  }

  @Test("the app's own keys work on the list, but not over a panel")
  func commands() {
    let stage = LiveStage()
    stage.type("r")
    #expect(stage.list.indicator.isAnimating)
    stage.type("pr")
    #expect(stage.list.indicator.isAnimating)
  }

  @Test("Tab focuses a bar button, Return presses the button, and Escape removes the focus")
  func buttons() {
    let stage = LiveStage()
    stage.press(.tab)
    #expect(stage.texts(in: .focused) == ["[Add]"])
    stage.press(.backTab)
    #expect(stage.texts(in: .focused) == ["[Refresh]"])
    stage.press(.return)
    #expect(stage.list.indicator.isAnimating)
    stage.press(.tab, .escape)
    #expect(stage.texts(in: .focused) == [])
    stage.press(.tab, .down)
    #expect(stage.highlighted == "Frances Allen")
    #expect(stage.texts(in: .focused) == [])
  }

  @Test("“q” quits while the list is shown, and Ctrl-C always quits")
  func quits() {
    let stage = LiveStage()
    stage.type("q")
    #expect(stage.screen.isOver)
    let other = LiveStage()
    other.type("a")
    other.press(.control("c"))
    #expect(other.screen.isOver)
  }

  @Test("“?” lists the keys, and the next key only closes this help")
  func help() {
    let stage = LiveStage()
    stage.type("?")
    #expect(stage.lines.contains { $0.contains("Redraw") })
    stage.type("q")
    #expect(!stage.screen.isOver)
    #expect(!stage.lines.contains { $0.contains("Redraw") })
  }

  // MARK: Alerts

  @Test(
    "an alert first focuses “Cancel”; arrow keys move the focus, and Return presses the button")
  func alert() {
    let stage = LiveStage()
    stage.type("d")
    #expect(stage.texts(in: .focused) == ["[Cancel]"])
    stage.press(.return)
    #expect(stage.list.sections[0].rows.count == 3)
    stage.type("d")
    stage.press(.right, .return)
    #expect(stage.list.sections[0].rows.map(\.name).first == "Frances Allen")
    #expect(stage.highlighted == "Frances Allen")
  }

  @Test("Escape cancels an alert")
  func alertEscape() {
    let stage = LiveStage()
    stage.type("d")
    stage.press(.right, .escape)
    #expect(stage.list.presentedViewController == nil)
    #expect(stage.list.sections[0].rows.count == 3)
  }

  @Test("Tab moves through the text fields of an alert")
  func alertFields() {
    let stage = LiveStage()
    var answers: [String] = []
    let alert = UIAlertController(title: "Who?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField { $0.placeholder = "Last" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        answers = alert?.textFields?.map { $0.text ?? "" } ?? []
      })
    stage.list.present(alert, animated: false)
    stage.type("Adaq")
    stage.press(.backspace, .tab)
    stage.type("王")
    #expect(stage.lines.contains { $0.contains("First  Ada ") })
    stage.press(.return)
    #expect(answers == ["Ada", "王"])
  }

  // MARK: Text and "q"

  @Test("in a form without a first responder, “q” is typed into the first field")
  func quitIsText() throws {
    let stage = LiveStage()
    stage.type("a")
    stage.sample.window.firstResponder?.resignFirstResponder()
    stage.type("q")
    #expect(!stage.screen.isOver)
    let field = try #require(stage.sample.window.firstResponder as? UITextField)
    #expect(field.text == "q")
  }

  @Test("“q” does not quit while a panel is open or every field of a form is disabled")
  func quitIsIgnored() {
    let stage = LiveStage()
    stage.type("pq")
    #expect(!stage.screen.isOver)
    stage.press(.escape)
    stage.type("o")
    let form = stage.list.navigationController?.topViewController as? SampleForm
    stage.sample.window.firstResponder?.resignFirstResponder()
    for field in form?.fields ?? [] { field.isEnabled = false }
    stage.type("q")
    #expect(!stage.screen.isOver)
  }

  // MARK: The footer

  @Test("a long status does not hide the keys of the app")
  func longStatus() {
    let stage = LiveStage()
    stage.list.statusText = "Offline. 1 change waits to be sent."
    #expect(stage.footer.contains("o Details"))
    #expect(stage.footer.contains("Offline. 1 change waits to be sent."))
  }

  @Test("a table footer with the text of the status line is not drawn")
  func statusOnce() {
    let stage = LiveStage()
    let label = UILabel()
    label.text = stage.list.statusText
    stage.list.tableView.tableFooterView = label
    #expect(stage.lines.count { $0.contains("2 waiting") } == 1)
    label.text = "Another text"
    #expect(stage.lines.contains { $0.contains("Another text") })
  }

  @Test("the row position is shown only for a table that is longer than the screen")
  func position() {
    let stage = LiveStage(GridSize(columns: 40, rows: 12))
    stage.press(.down)
    #expect(stage.footer.contains("2 of 11"))
    stage.size = .standard
    #expect(!stage.footer.contains("of 11"))
  }

  @Test("the footer shows the arrow keys that match the direction of an alert's buttons")
  func arrowHints() {
    let stage = LiveStage()
    stage.type("d")
    #expect(stage.footer.contains("←→ Choose"))
    stage.press(.escape)
    let sheet = UIAlertController(title: "Add", message: nil, preferredStyle: .alert)
    for title in ["A Rather Long Title", "Another Rather Long Title", "A Third Long Title"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    stage.list.present(sheet, animated: false)
    #expect(stage.footer.contains("↑↓ Choose"))
  }

  @Test("a sync mark does not shift the details of the rows", arguments: [38, 40, 59, 60, 80])
  func markKeepsColumns(width: Int) {
    let plain = RowColumns([["Ada", "1815"], ["Grace", "1906"]], width: width)
    let marked = RowColumns([["Ada", "1815", "↑"], ["Grace", "1906"]], width: width)
    #expect(plain.places[1] == marked.places[1])
  }
}

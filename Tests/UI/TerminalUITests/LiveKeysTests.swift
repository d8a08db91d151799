import Foundation
import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("A live screen is worked with keys")
@MainActor
struct LiveKeysTests {
  // MARK: The list

  @Test("arrows, pages and ends move the highlight, and the list scrolls with it")
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

  @Test("Return touches the highlighted row")
  func touches() {
    let stage = LiveStage()
    stage.press(.down, .return)
    #expect(stage.list.touched == ["Frances Allen"])
  }

  @Test("the highlight goes with its row, and to the neighbour of a row that goes")
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

  @Test("a list that becomes empty has no highlight, and gets one again")
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

  @Test("the app's own keys work, but not over a panel")
  func commands() {
    let stage = LiveStage()
    stage.type("r")
    #expect(stage.list.indicator.isAnimating)
    stage.type("pr")
    #expect(stage.list.indicator.isAnimating)
  }

  @Test("Tab reaches the bar's buttons, Return presses, Escape lets go")
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

  @Test("q ends, and so does Ctrl-C, whatever is in front")
  func quits() {
    let stage = LiveStage()
    stage.type("q")
    #expect(stage.screen.isOver)
    let other = LiveStage()
    other.type("a")
    other.press(.control("c"))
    #expect(other.screen.isOver)
  }

  @Test("? lists the keys; the next key only closes the list")
  func help() {
    let stage = LiveStage()
    stage.type("?")
    #expect(stage.lines.contains { $0.contains("Redraw") })
    stage.type("q")
    #expect(!stage.screen.isOver)
    #expect(!stage.lines.contains { $0.contains("Redraw") })
  }

  // MARK: Alerts

  @Test("what destroys is not chosen to begin with; arrows choose, Return presses")
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

  @Test("Escape cancels")
  func alertEscape() {
    let stage = LiveStage()
    stage.type("d")
    stage.press(.right, .escape)
    #expect(stage.list.presentedViewController == nil)
    #expect(stage.list.sections[0].rows.count == 3)
  }

  @Test("an alert's text fields are typed into, one after the other")
  func alertFields() {
    let stage = LiveStage()
    var answers: [String] = []
    let alert = AlertController(title: "Who?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField { $0.placeholder = "Last" }
    alert.addAction(
      AlertAction(title: "OK", style: .default) { [weak alert] _ in
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
}

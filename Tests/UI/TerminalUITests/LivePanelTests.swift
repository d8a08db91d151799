import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

/// A text field delegate that rejects digits, handles Return and records the changes' ranges.
@MainActor
final class Letters: NSObject, UITextFieldDelegate {
  private(set) var returns = 0
  private(set) var ranges: [NSRange] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ranges.append(range)
    return !string.contains(where: \.isNumber)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return false
  }
}

@Suite("Live screen: panels")
@MainActor
struct LivePanelTests {
  private func form(of stage: LiveStage) throws -> SampleForm {
    let stack = try #require(stage.list.presentedViewController as? UINavigationController)
    return try #require(stack.topViewController as? SampleForm)
  }

  @Test(
    "a form focuses its first field; Return moves to the next field and saves in the last field")
  func fillsIn() {
    let stage = LiveStage()
    stage.type("aAda")
    stage.press(.return)
    stage.type("Lovelace")
    stage.press(.return, .paste("18\n15"), .return)
    #expect(stage.list.presentedViewController == nil)
    #expect(stage.list.sections[0].rows[0] == SampleRow(name: "Ada Lovelace", year: "18 15"))
  }

  @Test("Tab moves through fields and buttons, and arrow keys move through fields")
  func focus() throws {
    let stage = LiveStage()
    stage.type("a")
    let form = try form(of: stage)
    stage.press(.down)
    #expect(form.fields[1].isFirstResponder)
    stage.press(.up, .up)
    #expect(form.fields[0].isFirstResponder)
    stage.press(.tab, .tab, .tab)
    #expect(stage.texts(in: .focused) == ["[Save]"])
    stage.press(.tab)
    #expect(stage.texts(in: .focused) == ["[Cancel]"])
    stage.press(.return)
    #expect(stage.list.presentedViewController == nil)
  }

  @Test("the delegate of a field can reject a change and handle Return")
  func delegate() throws {
    let stage = LiveStage()
    stage.type("a")
    let field = try form(of: stage).fields[0]
    let letters = Letters()
    field.delegate = letters
    stage.type("q1/2?")
    #expect(field.text == "q/?")
    stage.press(.return)
    #expect(letters.returns == 1)
    #expect(field.isFirstResponder)
    stage.press(.control("u"))
    #expect(field.text == "")
  }

  @Test("Escape taps Cancel; Ctrl-S taps Save")
  func ends() {
    let stage = LiveStage()
    stage.type("aAda")
    stage.press(.escape)
    #expect(stage.list.presentedViewController == nil)
    #expect(stage.list.sections[0].rows.count == 3)
    stage.type("aAda")
    stage.press(.control("s"))
    #expect(stage.list.sections[0].rows.count == 4)
  }

  @Test(
    "Escape dismisses a panel that has no Cancel button, unless `isModalInPresentation` is true")
  func pulledDown() {
    let stage = LiveStage()
    stage.type("p")
    stage.list.presentedViewController?.isModalInPresentation = true
    stage.press(.escape)
    #expect(stage.list.presentedViewController != nil)
    stage.list.presentedViewController?.isModalInPresentation = false
    stage.press(.escape)
    #expect(stage.list.presentedViewController == nil)
  }

  @Test("Escape pops the top controller of a stack")
  func back() {
    let stage = LiveStage()
    stage.type("o")
    #expect(stage.lines[0].contains("‹ People"))
    stage.press(.escape)
    #expect(stage.list.navigationController?.viewControllers.count == 1)
    #expect(stage.highlighted == "Leonard Adleman")
  }

  @Test("a list with a keyboard manager scrolls the highlighted row above the panel")
  func pushedUp() throws {
    let stage = LiveStage(GridSize(columns: 40, rows: 12))
    stage.press(.end)
    let table = try #require(stage.list.tableView)
    stage.type("a")
    let lines = stage.lines
    let row = try #require(lines.firstIndex { $0.contains("▸ Åsa Öberg") })
    let panel = try #require(lines.firstIndex { $0.hasPrefix("╭") })
    #expect(row == panel - 1)
    let panelHeight: CGFloat = 5 * 44
    #expect(table.contentInset.bottom == panelHeight)
    #expect(stage.texts(in: .highlight) == [])
    stage.press(.escape)
    #expect(table.contentInset.bottom == 0)
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
  }

  @Test("a panel follows the terminal's size and leaves some lines of the list visible")
  func resized() {
    let stage = LiveStage()
    stage.type("p")
    for rows in [24, 9, 5, 40, 24] {
      stage.size = GridSize(columns: 40, rows: rows)
      let lines = stage.lines
      #expect(lines[rows < 12 ? rows - 2 : rows - 3].hasPrefix("╰"))
      #expect((lines.firstIndex { $0.hasPrefix("╭") } ?? 0) >= min(4, rows - 4))
    }
    #expect(stage.marked?.contains("Leonard Adleman") == true)
  }

  @Test("a panel with few lines scrolls to the focused field")
  func lowPanel() {
    let stage = LiveStage(GridSize(columns: 30, rows: 5))
    stage.type("aAda")
    stage.press(.down, .down)
    stage.type("1815")
    #expect(stage.lines[2].contains("Birthday    1815"))
  }

  @Test(
    "an alert truncates a long message, so that its frame and the focused button are visible",
    arguments: [GridSize(columns: 20, rows: 5), GridSize(columns: 40, rows: 10), .standard])
  func longAlert(_ size: GridSize) throws {
    let stage = LiveStage(size)
    let alert = UIAlertController(
      title: "Grace Hopper Was Refused", message: String(repeating: "nobody knows why ", count: 90),
      preferredStyle: .alert)
    let titles = ["Edit", "Try Again", "Discard"]
    for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    stage.list.present(alert, animated: true)
    for title in titles + ["Cancel"] {
      let lines = stage.lines
      #expect(lines[..<(size.rows - 1)].contains { $0.contains("╰─") })
      #expect(stage.texts(in: .focused) == ["[\(title)]"])
      #expect(lines.contains { $0.contains("…") })
      if size.rows >= 10 { #expect(lines.contains { $0.contains("nobody knows why") }) }
      stage.press(.down)
    }
  }
}

import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("Live screen: drawing")
@MainActor
struct LiveFrameTests {
  private nonisolated static let sizes = [(80, 24), (40, 10), (120, 40)]

  @Test("the list is drawn with marks, a highlight and a footer", arguments: sizes)
  func list(_ columns: Int, _ rows: Int) throws {
    let stage = LiveStage(GridSize(columns: columns, rows: rows))
    stage.press(.down)
    try Golden("list-\(columns)x\(rows)").expect(stage.frame)
  }

  @Test(
    "the form is drawn as a panel, and the list's last row scrolls above the panel",
    arguments: sizes)
  func form(_ columns: Int, _ rows: Int) throws {
    let stage = LiveStage(GridSize(columns: columns, rows: rows))
    stage.press(.end)
    stage.type("a")
    stage.type("Ada")
    try Golden("form-\(columns)x\(rows)").expect(stage.frame)
  }

  @Test("an alert is drawn over the list", arguments: sizes)
  func alert(_ columns: Int, _ rows: Int) throws {
    let stage = LiveStage(GridSize(columns: columns, rows: rows))
    stage.type("d")
    try Golden("alert-\(columns)x\(rows)").expect(stage.frame)
  }

  @Test("the help with all keys is drawn over the list", arguments: sizes)
  func keys(_ columns: Int, _ rows: Int) throws {
    let stage = LiveStage(GridSize(columns: columns, rows: rows))
    stage.type("r?")
    stage.screen.tick = 3
    try Golden("keys-\(columns)x\(rows)").expect(stage.frame)
  }

  @Test("an activity indicator changes at each tick")
  func turns() {
    let stage = LiveStage()
    stage.type("r")
    let first = stage.texts(in: .busy)
    stage.screen.tick += 1
    #expect(first == ["⠋"])
    #expect(stage.texts(in: .busy) == ["⠙"])
  }

  @Test("the highlight covers the whole row at every size", arguments: sizes)
  func wholeWidth(_ columns: Int, _ rows: Int) throws {
    let stage = LiveStage(GridSize(columns: columns, rows: rows))
    let frame = stage.frame
    let row = try #require(frame.lines.firstIndex { $0.contains("▸") })
    for column in 0..<columns { #expect(frame.rows[row][column].style == .highlight) }
  }

  @Test("wide and combining characters do not shift the details of their rows")
  func wideColumns() throws {
    let frame = LiveStage().frame
    let end = try #require(frame.rows[2].lastIndex { $0.character == "5" })
    for (row, last) in [(13, "6"), (14, "6"), (15, "0")] as [(Int, Character)] {
      #expect(frame.rows[row][end].character == last, "\(frame.lines[row])")
    }
  }

  @Test(
    "control characters in a name are never sent to the terminal",
    arguments: TerminalAbility.allCases)
  func hostile(_ ability: TerminalAbility) {
    let frame = LiveStage().frame
    let text = String(
      decoding: FrameEncoder.bytes(for: frame, on: ability), as: UTF8.self)
    #expect(text.contains("Eve ␛[2J\u{FFFD}31m\u{FFFD}evE"))
    #expect(!text.unicodeScalars.contains { (0x80..<0xA0).contains($0.value) || $0 == "\u{202E}" })
  }

  @Test(
    "a terminal that is too small shows only a message",
    arguments: [(19, 24), (80, 4), (1, 1), (3, 2), (40, 2)])
  func tooSmall(_ columns: Int, _ rows: Int) {
    let stage = LiveStage(GridSize(columns: columns, rows: rows))
    let text = stage.lines.filter { !$0.isEmpty }.joined(separator: " ")
    #expect("The window is too small: 20×5 at least.".hasPrefix(text.prefix(1)))
    if columns == 40 { #expect(text == "The window is too small: 20×5 at least.") }
  }

  @Test(
    "each screen is drawn without a crash at sizes from 0×0 to 300×100",
    arguments: [(20, 5), (21, 6), (30, 7), (300, 100)])
  func anySize(_ columns: Int, _ rows: Int) {
    for keys in ["", "a", "d", "p", "o", "?", "/gr", "r"] {
      let stage = LiveStage(GridSize(columns: columns, rows: rows))
      stage.type(keys)
      #expect(stage.lines.count == rows)
      stage.size = GridSize(columns: 20, rows: 5)
      #expect(stage.lines.count == 5)
      stage.size = GridSize(columns: 0, rows: 0)
      #expect(stage.lines.isEmpty)
    }
  }
}

import TerminalUI
import TestSupport
import Testing

@Suite("A grid of cells shows text as a terminal does")
struct CellGridTests {
  private func line(_ text: String, columns: Int = 10, at column: Int = 0) -> String {
    var grid = CellGrid(GridSize(columns: columns, rows: 1))
    grid.write(text, row: 0, column: column)
    return grid.lines[0]
  }

  @Test("text stands where it is written and is cut at the edge")
  func edge() {
    #expect(line("Ada Lovelace", columns: 7) == "Ada Lov")
    #expect(line("Ada", at: 4) == "    Ada")
    #expect(line("Ada", at: -1) == "da")
  }

  @Test("a row that is not there is not written")
  func noRow() {
    var grid = CellGrid(GridSize(columns: 3, rows: 1))
    grid.write("Ada", row: 1, column: 0)
    grid.write("Ada", row: -1, column: 0)
    #expect(grid.lines == [""])
  }

  @Test("an ideograph and an emoji take two columns, a combining mark none")
  func widths() {
    var grid = CellGrid(GridSize(columns: 20, rows: 1))
    #expect(grid.write("王小云", row: 0, column: 0) == 6)
    #expect(grid.write("👩‍💻", row: 0, column: 6) == 8)
    #expect(grid.write("e\u{301}", row: 0, column: 8) == 9)
    #expect(grid.write("☎\u{FE0F}", row: 0, column: 9) == 11)
    #expect(grid.lines == ["王小云👩‍💻e\u{301}☎\u{FE0F}"])
  }

  @Test("a wide character that would be halved at the edge is left out")
  func halved() {
    #expect(line("ab王", columns: 3) == "ab")
  }

  @Test("writing over one half of a wide character leaves no half behind")
  func overwritten() {
    var grid = CellGrid(GridSize(columns: 4, rows: 1))
    grid.write("王云", row: 0, column: 0)
    grid.write("x", row: 0, column: 1)
    #expect(grid.lines == [" x云"])
    grid.write("y", row: 0, column: 2)
    #expect(grid.lines == [" xy"])
  }

  @Test("a control character is shown as its picture and never sent")
  func control() {
    #expect(line("a\u{1B}[2Jb") == "a␛[2Jb")
    #expect(line("\u{7F}\u{9B}\n") == "␡\u{FFFD}␊")
  }

  @Test("a grid of no size holds nothing and takes everything")
  func empty() {
    var grid = CellGrid(GridSize(columns: 0, rows: 0))
    grid.write("Ada", row: 0, column: 0)
    #expect(grid.lines.isEmpty)
  }

  @Test("a size is read from its text", arguments: [("80x24", 80, 24), ("1X1", 1, 1)])
  func size(_ text: String, _ columns: Int, _ rows: Int) {
    #expect(GridSize(text) == GridSize(columns: columns, rows: rows))
  }

  @Test("text that is no size is refused", arguments: ["", "80", "0x24", "80x", "80x24x2", "-1x5"])
  func noSize(_ text: String) {
    #expect(GridSize(text) == nil)
  }
}

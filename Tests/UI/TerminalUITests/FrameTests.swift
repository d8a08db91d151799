import TestSupport
import Testing

@testable import TerminalUI

@Suite("Frame encoder")
struct FrameEncoderTests {
  private func grid(_ lines: [String], columns: Int = 12, style: CellStyle = .plain) -> CellGrid {
    var grid = CellGrid(GridSize(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() { grid.write(line, row: row, column: 0, style: style) }
    return grid
  }

  private func bytes(
    for frame: CellGrid, after old: CellGrid? = nil, on ability: TerminalAbility = .colours
  ) -> [UInt8] {
    FrameEncoder.bytes(for: frame, after: old, on: ability)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("a full frame replaces everything on the terminal")
  func full() {
    let old = grid(["xxxxxxxxxxxx", "yyyyyyyyyyyy"])
    let new = grid([" Ada", "王小云 👩‍💻e\u{301}"], style: .highlight)
    var picture = TerminalPicture(new.size)
    picture.feed(bytes(for: old))
    picture.feed(bytes(for: new))
    #expect(picture.grid == new)
    #expect(picture.complaints.isEmpty)
  }

  @Test("if one cell changes, only this cell is sent")
  func cell() {
    let old = grid(["Ada Lovelace", "Grace Hopper"])
    let new = grid(["Ada Lovelace", "Grace_Hopper"])
    #expect(text(bytes(for: new, after: old)) == "\u{1B}[2;6H_")
  }

  @Test("changes close to each other are sent together, and distant changes are sent separately")
  func runs() {
    let old = grid(["............"])
    #expect(
      text(bytes(for: grid(["x..x........"]), after: old)) == "\u{1B}[1;1Hx..x")
    #expect(
      text(bytes(for: grid(["x..........x"]), after: old))
        == "\u{1B}[1;1Hx\u{1B}[1;12Hx")
  }

  @Test("nothing is sent for an unchanged frame")
  func same() {
    let frame = grid(["Ada"])
    #expect(bytes(for: frame, after: frame).isEmpty)
  }

  @Test("a frame of another size is sent in full")
  func size() {
    let new = grid(["Ada"], columns: 5)
    #expect(bytes(for: new, after: grid(["Ada"])) == bytes(for: new))
  }

  @Test("a style is sent once and reset at the end")
  func style() {
    var frame = CellGrid(GridSize(columns: 6, rows: 1))
    frame.write("ab", row: 0, column: 0, style: .refused)
    let blank = CellGrid(frame.size)
    #expect(
      text(bytes(for: frame, after: blank))
        == "\u{1B}[1;1H\u{1B}[0;1;31mab\u{1B}[0m")
  }

  @Test("without colors, a cell with a background color is inverse")
  func monochrome() {
    let frame = grid(["a"], columns: 1, style: .highlight)
    let bytes = bytes(for: frame, on: .monochrome)
    #expect(text(bytes) == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0;1;7ma\u{1B}[0m")
  }

  @Test("a wide character replaces narrow characters")
  func wide() {
    var new = CellGrid(GridSize(columns: 4, rows: 1))
    new.write("王", row: 0, column: 0)
    var old = new
    old.write("ab", row: 0, column: 0)
    old.write("王", row: 0, column: 0)
    old.write("x", row: 0, column: 1)
    var picture = TerminalPicture(new.size)
    picture.feed(bytes(for: old))
    picture.feed(bytes(for: new, after: old))
    #expect(picture.grid == new)
  }

  @Test(
    "after random changes, the terminal shows the new frame", .tags(.random),
    arguments: 0..<50 as Range<UInt64>)
  func random(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = GridSize(columns: 9, rows: 3)
    let texts = ["a", "王", "e\u{301}", "👩‍💻", "Ada Lovelace", " ", "\u{1B}[2J"]
    let styles = [CellStyle.plain, .bar, .highlight, .detail, .field]
    var shown = CellGrid(size)
    var picture = TerminalPicture(size)
    for _ in 0..<20 {
      var next = shown
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        next.write(
          texts.randomElement(using: &generator) ?? "", row: .random(in: 0..<3, using: &generator),
          column: .random(in: -1..<9, using: &generator),
          style: styles.randomElement(using: &generator) ?? .plain)
      }
      picture.feed(bytes(for: next, after: shown))
      shown = next
      #expect(picture.grid == shown, "seed \(seed)")
    }
    #expect(picture.complaints.isEmpty)
  }
}

@Suite("Terminal ability")
struct TerminalAbilityTests {
  @Test(
    "`TerminalAbility` depends on `TERM` and `NO_COLOR`, and is nil if `TERM` is missing or `dumb`",
    arguments: [
      (["TERM": "xterm-256color"], TerminalAbility.colours), (["TERM": "linux"], .colours),
      (["TERM": "xterm", "NO_COLOR": "1"], .monochrome),
      (["TERM": "xterm", "NO_COLOR": ""], .colours), (["TERM": "vt220"], .monochrome),
      (["TERM": "dumb"], nil), ([:], nil),
    ] as [([String: String], TerminalAbility?)])
  func ability(_ environment: [String: String], _ ability: TerminalAbility?) {
    #expect(TerminalAbility(environment) == ability)
  }
}

@Suite("Cell grid")
struct CellGridTests {
  private func line(_ text: String, columns: Int = 10, at column: Int = 0) -> String {
    var grid = CellGrid(GridSize(columns: columns, rows: 1))
    grid.write(text, row: 0, column: column)
    return grid.lines[0]
  }

  @Test("truncating a text of 20,000 characters takes less than a minute", .timeLimit(.minutes(1)))
  func longText() {
    let text = String(repeating: "字", count: 20_000)
    #expect(text.truncated(to: 6) == "字字…")
  }

  @Test("text is cut at the edges of the grid")
  func edge() {
    #expect(line("Ada Lovelace", columns: 7) == "Ada Lov")
    #expect(line("Ada", at: 4) == "    Ada")
    #expect(line("Ada", at: -1) == "da")
  }

  @Test("writing outside the rows changes nothing")
  func noRow() {
    var grid = CellGrid(GridSize(columns: 3, rows: 1))
    grid.write("Ada", row: 1, column: 0)
    grid.write("Ada", row: -1, column: 0)
    #expect(grid.lines == [""])
  }

  @Test("an ideograph, an emoji or a flag takes two columns, and a combining mark takes none")
  func widths() {
    var grid = CellGrid(GridSize(columns: 20, rows: 1))
    #expect(grid.write("王小云", row: 0, column: 0) == 6)
    #expect(grid.write("👩‍💻", row: 0, column: 6) == 8)
    #expect(grid.write("e\u{301}", row: 0, column: 8) == 9)
    #expect(grid.write("☎\u{FE0F}", row: 0, column: 9) == 11)
    #expect(grid.write("🇸🇪", row: 0, column: 11) == 13)
    #expect(grid.lines == ["王小云👩‍💻e\u{301}☎\u{FE0F}🇸🇪"])
  }

  @Test("a wide character that does not fit at the edge is left out")
  func halved() {
    #expect(line("ab王", columns: 3) == "ab")
  }

  @Test("overwriting half of a wide character removes the other half")
  func overwritten() {
    var grid = CellGrid(GridSize(columns: 4, rows: 1))
    grid.write("王云", row: 0, column: 0)
    grid.write("x", row: 0, column: 1)
    #expect(grid.lines == [" x云"])
    grid.write("y", row: 0, column: 2)
    #expect(grid.lines == [" xy"])
  }

  @Test("a control character is replaced with a visible symbol")
  func control() {
    #expect(line("a\u{1B}[2Jb") == "a␛[2Jb")
    #expect(line("\u{7F}\u{9B}\n") == "␡\u{FFFD}␊")
  }

  @Test("a grid of size 0 accepts text and has no lines")
  func empty() {
    var grid = CellGrid(GridSize(columns: 0, rows: 0))
    grid.write("Ada", row: 0, column: 0)
    #expect(grid.lines.isEmpty)
  }

  @Test("`GridSize` parses a valid size", arguments: [("80x24", 80, 24), ("1X1", 1, 1)])
  func size(_ text: String, _ columns: Int, _ rows: Int) {
    #expect(GridSize(text) == GridSize(columns: columns, rows: rows))
  }

  @Test(
    "`GridSize` is nil for an invalid size",
    arguments: ["", "80", "0x24", "80x", "80x24x2", "-1x5"])
  func noSize(_ text: String) {
    #expect(GridSize(text) == nil)
  }
}

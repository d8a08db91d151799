import Foundation
import ServiceLocator
import Testing

@Suite("TableItemSource: the items of a table")
@MainActor struct TableItemSourceTests {
  @Test("a table source has one row for each item, in the same order")
  func rows() async throws {
    let source = ManualItemSource()
    #expect(source.numberOfRows == 0)
    source.end(1, with: .success(["first", "second"]))
    try await source.load()
    try #require(source.numberOfRows == 2)
    #expect(source.item(inRow: 1) == "second")
  }

  @Test("a cell that conforms to `RowTextShowing` shows the text of its row")
  func fill() async throws {
    let source = ManualItemSource()
    source.end(1, with: .success(["first", "second"]))
    try await source.load()
    try #require(source.numberOfRows == 2)
    let cell = RowTextCellSpy()
    source.fill(cell, inRow: 1)
    #expect(cell.text == RowText("second", detail: nil))
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("a cell that does not conform to `RowTextShowing` stops the program")
    func plainCell() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let source = ManualItemSource()
        source.end(1, with: .success(["first"]))
        try await source.load()
        source.fill(NSObject(), inRow: 0)
      }
      #expect(
        result?.serviceMessage.contains("does not conform to RowTextShowing") == true)
    }
  #endif
}

/// A cell that stores the text it shows.
private final class RowTextCellSpy: RowTextShowing {
  private(set) var text: RowText?

  func show(_ text: RowText) { self.text = text }
}

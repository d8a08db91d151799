import DataSource
import Foundation
import TestSupport
import Testing

@MainActor private protocol NumberShowing: AnyObject {
  var shownNumber: Int { get set }
}

private final class TextLabelCell: CellTextShowing {
  var shownText: String?
}

private final class NumberLabelCell: NumberShowing {
  var shownNumber = 0
}

@Suite("Cells: configurations and the adapters' base class")
@MainActor struct ListAdapterTests {
  private let text = CellConfiguration<Row>(identifier: "text") {
    (cell: any CellTextShowing, row) in cell.shownText = "\(row)"
  }
  private let number = CellConfiguration<Row>(identifier: "number") {
    (cell: any NumberShowing, row) in cell.shownNumber = row.id
  }

  @Test("a configuration fills any object that conforms to its protocol")
  func withoutATable() {
    let cell = TextLabelCell()
    text.configure(cell, with: 7)
    #expect(cell.shownText == "7")
    #expect(text.identifier == "text")
  }

  @Test("an adapter fills a dequeued cell with the item at an index path")
  func cellOfAnItem() throws {
    let adapter = ListAdapter(
      try SectionedDataSource(list(("A", [1]), ("B", [2, 3]))), cell: text)
    let dequeued = TextLabelCell()
    let cell = adapter.cell(at: IndexPath(indexes: [1, 1])) { identifier in
      #expect(identifier == "text")
      return dequeued
    }
    #expect(cell === dequeued)
    #expect(cell.shownText == "3")
  }

  @Test("an adapter uses the cell configuration of its `ArrayDataSource`")
  func configured() {
    let source = ArrayDataSource(items: [Row(id: 7)], identifier: "row") {
      (cell: any CellTextShowing, row) in cell.shownText = "Row \(row)"
    }
    var identifiers: [String] = []
    let cell = ListAdapter(source).cell(at: IndexPath(indexes: [0, 0])) { identifier in
      identifiers.append(identifier)
      return TextLabelCell()
    }
    #expect(cell.shownText == "Row 7")
    #expect(identifiers == ["row"])
  }

  @Test("the adapter's closure chooses the kind of cell for each item")
  func twoKinds() throws {
    let (text, number) = (text, number)
    let source = ItemHolder<Row>([Row(id: 1, text: "st"), 7])
    let adapter = ListAdapter(SharedDataSource(source)) { $0.text.isEmpty ? number : text }
    let cells = (0...1).map { row in
      adapter.cell(at: IndexPath(indexes: [0, row])) { identifier -> AnyObject in
        identifier == "text" ? TextLabelCell() : NumberLabelCell()
      }
    }
    #expect((cells[0] as? TextLabelCell)?.shownText == "1st")
    #expect((cells[1] as? NumberLabelCell)?.shownNumber == 7)
  }

  @Test("an adapter retains its source and is deallocated after use", .tags(.memory))
  func lifetime() async throws {
    weak var source: SectionedDataSource<String, Row>?
    try await expectFreed {
      let made = try SectionedDataSource(list(("A", [1])))
      source = made
      return ListAdapter(made, cell: text)
    }
    #expect(source == nil)
    let adapter = try {
      let made = try SectionedDataSource(list(("A", [1])))
      source = made
      return ListAdapter(made, cell: text)
    }()
    withExtendedLifetime(adapter) { #expect(source != nil) }
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("a cell of the wrong type stops the program with a message")
    func wrongCell() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let configuration = CellConfiguration<Int>(identifier: "number") {
            (cell: any NumberShowing, item) in cell.shownNumber = item
          }
          configuration.configure(TextLabelCell(), with: 7)
        }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("The cell \"number\" is a TextLabelCell, not a"))
      #expect(message.contains("NumberShowing"))
    }
  #endif
}

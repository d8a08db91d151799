import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A row with a number as its id, and text that can change.
struct Row: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: Int
  var text = ""

  var description: String { "\(id)\(text)" }
}

extension Row: ExpressibleByIntegerLiteral {
  init(integerLiteral id: Int) { self.init(id: id) }
}

typealias TestSection = ListSection<String, Row>

/// Returns sections from pairs of a name and rows: `list(("A", [1, 2]), ("B", [3]))`.
func list(_ sections: (String, [Row])...) -> [TestSection] {
  sections.map { TestSection(id: $0.0, items: $0.1) }
}

extension [TestSection] {
  /// The text of each row, section by section.
  var texts: [[String]] { map { $0.items.map(\.description) } }
}

extension ItemPosition: ExpressibleByArrayLiteral {
  /// Creates row 0 of section 1 from `[1, 0]`.
  public init(arrayLiteral elements: Int...) {
    self.init(section: elements[0], row: elements[1])
  }
}

/// A cell that shows text. Tests use this protocol instead of a cell class.
@MainActor protocol TextShowing: AnyObject {
  var shownText: String? { get set }
}

final class TextCell: TableViewCell, TextShowing {
  var shownText: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }
}

/// A headless table in a window that is high enough for every row.
@MainActor final class TableStage<Source: ListSource> {
  let window: Window
  let table: TableView
  let adapter: TableViewAdapter<Source>

  init(_ adapter: TableViewAdapter<Source>, onScreen: Bool = true, height: CGFloat = 4_000) {
    self.adapter = adapter
    window = Window(size: CGSize(width: 320, height: height))
    table = TableView(frame: window.bounds, style: .plain)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = adapter
    if onScreen { window.addSubview(table) }
    window.displayIfNeeded()
  }

  /// The text of each row on screen, section by section.
  var shown: [[String]] {
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        text(at: IndexPath(row: row, section: section)) ?? "no cell"
      }
    }
  }

  /// The text of the cell at `indexPath`, or nil if the row has no cell.
  func text(at indexPath: IndexPath) -> String? {
    (table.cellForRow(at: indexPath) as? any TextShowing)?.shownText
  }
}

extension TableStage where Source.Item == Row {
  convenience init(_ source: Source, onScreen: Bool = true, height: CGFloat = 4_000) {
    let cell = CellConfiguration<Row>(identifier: "text") { (cell: any TextShowing, row) in
      cell.shownText = "\(row)"
    }
    self.init(TableViewAdapter(source, cell: cell), onScreen: onScreen, height: height)
  }
}

/// A list that records its updates and forwards them to a table.
@MainActor final class UpdateSpy: RowChanging {
  private(set) var updates: [ListUpdate] = []
  private let next: (any RowChanging)?
  /// Called at the start of a change, before the data changes.
  var beforeChange: (@MainActor () -> Void)?
  /// Called during a change, after the data has changed.
  var duringChange: (@MainActor () -> Void)?

  init(forwardingTo next: (any RowChanging)? = nil) { self.next = next }

  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    updates.append(update)
    beforeChange?()
    if let next { next.changeRows(by: update, updatingData: updatingData) } else { updatingData() }
    duringChange?()
  }
}

/// A manager whose rows the test changes.
@MainActor final class ManagerDouble: ListManaging {
  weak var delegate: (any RowChanging)?
  private let source = SectionedDataSource<String, Row>()

  init(_ sections: [TestSection]) { change(to: sections) }

  func change(to sections: [TestSection]) {
    do {
      guard let delegate else { return _ = try source.apply(sections) }
      try source.apply(sections, to: delegate)
    } catch { fatalError("\(error)") }
  }

  var numberOfSections: Int { source.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { source.numberOfItems(inSection: section) }
  func item(at position: ItemPosition) -> Row { source.item(at: position) }
}

import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI

/// What the test's cells show, stated as a protocol: no test names a cell class but the stage.
@MainActor protocol TextShowing: AnyObject {
  var shownText: String? { get set }
}

/// A cell that shows one text.
final class TextCell: TableViewCell, TextShowing {
  var shownText: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }
}

/// A rule-keeping table on screen, high enough that every row has a cell.
@MainActor final class TableStage<Source: ListSource> {
  let window = Window(size: CGSize(width: 320, height: 4_000))
  let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 4_000), style: .plain)
  let adapter: TableViewAdapter<Source>

  init(_ adapter: TableViewAdapter<Source>, onScreen: Bool = true) {
    self.adapter = adapter
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = adapter
    if onScreen { window.addSubview(table) }
    window.displayIfNeeded()
  }

  /// What a person reads, section by section.
  var shown: [[String]] {
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let cell = table.cellForRow(at: IndexPath(row: row, section: section)) as? any TextShowing
        return cell?.shownText ?? "no cell"
      }
    }
  }
}

extension TableStage {
  convenience init(_ source: Source, onScreen: Bool = true) where Source.Item == Row {
    let cell = CellConfiguration<Row>(identifier: "text") { (cell: any TextShowing, row) in
      cell.shownText = "\(row)"
    }
    self.init(TableViewAdapter(source, cell: cell), onScreen: onScreen)
  }
}

extension TableStage where Source: ConfiguredSource {
  convenience init(configured source: Source) {
    self.init(TableViewAdapter(source))
  }
}

extension [TestSection] {
  /// What a person shall read.
  var texts: [[String]] { map { $0.items.map(\.description) } }
}

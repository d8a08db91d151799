import DataSource
import HeadlessUI

extension [TestSection] {
  /// The text of each row, section by section.
  var texts: [[String]] { map { $0.items.map(\.description) } }
}

final class TextCell: UITableViewCell, CellTextShowing {
  var shownText: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }
}

/// A headless table and a window, which by default is high enough for every row.
@MainActor final class TableStage<Source: ListSource> {
  let window: UIWindow
  let table: UITableView
  let adapter: TableViewAdapter<Source>

  init(_ adapter: TableViewAdapter<Source>, onScreen: Bool = true, height: CGFloat = 4_000) {
    self.adapter = adapter
    window = UIWindow(size: CGSize(width: 320, height: height))
    table = UITableView(frame: window.bounds, style: .plain)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = adapter
    if onScreen { window.addSubview(table) }
    window.displayIfNeeded()
  }

  /// The text of each row, section by section, or “no cell” for a row that is not on screen.
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
    (table.cellForRow(at: indexPath) as? any CellTextShowing)?.shownText
  }
}

extension TableStage where Source.Item == Row {
  convenience init(_ source: Source, onScreen: Bool = true, height: CGFloat = 4_000) {
    let cell = CellConfiguration<Row>(identifier: "text") { (cell: any CellTextShowing, row) in
      cell.shownText = "\(row)"
    }
    self.init(TableViewAdapter(source, cell: cell), onScreen: onScreen, height: height)
  }
}

final class TextTile: UICollectionViewCell, CellTextShowing {
  var shownText: String?
}

/// A headless collection view with three columns, and a window that is high enough for all items.
@MainActor final class CollectionStage<Source: ListSource> where Source.Item == Row {
  let window = UIWindow(size: CGSize(width: 320, height: 4_000))
  let view: UICollectionView
  let adapter: CollectionViewAdapter<Source>

  init(_ source: Source, onScreen: Bool = true) {
    let cell = CellConfiguration<Row>(identifier: "text") { (cell: any CellTextShowing, row) in
      cell.shownText = "\(row)"
    }
    adapter = CollectionViewAdapter(source, cell: cell)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 44)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(TextTile.self, forCellWithReuseIdentifier: "text")
    view.dataSource = adapter
    if onScreen { window.addSubview(view) }
    window.displayIfNeeded()
  }

  /// The text of each item, section by section, or “no cell” for an item that is not on screen.
  var shown: [[String]] {
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        (view.cellForItem(at: [section, item]) as? any CellTextShowing)?.shownText ?? "no cell"
      }
    }
  }
}

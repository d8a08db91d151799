import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

final class TextTile: CollectionViewCell, TextShowing {
  var shownText: String?
}

/// A headless collection view with three columns, in a window that is tall enough for every item.
@MainActor final class CollectionStage<Source: ListSource> where Source.Item == Row {
  let window = Window(size: CGSize(width: 320, height: 4_000))
  let view: CollectionView
  let adapter: CollectionViewAdapter<Source>

  init(_ source: Source, onScreen: Bool = true) {
    let cell = CellConfiguration<Row>(identifier: "text") { (cell: any TextShowing, row) in
      cell.shownText = "\(row)"
    }
    adapter = CollectionViewAdapter(source, cell: cell)
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 44)
    view = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(TextTile.self, forCellWithReuseIdentifier: "text")
    view.dataSource = adapter
    if onScreen { window.addSubview(view) }
    window.displayIfNeeded()
  }

  /// The text of each item on screen, section by section.
  var shown: [[String]] {
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        (view.cellForItem(at: [section, item]) as? any TextShowing)?.shownText ?? "no cell"
      }
    }
  }
}

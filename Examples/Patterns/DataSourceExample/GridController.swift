import DataSource

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A collection view with the same data source class as the table. Adapter and cell differ.
final class GridController: UIViewController {
  private let source = SectionedDataSource<String, Contact>()
  private lazy var adapter = CollectionViewAdapter(source, cell: Self.contactCell)
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)

  override func loadView() {
    grid.register(LineTile.self, forCellWithReuseIdentifier: Self.contactCell.identifier)
    grid.dataSource = adapter
    view = grid
  }

  func show(_ contacts: [Contact]) throws {
    try source.apply([ListSection(id: "A", items: contacts)], to: grid)
  }

  private static let contactCell = CellConfiguration<Contact>(identifier: "contact") {
    (cell: any LineShowing, contact) in cell.line = contact.name
  }

  private static var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 44)
    return layout
  }
}

/// An item of the grid, which shows one line of text.
final class LineTile: UICollectionViewCell, LineShowing {
  private lazy var label = UILabel()

  var line: String? {
    get { label.text }
    set {
      label.text = newValue
      if label.superview == nil { contentView.addSubview(label) }
    }
  }
}

import DataSource

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The grid's view: a collection view with as many columns as fit, or a message.
///
/// The data source computes the changes from the old tiles to the new tiles, as it does for a
/// table.
@MainActor
final class PostsGridView: UIView {
  /// The control that chooses the order. It is hidden if there are fewer than two posts.
  let orderControl = UISegmentedControl(items: ["Newest", "Oldest"])
  /// The collection view, which shows a tile for each post.
  let collectionView: UICollectionView
  /// The data source of the tiles, in one section.
  let source = SectionedDataSource<Int, PostTile>()
  /// The tiles, the first at the top left.
  var tiles: [PostTile] = [] { didSet { showTiles() } }

  private let layout = UICollectionViewFlowLayout()
  private lazy var adapter = CollectionViewAdapter(source, cell: PostTile.cell)
  private let messageLabel = UILabel()
  private let indicator = UIActivityIndicatorView(style: .medium)

  /// The minimum width and the height of a tile, in points.
  private static let tileSize = CGSize(width: 300, height: 4 * 44)

  override init(frame: CGRect) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    collectionView.register(
      PostTileCell.self, forCellWithReuseIdentifier: PostTile.cell.identifier)
    collectionView.dataSource = adapter
    orderControl.accessibilityLabel = "Order"
    orderControl.isHidden = true
    messageLabel.numberOfLines = 0
    for part in [collectionView, orderControl, messageLabel, indicator] { addSubview(part) }
    indicator.startAnimating()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (grid: PostsGridView, _) in grid.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a message instead of posts. Nil removes the message.
  func show(message: String?) {
    messageLabel.text = message
    indicator.stopAnimating()
    setNeedsLayout()
  }

  /// Places as many columns as fit. With an accessibility text size, there is only one column.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    messageLabel.frame = CGRect(x: 16, y: 0, width: max(0, width - 32), height: 3 * 44)
    indicator.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    orderControl.frame = indicator.frame.insetBy(dx: 16, dy: 0)
    let needsWidth = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let columns = needsWidth ? 1 : max(1, (width / Self.tileSize.width).rounded(.down))
    layout.itemSize = CGSize(
      width: (width / columns).rounded(.down), height: Self.tileSize.height)
    let top = orderControl.isHidden ? 0 : orderControl.frame.maxY
    collectionView.frame = CGRect(
      x: 0, y: top, width: width, height: max(0, bounds.height - top))
  }

  private func showTiles() {
    orderControl.isHidden = tiles.count < 2
    setNeedsLayout()
    do {
      try source.apply([ListSection(id: 0, items: tiles)], to: collectionView)
    } catch {
      show(message: error.description)
    }
  }
}

/// A view that shows items in sections and places them with a layout.
///
/// The collection view requests cells only for visible items, when it is laid out or updated. An
/// update moves each visible cell together with its item, unless the item is deleted or reloaded.
/// Invalid updates cause the same errors as in UIKit, with the same messages.
///
/// The collection view holds its data source and its delegate weakly. Headers and footers are not
/// supported.
@MainActor open class UICollectionView: UIScrollView {
  /// The position of an item after scrolling. An empty set scrolls by the shortest distance.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// The top edge of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The middle of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)

    /// Creates a set of positions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// The data source, which is held weakly. Setting it removes all cells.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which is held weakly.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// The layout, which places the items.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutChanged(from: oldValue) } }
  /// Whether the user can select items.
  open var allowsSelection = true

  var cells = CellStore<UICollectionViewCell>()
  /// The item count of each section, or `nil` if the counts must be read again.
  var itemCounts: [Int]?

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Requests and places the cells of the visible items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleCells()
  }

  /// The frame of the collection view. After a change of the size, the items are placed again.
  open override var frame: CGRect { didSet { if frame.size != oldValue.size { setNeedsLayout() } } }

  /// Removes all cells and the selection.
  ///
  /// The item counts are read from the data source again when they are next needed.
  open func reloadData() {
    cells.reloadCount += 1
    recycleCells { _ in true }
    cells.selected = []
    itemCounts = nil
    setNeedsLayout()
  }

  private func layoutChanged(from old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    setNeedsLayout()
  }
}

/// The base class of the layouts of a collection view.
///
/// It places no items itself, so use ``UICollectionViewFlowLayout``.
@MainActor open class UICollectionViewLayout {
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public init() {}

  /// Makes the collection view place its items again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  func geometry(of counts: [Int], width: CGFloat) -> FlowGeometry { FlowGeometry() }
}

/// A layout that places items of one size in lines, from left to right.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of every item.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The vertical space between two lines of a section.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest horizontal space between two items. The space grows until a full line fills the
  /// width.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// Returns the frames of the items. As in UIKit, the layout warns if an item is too wide.
  override func geometry(of counts: [Int], width: CGFloat) -> FlowGeometry {
    if itemSize.width > width, counts.contains(where: { $0 > 0 }) {
      Violation.warn(
        """
        The behavior of the UICollectionViewFlowLayout is not defined because: the item width must \
        be less than the width of the UICollectionView minus the section insets left and right \
        values, minus the content insets left and right values.
        """)
    }
    return FlowGeometry(
      counts: counts, space: width, itemSize: itemSize, line: minimumLineSpacing,
      between: minimumInteritemSpacing)
  }
}

/// The frames of the items in a flow layout.
///
/// The time to create a value depends only on the number of sections.
struct FlowGeometry {
  private var sections: [(items: Int, start: CGFloat)] = []
  private var size = CGSize.zero
  private var columns = 1
  /// The distances from one item and from one line to the next.
  private var step = CGSize.zero
  private var left: CGFloat = 0
  /// The height of the content.
  private(set) var height: CGFloat = 0

  /// Creates a geometry without items.
  init() {}

  init(
    counts: [Int], space: CGFloat, itemSize: CGSize, line: CGFloat, between: CGFloat
  ) {
    size = itemSize
    columns = max(1, Int((space + between) / max(1, itemSize.width + between)))
    let rest = max(0, space - CGFloat(columns) * itemSize.width)
    let gap = columns > 1 ? rest / CGFloat(columns - 1) : 0
    step = CGSize(width: itemSize.width + gap, height: itemSize.height + line)
    // If only one item fits into a line, UIKit centers each item.
    left = columns > 1 ? 0 : rest / 2
    for count in counts {
      let lines = (count + columns - 1) / columns
      sections.append((count, height))
      height += lines > 0 ? CGFloat(lines) * step.height - line : 0
    }
  }

  func frame(of position: RowPosition) -> CGRect {
    let (line, column) = position.row.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      x: left + CGFloat(column) * step.width,
      y: sections[position.section].start + CGFloat(line) * step.height,
      width: size.width, height: size.height)
  }

  /// Returns the items of the lines that overlap a range of y coordinates.
  ///
  /// The space below a line counts as a part of it.
  func items(from minY: CGFloat, to maxY: CGFloat) -> [RowPosition] {
    guard step.height > 0, maxY > minY else { return [] }
    return sections.enumerated().flatMap { index, section in
      let first = max(0, Int(((minY - section.start) / step.height).rounded(.down)))
      let end = max(0, Int(((maxY - section.start) / step.height).rounded(.up)))
      let items =
        min(first * columns, section.items)..<min(max(first, end) * columns, section.items)
      return items.map { RowPosition(section: index, row: $0) }
    }
  }
}

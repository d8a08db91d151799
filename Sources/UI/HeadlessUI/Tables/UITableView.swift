/// A list of rows in sections. All rows have the same height.
///
/// The table requests a new cell only for a row that becomes visible or is reloaded. So every other
/// visible row keeps its cell during an update. The table validates every update as UIKit does,
/// with the same messages.
///
/// A table without a size has no visible rows. The data source and the delegate are held weakly.
@MainActor open class UITableView: UIScrollView {
  /// The style of a table. HeadlessUI draws all styles alike.
  public enum Style: Sendable { case plain, grouped, insetGrouped }

  /// The animation of an update. HeadlessUI animates nothing.
  public enum RowAnimation: Sendable { case automatic, fade, none }

  /// The position of a row after scrolling. `none` scrolls by the shortest distance.
  public enum ScrollPosition: Sendable { case none, top, middle, bottom }

  /// The style of the table.
  public let style: Style
  /// The data source, which is held weakly. Setting it removes all rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { removeAllRows() } }
  /// The delegate, which is held weakly.
  open weak var delegate: (any UITableViewDelegate)?
  /// The height of every row, in points.
  open var rowHeight: CGFloat = 44 { didSet { geometryChanged() } }
  /// The height of every section header, in points.
  open var sectionHeaderHeight: CGFloat = 28 { didSet { geometryChanged() } }
  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// A view behind the rows, for example the message of an empty list.
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// Whether the user can select a row. In editing mode the user cannot select rows.
  open var allowsSelection = true
  /// Whether the table is being edited. Setting this property calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  var cells = CellStore<UITableViewCell>()
  /// The sections that the data source last reported, or `nil` if they must be read again.
  var record: [TableSection]?
  var needsVisibleCells = true
  /// Whether the default `tableView(_:commit:forRowAt:)` was called, which commits no edit.
  var ignoredCommit = false
  private var isBeingEdited = false { didSet { if isEditing != oldValue { editingChanged() } } }

  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Requests and places the cells of the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    needsVisibleCells = true
    updateVisibleCells()
    backgroundView?.frame = bounds
  }

  /// The visible part of the content. Changing it can change which rows are visible.
  open override var bounds: CGRect { didSet { needsVisibleCells = true } }
  /// The frame of the table. Changing it can change which rows are visible.
  open override var frame: CGRect { didSet { needsVisibleCells = true } }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }

  /// Removes all cells and the selection, and reads the row counts again.
  ///
  /// The next layout requests the cells of the visible rows.
  open func reloadData() {
    cells.reloadCount += 1
    removeAllRows()
    loadRecordIfNeeded()
  }

  private func removeAllRows() {
    removeAllCells()
    cells.selected = []
    record = nil
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: new === backgroundView ? 0 : subviews.count) }
    geometryChanged()
  }

  private func geometryChanged() {
    needsVisibleCells = true
    setNeedsLayout()
  }
}

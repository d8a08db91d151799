public import Foundation

/// A list of rows in sections (`UITableView`), one column, all rows of one height.
///
/// It asks its data source for the cells of the rows that are in sight and for no others, keeps
/// each cell with its row through every update, and asks again only where a row is inserted,
/// reloaded or scrolled into sight. Every update is checked as `UITableView` does, in its words.
///
/// A table without a size has no rows in sight: give it a frame. The data source and the delegate
/// are not kept alive.
@MainActor open class TableView: ScrollView {
  /// How sections are set apart; HeadlessUI draws them alike.
  public enum Style: Sendable {
    /// One below the other.
    case plain
    /// In groups.
    case grouped
    /// In groups with rounded corners.
    case insetGrouped
  }

  /// How an update is animated; HeadlessUI animates nothing.
  public enum RowAnimation: Sendable {
    /// As the system likes.
    case automatic
    /// Fading.
    case fade
    /// Not at all.
    case none
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Sendable {
    /// Just into sight.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// How sections are set apart.
  public let style: Style
  /// Says what is shown; not kept alive. Setting it forgets all rows.
  open weak var dataSource: (any TableViewDataSource)? { didSet { forgetData() } }
  /// Is asked and told; not kept alive.
  open weak var delegate: (any TableViewDelegate)?
  /// The height of every row, in points.
  open var rowHeight: CGFloat = 44 { didSet { geometryChanged() } }
  /// The height of the title above a section that has one, in points.
  open var sectionHeaderHeight: CGFloat = 28 { didSet { geometryChanged() } }
  /// A view above all rows.
  open var tableHeaderView: View? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: View? { didSet { replace(oldValue, with: tableFooterView) } }
  /// A view behind the rows: what an empty list says.
  open var backgroundView: View? { didSet { replace(oldValue, with: backgroundView) } }
  /// Whether touches select rows.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether touches select rows while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether it is being edited. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  var registeredClasses: [String: TableViewCell.Type] = [:]
  var reusableCells: [String: [TableViewCell]] = [:]
  /// What the data source said last; `nil` before it was first asked.
  var record: TableRecord?
  /// The cells in sight. `record` and this are all that the table knows of its rows.
  var shownCells: [RowPosition: TableViewCell] = [:]
  var selectedRows: Set<RowPosition> = []
  var update: TableUpdate?
  var updateDepth = 0
  var updateCompletions: [(Bool) -> Void] = []
  var asking: TableAsking?
  var needsVisibleCells = true
  var committedNothing = false
  private var isBeingEdited = false { didSet { if isEditing != oldValue { editingChanged() } } }

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Gives the rows in sight their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    needsVisibleCells = true
    updateVisibleCells()
    backgroundView?.frame = bounds
  }

  /// Other rows come into sight.
  open override var bounds: CGRect { didSet { needsVisibleCells = true } }
  /// Other rows come into sight.
  open override var frame: CGRect { didSet { needsVisibleCells = true } }

  /// Switches between reading and editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
  }

  /// Forgets every cell and the selection, asks the data source for its numbers now, and for the
  /// cells in sight at the next layout.
  open func reloadData() {
    dropAllCells()
    selectedRows = []
    record = nil
    loadRecordIfNeeded()
    setNeedsLayout()
  }

  private func forgetData() {
    dropAllCells()
    selectedRows = []
    record = nil
    setNeedsLayout()
  }

  private func replace(_ old: View?, with new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: new === backgroundView ? 0 : subviews.count) }
    geometryChanged()
  }

  private func geometryChanged() {
    record?.invalidateGeometry()
    needsVisibleCells = true
    setNeedsLayout()
  }
}

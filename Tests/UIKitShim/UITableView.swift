// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }

  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    declaredOnly()
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    declaredOnly()
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    declaredOnly()
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { declaredOnly() }
  open var style: UITableView.Style { declaredOnly() }
  open var rowHeight: CGFloat = 0
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection: Bool = false
  open var allowsMultipleSelection: Bool = false
  open var isEditing: Bool = false
  open func setEditing(_ editing: Bool, animated: Bool) { declaredOnly() }
  open var numberOfSections: Int { declaredOnly() }
  open func numberOfRows(inSection section: Int) -> Int { declaredOnly() }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { declaredOnly() }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { declaredOnly() }
  open var visibleCells: [UITableViewCell] { declaredOnly() }
  open var indexPathsForVisibleRows: [IndexPath]? { declaredOnly() }
  open var indexPathsForSelectedRows: [IndexPath]? { declaredOnly() }
  open var indexPathForSelectedRow: IndexPath? { declaredOnly() }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { declaredOnly() }

  open func reloadData() { declaredOnly() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { declaredOnly() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    declaredOnly()
  }
  open func beginUpdates() { declaredOnly() }
  open func endUpdates() { declaredOnly() }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    declaredOnly()
  }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    declaredOnly()
  }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    declaredOnly()
  }
  open func moveSection(_ section: Int, toSection newSection: Int) { declaredOnly() }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    declaredOnly()
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    declaredOnly()
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    declaredOnly()
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { declaredOnly() }
}

extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case none = 5
    case automatic = 100
  }
}

@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  public init(style: UITableView.Style) { declaredOnly() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declaredOnly()
  }
  public required init?(coder: NSCoder) { declaredOnly() }

  open var tableView: UITableView!
  open var refreshControl: UIRefreshControl?

  open func numberOfSections(in tableView: UITableView) -> Int { declaredOnly() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    declaredOnly()
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    declaredOnly()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    declaredOnly()
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    declaredOnly()
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    declaredOnly()
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    declaredOnly()
  }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    declaredOnly()
  }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    declaredOnly()
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { declaredOnly() }
  public var section: Int {
    get { declaredOnly() }
    set { declaredOnly() }
  }
  public var row: Int {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}

/// A controller whose view is a table.
///
/// The controller is the data source and the delegate of its table. Every optional method of both
/// protocols is declared here as `open`, with UIKit's default. So a subclass can override the
/// method as in UIKit.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Creates a controller with a table of the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The table, which is the controller's view.
  public var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Sets ``tableView`` to the storyboard's table or to a new table.
  ///
  /// The controller becomes the data source and the delegate of the table.
  open override func loadView() {
    let table =
      storyboardView as? UITableView
      ?? UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    storyboardView = nil
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let row = tableView?.indexPathForSelectedRow {
      tableView?.deselectRow(at: row, animated: animated)
    }
  }

  /// Begins or ends editing of the controller and its table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of rows in a section. The default is 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns a cell for a row. A subclass must override this method, or UIKit raises an exception.
  ///
  /// If a ``ViolationLog`` records the exception, the default returns a plain cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    Violation.raise("UITableView dataSource must return a cell from tableView(_:cellForRowAt:)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The default implementation returns 1, so the table has one section.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The default implementation returns `nil`, so the section has no title above it.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// The default implementation returns `true`, so every row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation commits no edit, so a swipe cannot show Delete.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.ignoredCommit = true }

  // MARK: UITableViewDelegate

  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The default implementation returns `nil`, so the swipe shows no action.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The default implementation returns `nil`, so the swipe may show Delete.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

public import Foundation

/// A controller whose view is a table (`UITableViewController`), and who fills it.
///
/// Every method that UIKit declares optional is here, `open`, with what UIKit does when it is
/// missing, so that a subclass overrides it by that word as it does in UIKit.
@MainActor open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  /// Whether the selection goes when the table appears again; `true` unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// A controller of a table of a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init()
  }

  /// A controller of a plain table.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Its view, as the table that it is.
  public var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }

  /// Makes the table, or takes the storyboard's, and fills it from this controller.
  open override func loadView() {
    let table =
      storyboardView as? TableView
      ?? TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    storyboardView = nil
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Clears the selection, if it is to.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for row in tableView?.indexPathsForSelectedRows ?? [] {
      tableView?.deselectRow(at: row, animated: animated)
    }
  }

  /// Switches the table too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: TableViewDataSource

  /// No row, unless overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// UIKit raises unless this is overridden; recorded, a plain cell is returned.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    Violation.raise("TableView dataSource must return a cell from tableView(_:cellForRowAt:)")
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// One section, unless overridden.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// None, unless overridden.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// None, unless overridden.
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// It can, unless overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Nothing is committed, unless overridden.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.dataSourceCommitsNothing()
  }

  /// It cannot, unless overridden.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// None, unless overridden.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section of the same number, unless overridden.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: TableViewDelegate

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// It may, unless overridden.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// The touched one, unless overridden.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing, unless overridden.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// The one selected, unless overridden.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing, unless overridden.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// To delete it, unless overridden.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }

  /// The system's word, unless overridden.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
}

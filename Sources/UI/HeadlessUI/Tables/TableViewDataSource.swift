public import Foundation

/// Says what a table shows (`UITableViewDataSource`).
///
/// All but the first two methods are optional; their defaults do what UIKit does when a method is
/// missing. **A default is chosen once, where a class conforms.** UIKit looks an optional method
/// up anew in each object; Swift does not. So a class that conforms *and* is to be subclassed
/// declares, `open`, whatever a subclass may override: ``TableViewController`` declares them all.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row: one from ``TableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// How many sections there are; one unless implemented.
  func numberOfSections(in tableView: TableView) -> Int
  /// The title above a section; none unless implemented.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; none unless implemented.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited; `true` unless implemented.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// A person confirmed to delete, or to insert at, a row. A row swipes only if this is
  /// implemented.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Whether a person can move a row; only if implemented.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// A person moved a row: move it in the data too. The table has moved the cell.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// The index at the right edge, "A" to "Z"; none unless implemented.
  func sectionIndexTitles(for tableView: TableView) -> [String]?
  /// The section that an index title leads to; that of the same number unless implemented.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// None.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// None.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// It can.
  public func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Tells the table that its data source commits nothing, so that its rows do not swipe.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.dataSourceCommitsNothing()
  }
  /// It cannot.
  public func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// None.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  /// The section of the same number.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// The data source of a table.
///
/// Only the first two methods are required. The defaults of the other methods do what UIKit does if
/// the method is missing.
///
/// **Swift chooses the defaults for the class that declares the conformance.** UIKit instead looks
/// up an optional method in each object. So a base class that conforms must declare every method
/// that its subclasses override, as ``UITableViewController`` does.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a cell from ``UITableView/dequeueReusableCell(withIdentifier:for:)`` for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section. The default is `nil`.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns whether a row can be edited. The default is `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user deletes or inserts a row. Without this method, no swipe shows Delete.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  /// The default implementation returns 1, so the table has one section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The default implementation returns `nil`, so the section has no title above it.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// The default implementation returns `true`, so every row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The default implementation commits no edit, so a swipe cannot show Delete.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.ignoredCommit = true }
}

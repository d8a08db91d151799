#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A data source that reads its rows from a `TableItemSource`.
///
/// The controller does not need to forward data source calls.
///
/// The table holds its data source weakly, so the controller must hold this object.
@MainActor
public final class TableItemRows<Source: TableItemSource>: NSObject, UITableViewDataSource {
  private let source: Source
  private let reuseIdentifier: String

  /// Creates a data source that uses the cells registered for `reuseIdentifier`.
  ///
  /// The class of these cells conforms to `RowTextShowing`, as ``RowTextCell`` does.
  public init(_ source: Source, reuseIdentifier: String) {
    self.source = source
    self.reuseIdentifier = reuseIdentifier
  }

  /// Returns the number of items of the source.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.numberOfRows
  }

  /// Returns a cell with the title and the detail of the item.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    source.fill(cell, inRow: indexPath.row)
    return cell
  }
}

extension UIActivityIndicatorView: ActivityShowing {}

extension UITableView: RowsReloading {}

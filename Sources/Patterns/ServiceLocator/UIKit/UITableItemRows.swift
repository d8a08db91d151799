#if canImport(UIKit)
  public import UIKit

  /// A table data source that shows the items of a `TableItemSource`.
  ///
  /// The controller retains this object, because the table holds its data source weakly.
  @MainActor
  public final class UITableItemRows<Source: TableItemSource>: NSObject,
    UITableViewDataSource
  {
    private let source: Source
    private let reuseIdentifier: String

    /// Creates a data source with cells that the table registers under `reuseIdentifier`.
    ///
    /// The class of these cells conforms to `RowTextShowing`, as `UIRowTextCell` does.
    public init(_ source: Source, reuseIdentifier: String) {
      self.source = source
      self.reuseIdentifier = reuseIdentifier
    }

    /// Returns the number of items in the source.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      source.numberOfRows
    }

    /// Returns a cell with the row's text.
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
#endif
